// What protocols of apps use of UIKit: the classes and structures that they name most.
#pragma once
#include <Foundation/Foundation.h>

#define UIKIT_EXTERN extern
#define UIKIT_STATIC_INLINE static inline
#define IBOutlet
#define IBAction void
#define IBInspectable
#define IB_DESIGNABLE

NS_ASSUME_NONNULL_BEGIN

typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct UIOffset { CGFloat horizontal, vertical; } UIOffset;
typedef NS_ENUM(NSInteger, UIInterfaceOrientation) { UIInterfaceOrientationUnknown = 0 };
typedef NS_OPTIONS(NSUInteger, UIInterfaceOrientationMask) { UIInterfaceOrientationMaskPortrait = 2 };

@class UIView, UIViewController, UIScreen, UIWindow;

@interface UIColor : NSObject <NSSecureCoding, NSCopying>
@end
@interface UIFont : NSObject <NSCopying, NSSecureCoding>
@end
@interface UIImage : NSObject <NSSecureCoding>
@end
@interface UIBezierPath : NSObject <NSCopying, NSSecureCoding>
@end
@interface UIEvent : NSObject
@end
@interface UITouch : NSObject
@end
@interface UIPress : NSObject
@end
@interface UIScreen : NSObject
@end
@interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
@end
@interface UIStoryboard : NSObject
@end
@interface UIStoryboardSegue : NSObject
@end
@interface UINib : NSObject
@end
@interface UIDevice : NSObject
@end
@interface UIPasteboard : NSObject
@end
@interface UIGestureRecognizer : NSObject
@end
@interface UITapGestureRecognizer : UIGestureRecognizer
@end
@interface UIPanGestureRecognizer : UIGestureRecognizer
@end
@interface UILongPressGestureRecognizer : UIGestureRecognizer
@end
@interface UIBarItem : NSObject
@end
@interface UIBarButtonItem : UIBarItem
@end
@interface UITabBarItem : UIBarItem
@end
@interface UINavigationItem : NSObject
@end
@interface UICollectionViewLayout : NSObject
@end
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@end
@interface UICollectionViewLayoutAttributes : NSObject
@end
@interface NSLayoutConstraint : NSObject
@end

@interface UIResponder : NSObject
@end
@interface UIApplication : UIResponder
@end
@interface UIView : UIResponder
@end
@interface UIWindow : UIView
@end
@interface UIControl : UIView
@end
@interface UIButton : UIControl
@end
@interface UISwitch : UIControl
@end
@interface UISlider : UIControl
@end
@interface UIStepper : UIControl
@end
@interface UISegmentedControl : UIControl
@end
@interface UIPageControl : UIControl
@end
@interface UIRefreshControl : UIControl
@end
@interface UIDatePicker : UIControl
@end
@interface UITextField : UIControl
@end
@interface UILabel : UIView
@end
@interface UIImageView : UIView
@end
@interface UIStackView : UIView
@end
@interface UIProgressView : UIView
@end
@interface UIActivityIndicatorView : UIView
@end
@interface UIPickerView : UIView
@end
@interface UIScrollView : UIView
@end
@interface UITextView : UIScrollView
@end
@interface UITableView : UIScrollView
@end
@interface UITableViewCell : UIView
@end
@interface UITableViewHeaderFooterView : UIView
@end
@interface UICollectionView : UIScrollView
@end
@interface UICollectionReusableView : UIView
@end
@interface UICollectionViewCell : UICollectionReusableView
@end
@interface UIToolbar : UIView
@end
@interface UINavigationBar : UIView
@end
@interface UITabBar : UIView
@end
@interface UISearchBar : UIView
@end

@interface UIViewController : UIResponder
@end
@interface UINavigationController : UIViewController
@end
@interface UITabBarController : UIViewController
@end
@interface UISplitViewController : UIViewController
@end
@interface UIPageViewController : UIViewController
@end
@interface UITableViewController : UIViewController
@end
@interface UICollectionViewController : UIViewController
@end
@interface UISearchController : UIViewController
@end
@interface UIAlertController : UIViewController
@end
@interface UIActivityViewController : UIViewController
@end
@interface UIImagePickerController : UINavigationController
@end
@interface UIPresentationController : NSObject
@end

NS_ASSUME_NONNULL_END
