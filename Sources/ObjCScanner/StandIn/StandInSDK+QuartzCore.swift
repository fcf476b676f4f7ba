extension StandInSDK {
  /// The text of `QuartzCore/QuartzCore.h`.
  static let quartzCore = #"""
    // The parts of Core Animation that protocols of apps use.
    #pragma once
    #include <Foundation/Foundation.h>

    NS_ASSUME_NONNULL_BEGIN

    typedef struct CATransform3D {
      CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
    } CATransform3D;
    typedef NSString *CALayerContentsGravity NS_TYPED_ENUM;
    typedef NSString *CAMediaTimingFunctionName NS_TYPED_ENUM;
    typedef NS_OPTIONS(NSUInteger, CACornerMask) { kCALayerMinXMinYCorner = 1 };
    typedef NS_OPTIONS(unsigned int, CAEdgeAntialiasingMask) { kCALayerLeftEdge = 1 };

    @protocol CAAction
    - (void)runActionForKey:(NSString *)event object:(id)anObject arguments:(nullable NSDictionary *)dict;
    @end
    @protocol CALayerDelegate <NSObject>
    @end
    @protocol CAAnimationDelegate <NSObject>
    @end
    @interface CALayer : NSObject <NSSecureCoding>
    @end
    @interface CAAnimation : NSObject <NSSecureCoding, NSCopying, CAAction>
    @end
    @interface CAMediaTimingFunction : NSObject <NSSecureCoding>
    @end
    @interface CADisplayLink : NSObject
    @end
    @interface CATransaction : NSObject
    @end

    NS_ASSUME_NONNULL_END

    """#
}
