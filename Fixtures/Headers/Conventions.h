// Initializers and errors: one selector to a protocol.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface ZOOColor : NSObject
@end
@interface ZOOView : NSObject
@end
typedef BOOL ZOOFlag;
typedef NS_OPTIONS(NSUInteger, ZOOOpts) { ZOOOptsA = 1 };
typedef NS_OPTIONS(NSUInteger, ZOODrawingOptions) { ZOODrawingOptionsA = 1 };
typedef void (^ZOOHandler)(NSError *_Nullable e);

@protocol ZOOConventions1
- (void)loadWithZ:(int)x;
@end
@protocol ZOOConventions2
- (void)loadWithW:(int)x;
@end
@protocol ZOOConventions3
- (void)loadWithB:(int)x;
@end
@protocol ZOOConventions4
- (void)loadWithXY:(int)x;
@end
@protocol ZOOConventions5
- (void)loadWithDX:(int)x;
@end
@protocol ZOOConventions6
- (void)loadWithDx:(int)x dy:(int)y;
@end
@protocol ZOOConventions7
- (void)loadWithXz:(int)x;
@end
@protocol ZOOConventions8
- (void)loadZebraForX:(int)x;
@end
@protocol ZOOConventions9
- (void)loadInX:(int)x;
@end
@protocol ZOOConventions10
- (void)loadWithXValue:(int)x;
@end
@protocol ZOOConventions11
- (void)loadZebraUsingX:(int)x y:(int)y;
@end
@protocol ZOOConventions12
@property (getter=isEnabled) ZOOFlag enabled;
@end
@protocol ZOOConventions13
- (void)resetColor:(ZOOColor *)c;
@end
@protocol ZOOConventions14
- (instancetype)init;
@end
@protocol ZOOConventions15
- (instancetype)initWithName:(NSString *)n;
@end
@protocol ZOOConventions16
- (instancetype)initWithString:(NSString *)n;
@end
@protocol ZOOConventions17
- (instancetype)initWithColor:(ZOOColor *)n;
@end
@protocol ZOOConventions18
- (instancetype)initWithBigColor:(ZOOColor *)n;
@end
@protocol ZOOConventions19
- (instancetype)initForColor:(ZOOColor *)n;
@end
@protocol ZOOConventions20
- (instancetype)initForReadingFromData:(NSData *)n;
@end
@protocol ZOOConventions21
- (instancetype)initByLoadingColor:(ZOOColor *)n;
@end
@protocol ZOOConventions22
- (instancetype)initByReferencingURL:(NSURL *)n;
@end
@protocol ZOOConventions23
- (instancetype)initColor:(ZOOColor *)n;
@end
@protocol ZOOConventions24
- (instancetype)initString:(NSString *)n;
@end
@protocol ZOOConventions25
- (instancetype)initFromString:(NSString *)n;
@end
@protocol ZOOConventions26
- (instancetype)initUsingColor:(ZOOColor *)n;
@end
@protocol ZOOConventions27
- (instancetype)initWithColor:(ZOOColor *)n name:(NSString *)m;
@end
@protocol ZOOConventions28
- (instancetype)initWithObjects:(NSArray *)n forKeys:(NSArray *)m;
@end
@protocol ZOOConventions29
- (instancetype)initWithURL:(NSURL *)n;
@end
@protocol ZOOConventions30
- (instancetype)initWithHTTPURL:(NSURL *)n;
@end
@protocol ZOOConventions31
- (instancetype)initWithX:(int)n y:(int)m;
@end
@protocol ZOOConventions32
- (instancetype)initWith:(int)n;
@end
@protocol ZOOConventions33
- (instancetype)initWithOptions:(ZOOOpts)n;
@end
@protocol ZOOConventions34
- (instancetype)initWithBlock:(void (^)(void))n;
@end
@protocol ZOOConventions35
- (instancetype)initWithInt:(int)n;
@end
@protocol ZOOConventions36
- (instancetype)initWithSelf:(int)n;
@end
@protocol ZOOConventions37
- (instancetype)initWithIn:(int)n;
@end
@protocol ZOOConventions38
- (instancetype)initWithCoder:(NSCoder *)n;
@end
@protocol ZOOConventions39
- (nullable instancetype)initWithFile:(NSString *)n error:(NSError **)e;
@end
@protocol ZOOConventions40
- (instancetype)initWithError:(NSError *)e;
@end
@protocol ZOOConventions41
- (id)initWithThing:(int)a;
@end
@protocol ZOOConventions42
- (void)initWithThing:(int)a;
@end
@protocol ZOOConventions43
- (ZOOColor *)initWithThing:(int)a;
@end
@protocol ZOOConventions44
- (id)initializeThing:(int)a;
@end
@protocol ZOOConventions45
- (instancetype)initializeThing:(int)a;
@end
@protocol ZOOConventions46
- (instancetype)initialThing:(int)a;
@end
@protocol ZOOConventions47
- (instancetype)initwithThing:(int)a;
@end
@protocol ZOOConventions48
- (instancetype)init:(int)a;
@end
@protocol ZOOConventions49
- (instancetype)init:(int)a b:(int)c;
@end
@protocol ZOOConventions50
- (instancetype)initWithColorForName:(ZOOColor *)a;
@end
@protocol ZOOConventions51
- (instancetype)initInColor:(ZOOColor *)a;
@end
@protocol ZOOConventions52
- (instancetype)initNamed:(NSString *)a;
@end
@protocol ZOOConventions53
- (instancetype)initAnimated:(BOOL)a;
@end
@protocol ZOOConventions54
- (instancetype)initWithAnimated:(BOOL)a;
@end
@protocol ZOOConventions55
- (instancetype)initWithName:(NSString *)a completion:(ZOOHandler)e;
@end
@protocol ZOOConventions56
+ (instancetype)new;
@end
@protocol ZOOConventions57
+ (instancetype)alloc;
@end
@protocol ZOOConventions58
- (instancetype)copy;
@end
@protocol ZOOConventions59
- (id)copyWithZone:(nullable NSZone *)z;
@end
@protocol ZOOConventions60
- (void)dealloc;
@end
@protocol ZOOConventions61
- (BOOL)saveError:(NSError **)e;
@end
@protocol ZOOConventions62
- (BOOL)saveWithError:(NSError **)e;
@end
@protocol ZOOConventions63
- (BOOL)saveAndReturnError:(NSError **)e;
@end
@protocol ZOOConventions64
- (BOOL)saveReturningError:(NSError **)e;
@end
@protocol ZOOConventions65
- (BOOL)saveWithOutError:(NSError **)e;
@end
@protocol ZOOConventions66
- (BOOL)save:(NSError **)e;
@end
@protocol ZOOConventions67
- (BOOL)error:(NSError **)e;
@end
@protocol ZOOConventions68
- (BOOL)withError:(NSError **)e;
@end
@protocol ZOOConventions69
- (BOOL)save:(int)x error:(NSError **)e;
@end
@protocol ZOOConventions70
- (BOOL)save:(int)x withError:(NSError **)e;
@end
@protocol ZOOConventions71
- (BOOL)save:(int)x andReturnError:(NSError **)e;
@end
@protocol ZOOConventions72
- (BOOL)save:(int)x foo:(NSError **)e;
@end
@protocol ZOOConventions73
- (BOOL)save:(int)x error:(NSError **)e completion:(void (^)(void))c;
@end
@protocol ZOOConventions74
- (BOOL)save:(int)x error:(NSError **)e foo:(int)c;
@end
@protocol ZOOConventions75
- (BOOL)save:(int)x error:(NSError **)e foo:(void (^)(void))c;
@end
@protocol ZOOConventions76
- (BOOL)save:(int)x :(NSError **)e;
@end
@protocol ZOOConventions77
- (BOOL)saveAnd:(int)x error:(NSError *_Nullable *_Nonnull)e;
@end
@protocol ZOOConventions78
- (BOOL)save:(int)x error:(NSError *__autoreleasing *)e;
@end
@protocol ZOOConventions79
- (BOOL)save:(int)x error:(NSError *_Nullable __autoreleasing *_Nullable)e;
@end
@protocol ZOOConventions80
- (BOOL)save:(int)x error:(out NSError **)e;
@end
@protocol ZOOConventions81
- (BOOL)save:(int)x error:(inout NSError **)e;
@end
@protocol ZOOConventions82
- (BOOL)save:(int)x error:(NSError *_Nonnull *_Nonnull)e;
@end
@protocol ZOOConventions83
- (BOOL)save:(int)x error1:(NSError **)e error:(NSError **)f;
@end
@protocol ZOOConventions84
- (void)saveWithError:(NSError **)e;
@end
@protocol ZOOConventions85
- (int)saveIntWithError:(NSError **)e;
@end
@protocol ZOOConventions86
- (bool)saveBoolWithError:(NSError **)e;
@end
@protocol ZOOConventions87
- (ZOOFlag)saveFlagWithError:(NSError **)e;
@end
@protocol ZOOConventions88
- (ZOOColor *)saveNonnullWithError:(NSError **)e;
@end
@protocol ZOOConventions89
- (nullable ZOOColor *)saveNullableWithError:(NSError **)e;
@end
@protocol ZOOConventions90
- (nullable id)saveIdWithError:(NSError **)e;
@end
@protocol ZOOConventions91
- (nullable Class)saveClassWithError:(NSError **)e;
@end
@protocol ZOOConventions92
- (nullable void *)savePtrWithError:(NSError **)e;
@end
@protocol ZOOConventions93
- (nullable void (^)(void))saveBlockWithError:(NSError **)e;
@end
@protocol ZOOConventions94
- (null_unspecified ZOOColor *)saveNUWithError:(NSError **)e;
@end
@protocol ZOOConventions95
- (nullable SEL)saveSelWithError:(NSError **)e;
@end
@protocol ZOOConventions96
- (nullable instancetype)initWithError:(NSError **)e;
@end
@protocol ZOOConventions97
- (nullable instancetype)initAndReturnError:(NSError **)e;
@end
@protocol ZOOConventions98
- (instancetype)initNNWithError:(NSError **)e;
@end
@protocol ZOOConventions99
- (BOOL)saveWithFooError:(NSError **)e;
@end
@protocol ZOOConventions100
- (BOOL)saveZ:(NSError **)e __attribute__((swift_error(none)));
@end
@protocol ZOOConventions101
- (int)saveNZ:(NSError **)e __attribute__((swift_error(nonzero_result)));
@end
@protocol ZOOConventions102
- (int)saveZR:(NSError **)e __attribute__((swift_error(zero_result)));
@end
@protocol ZOOConventions103
- (void)saveNN:(NSError **)e __attribute__((swift_error(nonnull_error)));
@end
@protocol ZOOConventions104
- (nullable ZOOColor *)saveNR:(NSError **)e __attribute__((swift_error(null_result)));
@end
@protocol ZOOConventions105
- (BOOL)saveNZ2WithError:(NSError **)e __attribute__((swift_error(nonzero_result)));
@end
@protocol ZOOConventions106
- (BOOL)saveNN2WithError:(NSError **)e __attribute__((swift_error(nonnull_error)));
@end
@protocol ZOOConventions107
- (BOOL)save:(int)x error:(NSError **)e;
- (BOOL)save:(int)x;
@end
@protocol ZOOConventions108
- (BOOL)saveWithError:(NSError **)e;
- (BOOL)save;
@end
@protocol ZOOConventions109
- (BOOL)saveWithError:(NSError **)e;
- (BOOL)saveAndReturnError:(NSError **)e;
@end
@protocol ZOOConventions110
- (BOOL)save:(int)x error:(NSError **)e withError:(int)a;
@end

NS_ASSUME_NONNULL_END
