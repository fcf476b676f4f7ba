// Completion handlers: one selector to a protocol.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface ZOOColor : NSObject
@end
@interface ZOOView : NSObject
@end
typedef NS_OPTIONS(NSUInteger, ZOOOpts) { ZOOOptsA = 1 };
typedef void (^ZOOHandler)(NSError *_Nullable e);
typedef ZOOHandler ZOOHandler2;
typedef NSDictionary<NSString *, id> *ZOOInfo;

@protocol ZOOCompletionHandlers1
- (void)loadWithCompletion:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers2
- (void)loadWithCompletionHandler:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers3
- (void)loadWithCompletionBlock:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers4
- (void)loadWithReply:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers5
- (void)loadWithReplyTo:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers6
- (void)loadWithBlock:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers7
- (void)loadCompletion:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers8
- (void)loadUsingCompletion:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers9
- (void)completion:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers10
- (void)withCompletion:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers11
- (void)load:(void (^)(void))completion;
@end
@protocol ZOOCompletionHandlers12
- (void)loadWithHandler:(void (^)(void))completionHandler;
@end
@protocol ZOOCompletionHandlers13
- (void)loadWithBigCompletion:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers14
- (void)load:(int)i completion:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers15
- (void)load:(int)i withCompletion:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers16
- (void)load:(int)i completionHandler:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers17
- (void)load:(int)i withCompletionHandler:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers18
- (void)load:(int)i completionBlock:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers19
- (void)load:(int)i withCompletionBlock:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers20
- (void)load:(int)i reply:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers21
- (void)load:(int)i replyTo:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers22
- (void)load:(int)i withReply:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers23
- (void)load:(int)i withReplyTo:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers24
- (void)load:(int)i block:(void (^)(void))completion;
@end
@protocol ZOOCompletionHandlers25
- (void)load:(int)i block:(void (^)(void))completionHandler;
@end
@protocol ZOOCompletionHandlers26
- (void)load:(int)i block:(void (^)(void))reply;
@end
@protocol ZOOCompletionHandlers27
- (void)load:(int)i :(void (^)(void))completion;
@end
@protocol ZOOCompletionHandlers28
- (void)load:(int)i fooCompletion:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers29
- (void)load:(int)i fooWithCompletion:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers30
- (void)load:(int)i fooBarWithCompletionHandler:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers31
- (void)load:(int)i completion:(void (^)(void))c foo:(int)x;
@end
@protocol ZOOCompletionHandlers32
- (void)load:(int)i completion:(int (^)(void))c;
@end
@protocol ZOOCompletionHandlers33
- (int)load:(int)i completion:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers34
- (BOOL)load:(int)i completion:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers35
- (void)load:(int)i completion:(int)c;
@end
@protocol ZOOCompletionHandlers36
- (void)load:(int)i completion:(void (^_Nullable)(void))c;
@end
@protocol ZOOCompletionHandlers37
- (void)load:(int)i completion:(void (NS_NOESCAPE ^)(void))c;
@end
@protocol ZOOCompletionHandlers38
- (void)load:(int)i completion:(void (^)(NSError *))c;
@end
@protocol ZOOCompletionHandlers39
- (void)load:(int)i completion:(void (^)(NSError *_Nullable))c;
@end
@protocol ZOOCompletionHandlers40
- (void)load:(int)i completion:(void (^)(NSError *_Nullable, NSString *))c;
@end
@protocol ZOOCompletionHandlers41
- (void)load:(int)i completion:(void (^)(NSString *_Nullable, NSString *_Nullable))c;
@end
@protocol ZOOCompletionHandlers42
- (void)load:(int)i completion:(void (^)(NSString *_Nullable_result, NSError *_Nullable))c;
@end
@protocol ZOOCompletionHandlers43
- (void)load:(int)i completion:(void (^)(BOOL finished))c;
@end
@protocol ZOOCompletionHandlers44
- (void)load:(int)i completion:(void (^)(id, NSError *_Null_unspecified))c;
@end
@protocol ZOOCompletionHandlers45
- (void)load:(int)i completion:(void (^)(NSError *_Nullable, NSError *_Nullable))c;
@end
@protocol ZOOCompletionHandlers46
- (void)load:(int)i completion:(void (^)(void (^)(void)))c;
@end
@protocol ZOOCompletionHandlers47
- (void)load:(int)i completion:(ZOOHandler)c;
@end
@protocol ZOOCompletionHandlers48
- (void)load:(int)i completion:(ZOOHandler2)c;
@end
@protocol ZOOCompletionHandlers49
- (void)load:(int)i completion:(nullable ZOOHandler)c;
@end
@protocol ZOOCompletionHandlers50
- (void)getColorWithCompletion:(void (^)(ZOOColor *))c;
@end
@protocol ZOOCompletionHandlers51
- (void)getURLWithCompletion:(void (^)(ZOOColor *))c;
@end
@protocol ZOOCompletionHandlers52
- (void)getURLSessionWithCompletion:(void (^)(ZOOColor *))c;
@end
@protocol ZOOCompletionHandlers53
- (void)getColor:(int)i completion:(void (^)(ZOOColor *))c;
@end
@protocol ZOOCompletionHandlers54
- (void)getWithCompletion:(void (^)(ZOOColor *))c;
@end
@protocol ZOOCompletionHandlers55
- (void)gettingWithCompletion:(void (^)(ZOOColor *))c;
@end
@protocol ZOOCompletionHandlers56
- (void)loadAsynchronouslyWithCompletion:(void (^)(ZOOColor *))c;
@end
@protocol ZOOCompletionHandlers57
- (void)loadAsynchronously:(int)i completion:(void (^)(ZOOColor *))c;
@end
@protocol ZOOCompletionHandlers58
- (void)loadAsynchronouslyForColor:(ZOOColor *)i completion:(void (^)(ZOOColor *))c;
@end
@protocol ZOOCompletionHandlers59
- (void)loadColorAsynchronously:(int)i completion:(void (^)(ZOOColor *))c;
@end
@protocol ZOOCompletionHandlers60
- (void)asynchronously:(int)i completion:(void (^)(ZOOColor *))c;
@end
@protocol ZOOCompletionHandlers61
- (void)getAsynchronously:(int)i completion:(void (^)(ZOOColor *))c;
@end
@protocol ZOOCompletionHandlers62
- (void)loadAsyncWithCompletion:(void (^)(ZOOColor *))c;
@end
@protocol ZOOCompletionHandlers63
- (void)getDefaultWithCompletion:(void (^)(ZOOColor *))c;
@end
@protocol ZOOCompletionHandlers64
- (void)getForWithCompletion:(void (^)(ZOOColor *))c;
@end
@protocol ZOOCompletionHandlers65
- (void)getSelfWithCompletion:(void (^)(ZOOColor *))c;
@end
@protocol ZOOCompletionHandlers66
- (void)loadForColor:(ZOOColor *)i completion:(void (^)(ZOOColor *))c;
@end
@protocol ZOOCompletionHandlers67
- (void)loadForColor:(ZOOColor *)i completion:(void (^)(ZOOColor *))c NS_SWIFT_NAME(foo(bar:baz:));
@end
@protocol ZOOCompletionHandlers68
- (void)loadForColor:(ZOOColor *)i completion:(void (^)(ZOOColor *))c NS_SWIFT_NAME(foo(bar:completion:));
@end
@protocol ZOOCompletionHandlers69
- (void)loadForColor:(ZOOColor *)i completion:(void (^)(ZOOColor *))c NS_SWIFT_NAME(getFoo(bar:completion:));
@end
@protocol ZOOCompletionHandlers70
- (void)loadForColor:(ZOOColor *)i completion:(void (^)(ZOOColor *))c NS_SWIFT_NAME(foo(bar:baz:)) NS_SWIFT_ASYNC_NAME(quux(x:));
@end
@protocol ZOOCompletionHandlers71
- (void)loadForColor:(ZOOColor *)i thing:(void (^)(ZOOColor *))c NS_SWIFT_ASYNC(2);
@end
@protocol ZOOCompletionHandlers72
- (void)loadForColor:(void (^)(ZOOColor *))c other:(int)i NS_SWIFT_ASYNC(1);
@end
@protocol ZOOCompletionHandlers73
- (void)loadForColor:(ZOOColor *)i thing:(void (^)(ZOOColor *))c __attribute__((swift_async(not_swift_private, 2)));
@end
@protocol ZOOCompletionHandlers74
- (void)loadForThing:(void (^)(ZOOColor *))c color:(ZOOColor *)i __attribute__((swift_async(not_swift_private, 1)));
@end
@protocol ZOOCompletionHandlers75
- (void)loadForColor:(ZOOColor *)i thing:(void (^)(ZOOColor *))c NS_SWIFT_ASYNC_NAME(quux(x:));
@end
@protocol ZOOCompletionHandlers76
- (void)loadForColor:(ZOOColor *)i completion:(void (^)(BOOL, NSError *_Nullable))c __attribute__((swift_async_error(none)));
@end
@protocol ZOOCompletionHandlers77
- (void)loadForColor:(ZOOColor *)i completion:(void (^)(BOOL, NSError *_Nullable))c __attribute__((swift_async_error(zero_argument, 1)));
@end
@protocol ZOOCompletionHandlers78
- (void)loadForColor:(ZOOColor *)i completion:(void (^)(BOOL, NSError *_Nullable))c __attribute__((swift_async_error(nonzero_argument, 1)));
@end
@protocol ZOOCompletionHandlers79
- (void)loadForColor:(ZOOColor *)i completion:(void (^)(ZOOColor *, NSError *))c __attribute__((swift_async_error(nonnull_error)));
@end
@protocol ZOOCompletionHandlers80
+ (void)loadWithCompletion:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers81
- (instancetype)initWithCompletion:(void (^)(void))c;
@end
@protocol ZOOCompletionHandlers82
- (void)loadWithOptions:(NSDictionary *)d;
@end
@protocol ZOOCompletionHandlers83
- (void)loadWithOptions:(NSDictionary<NSString *, id> *)d;
@end
@protocol ZOOCompletionHandlers84
- (void)loadWithAttributes:(NSDictionary<NSString *, id> *)d;
@end
@protocol ZOOCompletionHandlers85
- (void)loadWithInfo:(NSDictionary<NSString *, id> *)d;
@end
@protocol ZOOCompletionHandlers86
- (void)loadWithUserInfo:(NSDictionary<NSString *, id> *)d;
@end
@protocol ZOOCompletionHandlers87
- (void)loadWithUserInfo:(nullable NSDictionary<NSString *, id> *)d;
@end
@protocol ZOOCompletionHandlers88
- (void)loadOptions:(NSDictionary<NSString *, id> *)d;
@end
@protocol ZOOCompletionHandlers89
- (void)loadWithDictionary:(NSDictionary<NSString *, id> *)d;
@end
@protocol ZOOCompletionHandlers90
- (void)loadWithInfoDictionary:(NSDictionary<NSString *, id> *)d;
@end
@protocol ZOOCompletionHandlers91
- (void)loadWithInfo:(ZOOInfo)d;
@end
@protocol ZOOCompletionHandlers92
- (void)loadWithBlock:(nullable ZOOHandler)d;
@end
@protocol ZOOCompletionHandlers93
- (void)loadWithHandler:(nullable ZOOHandler)d;
@end
@protocol ZOOCompletionHandlers94
- (void)loadWithHandler:(nullable ZOOHandler)d foo:(int)i;
@end
@protocol ZOOCompletionHandlers95
- (void)loadUsingHandler:(nullable ZOOHandler)d;
@end
@protocol ZOOCompletionHandlers96
- (void)loadUsingBlock:(nullable ZOOHandler)d;
@end
@protocol ZOOCompletionHandlers97
- (void)loadForOptions:(ZOOOpts)d;
@end
@protocol ZOOCompletionHandlers98
- (void)loadByOptions:(ZOOOpts)d;
@end
@protocol ZOOCompletionHandlers99
- (void)loadWithBigOptions:(ZOOOpts)d;
@end
@protocol ZOOCompletionHandlers100
- (void)loadWithMode:(ZOOOpts)d;
@end
@protocol ZOOCompletionHandlers101
- (void)loadMode:(ZOOOpts)d;
@end
@protocol ZOOCompletionHandlers102
- (void)loadOpts:(ZOOOpts)d;
@end
@protocol ZOOCompletionHandlers103
- (void)loadWithOpts:(ZOOOpts)d;
@end
@protocol ZOOCompletionHandlers104
- (void)setOptions:(ZOOOpts)d;
@end
@protocol ZOOCompletionHandlers105
- (void)loadInZone:(nullable NSZone *)d;
@end
@protocol ZOOCompletionHandlers106
- (void)loadWithSmallZone:(nullable NSZone *)d;
@end

NS_ASSUME_NONNULL_END
