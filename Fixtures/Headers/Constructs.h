// Every construct that a header of a protocol may have.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class ZOOThing;

typedef NS_ENUM(NSInteger, ZOOMode) { ZOOModeFast, ZOOModeSlow, ZOOModeVerySlow };
typedef NS_OPTIONS(NSUInteger, ZOOFlags) { ZOOFlagsNone = 0, ZOOFlagsA = 1 << 0, ZOOFlagsB = 1 << 1 };
typedef NSString *ZOOKey NS_TYPED_EXTENSIBLE_ENUM;
typedef void (^ZOOCallback)(NSString *_Nullable result, NSError *_Nullable error);
typedef int (*ZOOCFunc)(void *ctx, const char *name);

@protocol ZOOParent <NSObject>
- (void)parentMethod;
@end
@protocol ZOOOther
@end

/// Docs of the delegate.
@protocol ZOODelegate <ZOOParent, ZOOOther>

#pragma mark required
@required
/// Simple.
- (void)thing:(ZOOThing *)thing didFinishWithCode:(NSInteger)code;
- (BOOL)shouldStart;
- (BOOL)thingShouldStart:(ZOOThing *)thing;
- (nullable NSString *)titleForIndex:(NSUInteger)index;
- (NSArray<NSString *> *)names;
- (NSArray<NSDictionary<NSString *, NSNumber *> *> *)rows;
- (nullable NSSet<ZOOThing *> *)thingsMatching:(nullable NSArray *)filter;
- (void)setObjects:(NSDictionary *)objects forKeys:(NSSet *)keys;
- (NSMutableArray<NSString *> *)mutableNames;
- (void)performBlock:(void (^)(NSInteger, NSString *_Nullable))block;
- (void)performOptionalBlock:(nullable BOOL (^)(id obj))block;
- (void)enumerate:(void (NS_NOESCAPE ^)(NSString *name, BOOL *stop))block;
- (instancetype)chained;
+ (instancetype)sharedInstance;
+ (NSString *)identifier;
- (instancetype)initWithName:(NSString *)name mode:(ZOOMode)mode;
- (id)anything;
- (nullable id)maybeAnything;
- (id<ZOOOther>)other;
- (id<ZOOOther, ZOOParent>)both;
- (ZOOThing<ZOOOther> *)thingWithOther;
- (Class)klass;
- (Class<ZOOOther>)protoClass;
- (SEL)selector;
- (Protocol *)proto;
- (void)setMode:(ZOOMode)mode flags:(ZOOFlags)flags;
- (ZOOKey)keyForKey:(ZOOKey)key;
- (int)intWithChar:(char)c uchar:(unsigned char)uc short:(short)s float:(float)f double:(double)d longLong:(long long)ll ulong:(unsigned long)ul cbool:(bool)b;
- (CGRect)frameForSize:(CGSize)size interval:(NSTimeInterval)t cgfloat:(CGFloat)g;
- (void)raw:(void *)p constRaw:(const void *)cp str:(const char *)s ints:(int *)ints constInts:(const int *)ci func:(ZOOCFunc)fn;
- (void)outParam:(NSString *_Nullable *_Nonnull)out byref:(inout NSRange *)range;

// throws
- (BOOL)saveAndReturnError:(NSError **)error;
- (BOOL)save:(NSString *)name error:(NSError *_Nullable *_Nullable)error;
- (nullable NSString *)loadWithError:(NSError **)error;
- (nullable NSString *)load:(NSURL *)url error:(NSError **)error;
- (NSInteger)countWithError:(NSError **)error;
- (void)doIt:(NSError **)error;
- (BOOL)noThrow:(NSError **)error NS_SWIFT_NOTHROW;
- (BOOL)doErrorMiddle:(NSError **)error with:(NSString *)x;

