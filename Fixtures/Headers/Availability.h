#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@protocol Aging
- (void)oldMac API_DEPRECATED("no", macos(10.0, 10.5));
- (void)oldPhone API_DEPRECATED("no", ios(2.0, 6.0));
- (void)newer API_DEPRECATED("no", macos(10.10, 12.0));
- (void)onMac API_AVAILABLE(macos(12.0)) API_UNAVAILABLE(ios);
- (void)notOnMac API_UNAVAILABLE(macos);
- (void)onPhone API_AVAILABLE(ios(15.0));
- (void)since __attribute__((availability(macos, introduced=14.0)));
@property (nonatomic, readonly) BOOL flag API_AVAILABLE(macos(14.0));
- (void)sinceYosemite NS_AVAILABLE(10_10, 8_0);
- (void)sincePhone NS_AVAILABLE_IOS(8_0);
- (void)agedPhone NS_DEPRECATED_IOS(2_0, 9_0);
- (void)everywhere
    API_AVAILABLE(macos(14.0), ios(17.0), tvos(17.0), watchos(10.0), visionos(1.0));
@end

API_AVAILABLE(macos(14.0), ios(17.0)) @protocol Recent
- (void)x;
@end
@protocol UsesRecent
- (void)x:(id<Recent>)x API_AVAILABLE(macos(14.0), ios(17.0));
@end

API_UNAVAILABLE(macos) @protocol NotOnMac
- (void)x;
@end
NS_UNAVAILABLE @protocol Nowhere
- (void)x;
@end

__attribute__((deprecated("use Recent"))) @protocol Deprecated
- (void)x;
- (NSInteger)count;
@property (nonatomic) BOOL flag;
@end
API_DEPRECATED("use Recent", macos(10.13, 12.0)) @protocol DeprecatedOnMac
- (void)x;
@end

// Names that NSObject has in another form.
@protocol Descriptions
@property (nonatomic, readonly) NSString *description;
@property (nonatomic, readonly) NSString *debugDescription;
@end
@protocol SettableDescription
@property (nonatomic, copy) NSString *description;
@end
@protocol NullableDescription
@property (nonatomic, readonly, nullable) NSString *description;
@end
@protocol NullableDebugDescription
@property (nonatomic, readonly, nullable) NSString *debugDescription;
@end
@protocol DebugDescriptionMethod
- (NSString *)debugDescription;
@end
@protocol Performing
- (void)performSelector:(SEL)selector withObject:(nullable id)object;
@end
// Methods that differ in @Sendable alone.
@protocol WithAndUsing
- (void)doItWithBlock:(void (^)(void))block;
- (void)doItUsingBlock:(void (^)(void))block;
@end
@protocol WithAndWithout
- (void)doItWithBlock:(void (^)(void))block;
- (void)doIt:(void (^)(void))block;
@end

NS_ASSUME_NONNULL_END
