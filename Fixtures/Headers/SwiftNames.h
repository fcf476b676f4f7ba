// Names that the header gives: one selector to a protocol.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface ZOOZebra : NSObject
@end
typedef void (^ZOOHandler)(NSError *_Nullable e);

@protocol ZOOSwiftNames1
- (void)aa:(int)x fooEnqueuingZebra:(ZOOZebra *)z;
@end
@protocol ZOOSwiftNames2
- (void)aa:(int)x fooColouringZebra:(ZOOZebra *)z;
@end
@protocol ZOOSwiftNames3
- (void)aa:(int)x fooRecognisingZebra:(ZOOZebra *)z;
@end
@protocol ZOOSwiftNames4
- (void)aa:(int)x fooColoringZebra:(ZOOZebra *)z;
@end
@protocol ZOOSwiftNames5
- (void)load:(int)x NS_SWIFT_NAME(foo(_:));
@end
@protocol ZOOSwiftNames6
- (void)load:(int)x NS_SWIFT_NAME(foo(bar:));
@end
@protocol ZOOSwiftNames7
- (void)load:(int)x NS_SWIFT_NAME(foo());
@end
@protocol ZOOSwiftNames8
- (void)load:(int)x NS_SWIFT_NAME(foo(a:b:));
@end
@protocol ZOOSwiftNames9
- (void)load:(int)x NS_SWIFT_NAME(foo);
@end
@protocol ZOOSwiftNames10
- (void)load NS_SWIFT_NAME(foo());
@end
@protocol ZOOSwiftNames11
- (void)load NS_SWIFT_NAME(foo);
@end
@protocol ZOOSwiftNames12
- (int)load NS_SWIFT_NAME(getter:foo());
@end
@protocol ZOOSwiftNames13
- (int)load NS_SWIFT_NAME(getter:foo(self:));
@end
@protocol ZOOSwiftNames14
- (int)load:(int)x NS_SWIFT_NAME(subscript(_:));
@end
@protocol ZOOSwiftNames15
- (void)load:(int)x NS_SWIFT_NAME(init(x:));
@end
@protocol ZOOSwiftNames16
- (instancetype)load:(int)x NS_SWIFT_NAME(init(x:));
@end
@protocol ZOOSwiftNames17
+ (instancetype)load:(int)x NS_SWIFT_NAME(init(x:));
@end
@protocol ZOOSwiftNames18
- (instancetype)initLoad:(int)x NS_SWIFT_NAME(init(x:));
@end
@protocol ZOOSwiftNames20
- (instancetype)initLoad NS_SWIFT_NAME(init(x:));
@end
@protocol ZOOSwiftNames21
- (instancetype)initLoad NS_SWIFT_NAME(init());
@end
@protocol ZOOSwiftNames22
- (BOOL)load:(int)x error:(NSError **)e NS_SWIFT_NAME(foo(x:));
@end
@protocol ZOOSwiftNames23
- (BOOL)load:(int)x error:(NSError **)e NS_SWIFT_NAME(foo(x:error:));
@end
@protocol ZOOSwiftNames24
- (BOOL)loadWithError:(NSError **)e NS_SWIFT_NAME(foo());
@end
@protocol ZOOSwiftNames25
- (BOOL)loadWithError:(NSError **)e NS_SWIFT_NAME(foo(error:));
@end
@protocol ZOOSwiftNames26
- (BOOL)loadWithError:(NSError **)e NS_SWIFT_NAME(foo(_:));
@end
@protocol ZOOSwiftNames27
- (nullable instancetype)initWithError:(NSError **)e NS_SWIFT_NAME(init());
@end
@protocol ZOOSwiftNames28
- (nullable instancetype)initWithError:(NSError **)e NS_SWIFT_NAME(init(error:));
@end
@protocol ZOOSwiftNames29
- (void)load:(int)x completion:(ZOOHandler)e NS_SWIFT_NAME(foo(x:));
@end
@protocol ZOOSwiftNames30
- (void)load:(int)x completion:(ZOOHandler)e NS_SWIFT_NAME(foo(x:_:));
@end
@protocol ZOOSwiftNames31
- (void)load:(int)x completion:(ZOOHandler)completion NS_SWIFT_NAME(foo(x:_:));
@end
@protocol ZOOSwiftNames32
- (void)load:(int)x block:(ZOOHandler)e NS_SWIFT_NAME(foo(x:completion:));
@end
@protocol ZOOSwiftNames33
- (void)load:(int)x NS_SWIFT_NAME(`default`(_:));
@end
@protocol ZOOSwiftNames34
- (void)load:(int)x NS_SWIFT_NAME(default(_:));
@end
@protocol ZOOSwiftNames35
- (void)load:(int)x NS_SWIFT_NAME(foo(in:));
@end
@protocol ZOOSwiftNames36
- (void)load:(int)x NS_SWIFT_NAME(foo(__:));
@end
@protocol ZOOSwiftNames38
- (void)load:(int)x NS_SWIFT_NAME(foo (x:));
@end
@protocol ZOOSwiftNames39
- (void)load:(int)x b:(int)y NS_SWIFT_NAME(foo(x: y:));
@end
@protocol ZOOSwiftNames40
- (void)load:(int)x b:(int)y NS_SWIFT_NAME(foo(:y:));
@end
@protocol ZOOSwiftNames41
- (void)load:(int)x NS_SWIFT_NAME();
@end
@protocol ZOOSwiftNames42
@property (readonly) ZOOZebra *zebraView NS_SWIFT_NAME(pony);
@end
@protocol ZOOSwiftNames43
@property (readonly) BOOL zebra NS_SWIFT_NAME(isPony);
@end
@protocol ZOOSwiftNames44
@property (getter=isZebra) BOOL zebra NS_SWIFT_NAME(pony);
@end
@protocol ZOOSwiftNames45
@property (readonly) ZOOZebra *zebraView NS_SWIFT_NAME(getter:pony());
@end
@protocol ZOOSwiftNames46
@property (readonly) ZOOZebra *zebraView NS_SWIFT_NAME(pony());
@end
@protocol ZOOSwiftNames47
@property (class, readonly) ZOOZebra *zebraView NS_SWIFT_NAME(pony);
@end
@protocol ZOOSwiftNames48
@property (readonly) ZOOZebra *zebraView NS_SWIFT_NAME(URL);
@end

NS_ASSUME_NONNULL_END