// async
- (void)fetchWithCompletion:(void (^)(NSString *_Nullable, NSError *_Nullable))completion;
- (void)fetchItem:(NSString *)item completionHandler:(void (^)(NSData *data))handler;
- (void)fetchTyped:(NSString *)item completion:(ZOOCallback)completion;
- (void)fetchNoAsync:(NSString *)item completion:(ZOOCallback)completion NS_SWIFT_DISABLE_ASYNC;
- (void)fetchNamed:(NSString *)item completion:(ZOOCallback)completion NS_SWIFT_ASYNC_NAME(grab(_:));
- (void)optionalCompletion:(NSString *)item completion:(nullable ZOOCallback)completion;
- (void)multiFor:(NSInteger)n reply:(void (^)(NSString *_Nullable a, BOOL b, NSError *_Nullable e))reply;

// Swift names
- (void)renamed:(NSString *)x with:(NSInteger)y NS_SWIFT_NAME(nicer(_:count:));
- (NSString *)factoryName NS_SWIFT_NAME(factoryTitle());
- (void)refined:(NSString *)x NS_REFINED_FOR_SWIFT;
- (void)unavailableInSwift:(NSString *)x NS_SWIFT_UNAVAILABLE("no");
- (void)newer API_AVAILABLE(ios(13.0), macos(10.15));
- (void)onlyIOS API_UNAVAILABLE(macos);
- (void)old API_DEPRECATED("use newer", macos(10.0, 10.10));

// omit needless words
- (void)addThing:(ZOOThing *)thing;
- (void)removeThingAtIndex:(NSInteger)index;
- (void)insertObject:(id)obj atIndex:(NSUInteger)index;
- (NSString *)stringByAppendingString:(NSString *)s;
- (void)loadURL:(NSURL *)url;
- (void)openURL:(NSURL *)url options:(NSDictionary<NSString *, id> *)options;
- (void)tableView:(ZOOThing *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (ZOOThing *)tableView:(ZOOThing *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)moveToPoint:(CGPoint)point animated:(BOOL)animated;
- (BOOL)isEqualToThing:(ZOOThing *)thing;
- (void)presentThing:(ZOOThing *)thing animated:(BOOL)flag completion:(void (^ _Nullable)(void))completion;
- (void)setEnabled:(BOOL)e forMode:(ZOOMode)mode;
- (void)colorWithRed:(CGFloat)r green:(CGFloat)g;
- (ZOOThing *)thingByRotating:(CGFloat)a;
- (void)reloadData;
- (void)repeat;
- (void)default:(NSInteger)self in:(NSInteger)in;

// properties
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy, nullable) NSString *subtitle;
@property (nonatomic, readonly) NSInteger count;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=getFoo, setter=putFoo:) NSInteger foo;
@property (nonatomic, weak, nullable) id<ZOOParent> delegate;
@property (nonatomic, strong, null_resettable) NSString *resettable;
@property (class, nonatomic, readonly) ZOOThing *shared;
@property (nonatomic, copy, nullable) void (^onDone)(BOOL finished);
@property (nonatomic, assign) ZOOMode mode;
@property (nonatomic) ZOOFlags flags;
@property (nonatomic, readonly) NSURL *URL;
@property (nonatomic, strong) id anyValue;
@property (nonatomic, strong) NSArray<id<ZOOOther>> *others;
@property (nonatomic) CGRect frame;

#pragma mark optional
@optional
- (void)thingDidLoad:(ZOOThing *)thing;
- (BOOL)thing:(ZOOThing *)thing shouldGo:(BOOL)go;
@property (nonatomic, readonly) NSString *optionalName;
@property (nonatomic) NSInteger optionalCount;
+ (void)optionalClassMethod;
@end

@interface ZOOThing : NSObject
@end

@protocol ZOOUnavail
- (void)plainUnavailable NS_UNAVAILABLE;
@end
@protocol ZOOVariadic
- (void)variadic:(NSString *)format, ...;
@end
@protocol ZOOOptVariadic
- (void)ok;
@optional
- (void)variadic:(NSString *)format, ...;
@end

NS_ASSUME_NONNULL_END

// outside of the nonnull region
@protocol ZOOLegacy
- (NSString *)implicitString;
- (void)take:(NSArray *)array obj:(id)obj block:(void (^)(NSString *))block;
@property (copy) NSString *legacyName;
@end

NS_SWIFT_NAME(Fancy)
@protocol ZOORenamed <NSObject>
- (void)go;
@end

@interface ZOOThing (Other)
@end
