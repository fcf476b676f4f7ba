// Attributes behind `__has_attribute`, as CoreFoundation, dispatch, and what Xcode generates for Swift ask for them.
#import <Foundation/Foundation.h>

#if __has_attribute(noescape)
#define ZOO_NOESCAPE __attribute__((noescape))
#else
#define ZOO_NOESCAPE
#endif
#if defined(__has_attribute) && __has_attribute(__noescape__)
#define ZOO_NOESCAPE_2 __attribute__((__noescape__))
#endif
#if __has_attribute(swift_private)
#define ZOO_REFINED __attribute__((swift_private))
#endif
#if __has_attribute(swift_bridged_typedef)
#define ZOO_BRIDGED __attribute__((swift_bridged_typedef))
#endif
#if __has_attribute(swift_name) && __has_attribute(swift_wrapper) && __has_attribute(objc_boxable)
#define ZOO_NAMED(NAME) __attribute__((swift_name(#NAME)))
#endif

NS_ASSUME_NONNULL_BEGIN

@protocol ZOOAttributes
- (void)each:(void (ZOO_NOESCAPE ^)(int x))block;
- (void)each2:(void (ZOO_NOESCAPE_2 ^)(int x))block;
- (void)each3:(void (^)(int x))block ZOO_NAMED(third(_:));
- (void)each4:(void (NS_NOESCAPE ^)(int x))block with:(void (^)(void))other;
- (void)refined:(int)x ZOO_REFINED;
- (void)refined2:(int)x NS_REFINED_FOR_SWIFT __attribute__((unused));
@property (nonatomic) int refined3 NS_REFINED_FOR_SWIFT;
@property (nonatomic) int refined4 __attribute__((__swift_private__));
@end

NS_ASSUME_NONNULL_END
