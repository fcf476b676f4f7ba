extension StandInSDK {
  /// The text of `CoreGraphics/CoreGraphics.h`.
  static let coreGraphics = #"""
    // The parts of Core Graphics and Core Foundation that protocols of apps use.
    #pragma once
    #include <stddef.h>
    #include <stdint.h>

    #define CF_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define CF_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define CF_EXTERN_C_BEGIN
    #define CF_EXTERN_C_END
    #define CF_BRIDGED_TYPE(class) __attribute__((objc_bridge(class)))
    #define CF_ENUM(type, name) \
      enum __attribute__((enum_extensibility(open))) name : type name; \
      enum __attribute__((enum_extensibility(open))) name : type
    #define CF_OPTIONS(type, name) \
      enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
      enum __attribute__((flag_enum, enum_extensibility(open))) name : type
    #define CF_SWIFT_NAME(name) __attribute__((swift_name(#name)))
    #define CF_RETURNS_RETAINED __attribute__((cf_returns_retained))
    #define CF_RETURNS_NOT_RETAINED __attribute__((cf_returns_not_retained))

    typedef double CGFloat;
    typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
    typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
    typedef struct CGVector { CGFloat dx; CGFloat dy; } CGVector;
    typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
    typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;

    #define CGFLOAT_MAX DBL_MAX
    #define CGFLOAT_MIN __DBL_MIN__
    typedef enum __attribute__((enum_extensibility(open))) CGBlendMode : int { kCGBlendModeNormal } CGBlendMode;
    typedef enum __attribute__((flag_enum, enum_extensibility(open))) CGBitmapInfo : uint32_t {
      kCGBitmapAlphaInfoMask = 0x1F
    } CGBitmapInfo;
    typedef enum __attribute__((enum_extensibility(open))) CGImageAlphaInfo : uint32_t {
      kCGImageAlphaNone
    } CGImageAlphaInfo;
    extern const CGPoint CGPointZero;
    extern const CGSize CGSizeZero;
    extern const CGRect CGRectZero, CGRectNull, CGRectInfinite;

    typedef long CFIndex;
    typedef double CFTimeInterval;
    typedef double CFAbsoluteTime;
    typedef unsigned long CFTypeID;
    typedef unsigned long CFOptionFlags;
    typedef unsigned int CFStringEncoding;
    typedef struct { CFIndex location; CFIndex length; } CFRange;
    typedef const void *CFTypeRef;
    typedef const struct CF_BRIDGED_TYPE(NSString) __CFString *CFStringRef;
    typedef const struct CF_BRIDGED_TYPE(NSArray) __CFArray *CFArrayRef;
    typedef const struct CF_BRIDGED_TYPE(NSDictionary) __CFDictionary *CFDictionaryRef;
    typedef const struct CF_BRIDGED_TYPE(NSData) __CFData *CFDataRef;
    typedef const struct CF_BRIDGED_TYPE(NSURL) __CFURL *CFURLRef;
    typedef struct CF_BRIDGED_TYPE(NSError) __CFError *CFErrorRef;

    typedef struct CF_BRIDGED_TYPE(id) CGColor *CGColorRef;
    typedef struct CF_BRIDGED_TYPE(id) CGColorSpace *CGColorSpaceRef;
    typedef struct CF_BRIDGED_TYPE(id) CGImage *CGImageRef;
    typedef struct CF_BRIDGED_TYPE(id) CGContext *CGContextRef;
    typedef const struct CF_BRIDGED_TYPE(id) CGPath *CGPathRef;
    typedef struct CF_BRIDGED_TYPE(id) CGPath *CGMutablePathRef;

    """#
}
