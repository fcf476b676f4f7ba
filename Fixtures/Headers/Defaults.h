// Labels of arguments that have a default, and of functions: one selector to a protocol.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface ZOOColor : NSObject
@end
@interface ZOOView : NSObject
@end
typedef NS_OPTIONS(NSUInteger, ZOOOpts) { ZOOOptsA = 1 };
typedef NS_OPTIONS(NSUInteger, ZOODrawOptions) { ZOODrawOptionsA = 1 };
typedef NS_OPTIONS(NSUInteger, ZOOOptionsMask) { ZOOOptionsMaskA = 1 };
typedef NS_ENUM(NSUInteger, ZOOEnumOptions) { ZOOEnumOptionsA = 1 };
typedef NS_OPTIONS(NSUInteger, ZOOoptionsx) { ZOOOptionsxA = 1 };
typedef NS_OPTIONS(NSUInteger, ZOOOptionset) { ZOOOptionsexA = 1 };
typedef void (^ZOOHandler)(NSError *_Nullable e);
typedef ZOOHandler ZOOHandler2;
typedef NSDictionary<NSString *, id> *ZOOInfo;
typedef ZOODrawOptions ZOODraw2;

@protocol ZOODefaults1
- (void)loadWithZone:(nullable NSZone *)d;
@end
@protocol ZOODefaults2
- (void)loadWithZone:(NSZone *)d;
@end
@protocol ZOODefaults3
- (void)loadUsingZone:(nullable NSZone *)d;
@end
@protocol ZOODefaults4
- (void)loadZebraFromZone:(nullable NSZone *)d;
@end
@protocol ZOODefaults5
- (void)loadWithSmallZone:(NSZone *)d;
@end
@protocol ZOODefaults6
- (void)loadWithZone:(nullable NSZone *)d foo:(int)i;
@end
@protocol ZOODefaults7
- (void)loadWithOptions:(ZOODrawOptions)d foo:(int)i;
@end
@protocol ZOODefaults8
- (void)loadWithDrawOptions:(ZOODrawOptions)d foo:(int)i;
@end
@protocol ZOODefaults9
- (void)loadForDrawOptions:(ZOODrawOptions)d foo:(int)i;
@end
@protocol ZOODefaults10
- (void)loadForOptions:(ZOODrawOptions)d foo:(int)i;
@end
@protocol ZOODefaults11
- (void)loadByOptions:(ZOODrawOptions)d foo:(int)i;
@end
@protocol ZOODefaults12
- (void)loadWithBigDrawOptions:(ZOODrawOptions)d foo:(int)i;
@end
@protocol ZOODefaults13
- (void)loadWithOptions:(ZOOOptionsMask)d foo:(int)i;
@end
@protocol ZOODefaults14
- (void)loadWithMask:(ZOOOptionsMask)d foo:(int)i;
@end
@protocol ZOODefaults15
- (void)loadWithOptionsMask:(ZOOOptionsMask)d foo:(int)i;
@end
@protocol ZOODefaults16
- (void)loadWithFoo:(ZOOEnumOptions)d foo:(int)i;
@end
@protocol ZOODefaults17
- (void)loadWithFoo:(ZOOoptionsx)d foo:(int)i;
@end
@protocol ZOODefaults18
- (void)loadWithFoo:(ZOOOptionset)d foo:(int)i;
@end
@protocol ZOODefaults19
- (void)loadWithFoo:(ZOODraw2)d foo:(int)i;
@end
@protocol ZOODefaults20
- (void)loadFoo:(ZOODrawOptions)d;
@end
@protocol ZOODefaults21
- (void)loadFooForBar:(ZOODrawOptions)d;
@end
@protocol ZOODefaults22
- (void)loadFooWithBar:(ZOODrawOptions)d;
@end
@protocol ZOODefaults23
- (void)loadWithFooForBar:(ZOODrawOptions)d;
@end
@protocol ZOODefaults24
- (void)loadWithFooWithBar:(ZOODrawOptions)d;
@end
@protocol ZOODefaults25
- (void)loadWithFooUsingBar:(ZOODrawOptions)d;
@end
@protocol ZOODefaults26
- (void)loadPassingBar:(ZOODrawOptions)d;
@end
@protocol ZOODefaults27
- (void)setFooWithBar:(ZOODrawOptions)d;
@end
@protocol ZOODefaults28
- (void)withBar:(ZOODrawOptions)d;
@end
@protocol ZOODefaults29
- (void)loadWithIn:(ZOODrawOptions)d;
@end
@protocol ZOODefaults30
- (void)loadWithFor:(ZOODrawOptions)d;
@end
@protocol ZOODefaults31
- (void)loadWithSelf:(ZOODrawOptions)d;
@end
@protocol ZOODefaults32
- (void)loadWithDefault:(ZOODrawOptions)d;
@end
@protocol ZOODefaults33
- (void)loadWithX:(ZOODrawOptions)d;
@end
@protocol ZOODefaults34
- (void)loadWith:(ZOODrawOptions)d;
@end
@protocol ZOODefaults35
- (void)loadUsing:(ZOODrawOptions)d;
@end
@protocol ZOODefaults36
- (void)loadUsingBlock:(ZOOHandler)d;
@end
@protocol ZOODefaults37
- (void)loadUsingHandler:(ZOOHandler)d;
@end
@protocol ZOODefaults38
- (void)loadWithHandler:(ZOOHandler)d;
@end
@protocol ZOODefaults39
- (void)loadWithHandler:(ZOOHandler)d foo:(int)x;
@end
@protocol ZOODefaults40
- (void)loadWithBlock:(ZOOHandler)d foo:(int)x;
@end
@protocol ZOODefaults41
- (void)loadWithBlock:(nullable ZOOHandler)d foo:(int)x;
@end
@protocol ZOODefaults42
- (void)loadForBlock:(ZOOHandler)d foo:(int)x;
@end
@protocol ZOODefaults43
- (void)loadForHandler:(ZOOHandler)d foo:(int)x;
@end
@protocol ZOODefaults44
- (void)loadForHandler:(nullable ZOOHandler)d foo:(int)x;
@end
@protocol ZOODefaults45
- (void)loadUsingBlock:(ZOOHandler)d foo:(int)x;
@end
@protocol ZOODefaults46
- (void)loadUsingBigBlock:(ZOOHandler)d foo:(int)x;
@end
@protocol ZOODefaults47
- (void)loadWith:(ZOOHandler)d;
@end
@protocol ZOODefaults48
- (void)loadUsing:(ZOOHandler)d;
@end
@protocol ZOODefaults49
- (void)loadWith:(nullable ZOOHandler)d;
@end
@protocol ZOODefaults50
- (void)loadZebraWithBlock:(ZOOHandler)d;
@end
@protocol ZOODefaults51
- (void)setBlock:(ZOOHandler)d;
@end
@protocol ZOODefaults52
- (void)setWithBlock:(ZOOHandler)d;
@end
@protocol ZOODefaults53
- (void)setHandler:(nullable ZOOHandler)d;
@end
@protocol ZOODefaults54
- (void)addWithHandlerBlock:(ZOOHandler)d;
@end
@protocol ZOODefaults55
- (void)load:(int)x withBlock:(ZOOHandler)d;
@end
@protocol ZOODefaults56
- (void)load:(int)x withHandler:(ZOOHandler)d;
@end
@protocol ZOODefaults57
- (void)load:(int)x usingBlock:(ZOOHandler)d;
@end
@protocol ZOODefaults58
- (void)load:(int)x usingHandler:(ZOOHandler)d;
@end
@protocol ZOODefaults59
- (void)load:(int)x usingHandlerBlock:(ZOOHandler)d;
@end
@protocol ZOODefaults60
- (void)load:(int)x handlerBlock:(ZOOHandler)d;
@end
@protocol ZOODefaults61
- (void)load:(int)x block:(ZOOHandler)d;
@end
@protocol ZOODefaults62
- (void)load:(int)x byBlock:(ZOOHandler)d;
@end
@protocol ZOODefaults63
- (void)loadWithFunction:(void (*)(void))d;
@end
@protocol ZOODefaults64
- (void)loadUsingFunction:(void (*)(void))d;
@end
@protocol ZOODefaults65
- (void)loadUsingFunction:(void (*)(void))d context:(void *)x;
@end
@protocol ZOODefaults66
- (void)loadUsingComparator:(void (*)(void))d;
@end
@protocol ZOODefaults67
- (void)loadUsingComparator:(void (*_Nullable)(void))d;
@end
@protocol ZOODefaults68
- (void)loadWithBlocks:(NSArray<ZOOHandler> *)d;
@end
@protocol ZOODefaults69
- (void)loadWithOptionsDictionary:(NSDictionary *)d;
@end
@protocol ZOODefaults70
- (void)loadWithBigOptions:(NSDictionary *)d;
@end
@protocol ZOODefaults71
- (void)loadForOptions:(NSDictionary *)d;
@end
@protocol ZOODefaults72
- (void)loadForAttributes:(NSDictionary *)d;
@end
@protocol ZOODefaults73
- (void)loadWithUserInfoDictionary:(NSDictionary *)d;
@end
@protocol ZOODefaults74
- (void)load:(int)x userInfo:(NSDictionary *)d;
@end
@protocol ZOODefaults75
- (void)loadWithOptions:(NSMutableDictionary *)d;
@end
@protocol ZOODefaults76
- (void)loadWithOptions:(ZOOInfo)d;
@end
@protocol ZOODefaults77
- (void)loadWithAttrs:(NSDictionary *)d;
@end
@protocol ZOODefaults78
- (void)loadWithoptions:(NSDictionary *)d;
@end
@protocol ZOODefaults79
- (void)loadWith:(NSDictionary *)options;
@end
@protocol ZOODefaults80
- (void)loadUserInfo:(NSDictionary *)d;
@end
@protocol ZOODefaults81
- (void)setAttributes:(NSDictionary *)d;
@end
@protocol ZOODefaults82
- (void)setAttributes:(NSDictionary *)d foo:(int)x;
@end
@protocol ZOODefaults83
- (void)loadWithOptions:(NSArray *)d;
@end
@protocol ZOODefaults84
- (void)loadWithOptions:(id)d;
@end
@protocol ZOODefaults85
- (void)loadWithOptions:(NSUInteger)d;
@end
@protocol ZOODefaults86
- (void)loadWithDictionary:(NSDictionary *)options;
@end
@protocol ZOODefaults87
- (void)loadWithDictionaryOptions:(NSDictionary *)options;
@end
@protocol ZOODefaults88
- (void)loadUsingOptions:(NSDictionary *)options;
@end
@protocol ZOODefaults89
- (void)loadUsingZebra:(ZOOColor *)options;
@end
@protocol ZOODefaults90
- (void)loadUsingName:(ZOOColor *)options;
@end
@protocol ZOODefaults91
- (void)loadUsingColor:(nullable ZOOColor *)options;
@end
@protocol ZOODefaults92
- (void)loadWithAttributes:(NSDictionary *)d error:(NSError **)e;
@end
@protocol ZOODefaults93
- (instancetype)initWithAttributes:(NSDictionary *)d;
@end
@protocol ZOODefaults94
- (instancetype)initUsingAttributes:(NSDictionary *)d;
@end
@protocol ZOODefaults95
- (instancetype)initUsingBlock:(ZOOHandler)d;
@end
@protocol ZOODefaults96
- (instancetype)initWithBlock:(ZOOHandler)d;
@end
@protocol ZOODefaults97
- (instancetype)initUsingHandler:(ZOOHandler)d;
@end
@protocol ZOODefaults98
- (instancetype)initForHandler:(ZOOHandler)d;
@end
@protocol ZOODefaults99
- (instancetype)initWithZone:(nullable NSZone*)d;
@end
@protocol ZOODefaults100
- (instancetype)initWithDrawOptions:(ZOODrawOptions)d;
@end
@protocol ZOODefaults101
- (instancetype)initForDrawOptions:(ZOODrawOptions)d;
@end

NS_ASSUME_NONNULL_END
