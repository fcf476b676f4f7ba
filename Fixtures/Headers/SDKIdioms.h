// The idioms of Apple's SDK, and the names of its frameworks that headers use most.
#import <Foundation/Foundation.h>
#import <UIKit/UIKit.h>

#if __has_feature(objc_arc) && __has_extension(attribute_deprecated_with_message)
#define LAB_ARC 1
#endif
#if !__has_feature(nullability)
#error "nullability"
#endif

NS_ASSUME_NONNULL_BEGIN

typedef CF_ENUM(int, LABLevel) { LABLevelLow, LABLevelHigh };
typedef CF_OPTIONS(unsigned int, LABMask) { LABMaskAll = 1 };
OS_ENUM(lab_kind, int, LAB_KIND_A, LAB_KIND_B);
OS_EXPORT OS_WEAK void lab_function(int count __unused) OS_NOTHROW;
OS_INLINE OS_ALWAYS_INLINE int lab_inline(void) { return 1; }

@protocol Idioms <NSObject>
- (void)level:(LABLevel)level mask:(LABMask)mask kind:(lab_kind_t)kind;
- (void)gone __unavailable;
- (void)replaced __deprecated_msg("use other");
- (void)aged __deprecated;
- (void)notOnTV __TVOS_PROHIBITED;
- (void)notOnWatch __WATCHOS_PROHIBITED API_AVAILABLE(macos(10.15), ios(13.0));
- (void)each:(void (OS_NOESCAPE ^)(int number))block;
#ifdef LAB_ARC
- (void)counted;
#endif
- (nullable NSString *)maybe:(NSString *_Nullable)text;
- (NSString *_Null_unspecified)unspecified:(null_unspecified NSString *)text;
@end

@protocol Names <NSObject>
- (void)session:(NSURLSession *)session metrics:(NSURLSessionTaskMetrics *)metrics;
- (void)write:(id)object options:(NSJSONWritingOptions)options;
- (void)read:(NSData *)data options:(NSPropertyListMutabilityOptions)options format:(NSPropertyListFormat)format;
- (void)setTitle:(NSString *)title forState:(UIControlState)state;
- (void)launchWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)options;
@property (nonatomic, readonly) NSURLSessionTaskState state;
@end

@protocol SessionDelegate <NSURLSessionDataDelegate>
- (void)sessionDidStart:(NSURLSession *)session;
@end

@protocol DownloadDelegate <NSURLSessionDownloadDelegate>
@end

NS_ASSUME_NONNULL_END
