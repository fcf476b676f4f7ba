extension StandInSDK {
  /// The text of `UIKit/UIKit.h`.
  static let uiKit = #"""
    // The classes and structures of UIKit that protocols of apps name most.
    #pragma once
    #include <Foundation/Foundation.h>
    #include <QuartzCore/QuartzCore.h>

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
    typedef NS_OPTIONS(NSUInteger, UIControlState) {
      UIControlStateNormal = 0, UIControlStateHighlighted = 1, UIControlStateDisabled = 2, UIControlStateSelected = 4
    };
    typedef NS_OPTIONS(NSUInteger, UIControlEvents) { UIControlEventTouchDown = 1 };
    typedef NS_ENUM(NSInteger, UIViewContentMode) { UIViewContentModeScaleToFill = 0 };
    typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) { UIViewAutoresizingFlexibleLeftMargin = 1 };
    typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) { UIViewAnimationOptionLayoutSubviews = 1 };
    typedef NS_ENUM(NSInteger, UIViewAnimationCurve) { UIViewAnimationCurveEaseInOut = 0 };
    typedef NS_ENUM(NSInteger, UIViewTintAdjustmentMode) { UIViewTintAdjustmentModeAutomatic = 0 };
    typedef NS_ENUM(NSInteger, UISemanticContentAttribute) { UISemanticContentAttributeUnspecified = 0 };
    typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) { UIUserInterfaceSizeClassUnspecified = 0 };
    typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) { UIUserInterfaceIdiomPhone = 0 };
    typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) { UIUserInterfaceStyleUnspecified = 0 };
    typedef NS_ENUM(NSInteger, UIUserInterfaceLevel) { UIUserInterfaceLevelBase = 0 };
    typedef NS_ENUM(NSInteger, UIDisplayGamut) { UIDisplayGamutSRGB = 0 };
    typedef NS_ENUM(NSInteger, UIForceTouchCapability) { UIForceTouchCapabilityUnknown = 0 };
    typedef NS_ENUM(NSInteger, UITraitEnvironmentLayoutDirection) { UITraitEnvironmentLayoutDirectionLeftToRight = 0 };
    typedef NS_ENUM(NSInteger, UIAccessibilityContrast) { UIAccessibilityContrastNormal = 0 };
    typedef NS_ENUM(NSInteger, UILegibilityWeight) { UILegibilityWeightRegular = 0 };
    typedef NS_ENUM(NSInteger, UIApplicationState) { UIApplicationStateActive = 0 };
    typedef NS_ENUM(NSUInteger, UIBackgroundFetchResult) { UIBackgroundFetchResultNewData = 0 };
    typedef NS_ENUM(NSInteger, UIGestureRecognizerState) { UIGestureRecognizerStatePossible = 0 };
    typedef NS_ENUM(NSInteger, UIImageOrientation) { UIImageOrientationUp = 0 };
    typedef NS_ENUM(NSInteger, UIImageRenderingMode) { UIImageRenderingModeAutomatic = 0 };
    typedef NS_ENUM(NSInteger, UICollectionViewScrollDirection) { UICollectionViewScrollDirectionVertical = 0 };
    typedef NS_OPTIONS(NSUInteger, UICollectionViewScrollPosition) { UICollectionViewScrollPositionTop = 1 };
    typedef NS_ENUM(NSInteger, UITableViewStyle) { UITableViewStylePlain = 0 };
    typedef NS_ENUM(NSInteger, UITableViewScrollPosition) { UITableViewScrollPositionNone = 0 };
    typedef NS_ENUM(NSInteger, UITableViewRowAnimation) { UITableViewRowAnimationFade = 0 };
    typedef NS_ENUM(NSInteger, UITableViewCellStyle) { UITableViewCellStyleDefault = 0 };
    typedef NS_ENUM(NSInteger, UITableViewCellEditingStyle) { UITableViewCellEditingStyleNone = 0 };
    typedef NS_ENUM(NSInteger, UITableViewCellSelectionStyle) { UITableViewCellSelectionStyleNone = 0 };
    typedef NS_ENUM(NSInteger, UITableViewCellFocusStyle) { UITableViewCellFocusStyleDefault = 0 };
    typedef NS_ENUM(NSInteger, UITableViewCellAccessoryType) { UITableViewCellAccessoryNone = 0 };
    typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) { UIBarButtonItemStylePlain = 0 };
    typedef NS_ENUM(NSInteger, UIAlertControllerStyle) { UIAlertControllerStyleActionSheet = 0 };
    typedef NS_ENUM(NSInteger, UIAlertActionStyle) { UIAlertActionStyleDefault = 0 };
    typedef NS_ENUM(NSInteger, UIStatusBarStyle) { UIStatusBarStyleDefault = 0 };
    typedef NS_ENUM(NSInteger, UIModalPresentationStyle) { UIModalPresentationFullScreen = 0 };
    typedef NS_ENUM(NSInteger, UIKeyboardType) { UIKeyboardTypeDefault = 0 };
    typedef NS_ENUM(NSInteger, UIReturnKeyType) { UIReturnKeyDefault = 0 };
    typedef NS_ENUM(NSInteger, UIDeviceOrientation) { UIDeviceOrientationUnknown = 0 };
    typedef NS_ENUM(NSInteger, NSTextAlignment) { NSTextAlignmentLeft = 0 };
    typedef NS_ENUM(NSInteger, NSLineBreakMode) { NSLineBreakByWordWrapping = 0 };
    typedef NS_OPTIONS(NSUInteger, UIRectCorner) { UIRectCornerTopLeft = 1 };
    typedef NS_OPTIONS(NSUInteger, UIRectEdge) { UIRectEdgeTop = 1 };
    typedef uint64_t UIAccessibilityTraits;
    typedef NSUInteger UIBackgroundTaskIdentifier NS_TYPED_ENUM;
    typedef NSString *UIContentSizeCategory NS_TYPED_ENUM;
    typedef NSString *UIFontTextStyle NS_TYPED_ENUM;
    typedef NSString *UITextContentType NS_TYPED_ENUM;
    typedef NSString *UIApplicationLaunchOptionsKey NS_TYPED_ENUM;
    typedef NSString *UIApplicationOpenURLOptionsKey NS_TYPED_ENUM;
    typedef NSString *UIApplicationOpenExternalURLOptionsKey NS_TYPED_ENUM;

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
    @interface UIAlertAction : NSObject <NSCopying>
    @end
    @interface UIContextMenuConfiguration : NSObject
    @end
    @interface UITargetedPreview : NSObject
    @end
    @interface UISwipeActionsConfiguration : NSObject
    @end
    @interface UITableViewRowAction : NSObject <NSCopying>
    @end
    @interface UICollectionViewTransitionLayout : UICollectionViewLayout
    @end
    @interface UICollectionViewLayoutInvalidationContext : NSObject
    @end
    @interface UIGraphicsImageRendererFormat : NSObject <NSCopying>
    @end
    @interface NSParagraphStyle : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
    @end
    @interface NSMutableParagraphStyle : NSParagraphStyle
    @end
    @interface NSShadow : NSObject <NSCopying, NSSecureCoding>
    @end

    // MARK: Protocols, without their optional requirements

    @protocol UIScrollViewDelegate <NSObject>
    @end
    @protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
    @end
    @protocol UITableViewDataSource <NSObject>
    - (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
    - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
    @end
    @protocol UICollectionViewDelegate <UIScrollViewDelegate>
    @end
    @protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
    @end
    @protocol UICollectionViewDataSource <NSObject>
    - (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
    - (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                      cellForItemAtIndexPath:(NSIndexPath *)indexPath;
    @end
    @protocol UIGestureRecognizerDelegate <NSObject>
    @end
    @protocol UITextFieldDelegate <NSObject>
    @end
    @protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
    @end
    @protocol UINavigationControllerDelegate <NSObject>
    @end
    @protocol UITabBarControllerDelegate <NSObject>
    @end
    @protocol UIApplicationDelegate <NSObject>
    @end

    NS_ASSUME_NONNULL_END

    """#
}
