#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_NAME(EnumBefore) typedef NS_ENUM(NSInteger, LABEnumBefore) { LABEnumBeforeA };
NS_SWIFT_NAME(OptionsBefore) typedef NS_OPTIONS(NSUInteger, LABOptionsBefore) { LABOptionsBeforeA = 1 };
NS_SWIFT_NAME(StructBefore) typedef struct LABStructBefore { BOOL on; } LABStructBefore;
NS_SWIFT_NAME(AnonBefore) typedef struct { BOOL on; } LABAnonBefore;
typedef NS_ENUM(NSInteger, LABEnumAfter) { LABEnumAfterA } NS_SWIFT_NAME(EnumAfter);
typedef struct LABStructAfter { BOOL on; } LABStructAfter NS_SWIFT_NAME(StructAfter);
typedef struct { BOOL on; } LABAnonAfter NS_SWIFT_NAME(AnonAfter);
typedef struct NS_SWIFT_NAME(StructInside) LABStructInside { BOOL on; } LABStructInside;
NS_SWIFT_NAME(IntBefore) typedef NSInteger LABIntBefore;
NS_SWIFT_NAME(BlockBefore) typedef void (^LABBlockBefore)(void);
NS_SWIFT_NAME(StringBefore) typedef NSString *LABStringBefore NS_TYPED_ENUM;
typedef enum LABPlain { LABPlainA } LABPlain NS_SWIFT_NAME(PlainAfter);
NS_SWIFT_NAME(PlainBefore2) typedef enum LABPlain2 { LABPlain2A } LABPlain2;
typedef enum { LABPlain3A } LABPlain3 NS_SWIFT_NAME(PlainAfter3);
typedef struct LABTag { BOOL on; } LABOtherName NS_SWIFT_NAME(OtherName);
struct LABOnlyTag { BOOL on; };
NS_SWIFT_NAME(ClosedBefore) typedef NS_CLOSED_ENUM(NSInteger, LABClosed) { LABClosedA };

// A type alias with the name of its tag has no name of its own in Swift.
@protocol RenamedValues
- (void)a:(LABEnumBefore)x;
- (void)b:(LABOptionsBefore)x;
- (void)c:(LABStructBefore)x;
- (void)d:(LABAnonBefore)x;
- (void)e:(LABEnumAfter)x;
- (void)f:(LABStructAfter)x;
- (void)g:(LABAnonAfter)x;
- (void)h:(LABStructInside)x;
- (void)i:(LABIntBefore)x;
- (void)j:(LABBlockBefore)x;
- (void)k:(LABStringBefore)x;
- (void)l:(LABPlain)x;
- (void)m:(LABPlain2)x;
- (void)n:(LABPlain3)x;
- (void)o:(LABOtherName)x;
- (void)p:(struct LABOnlyTag)x;
- (void)q:(LABClosed)x;
- (void)r:(struct LABStructBefore)x;
- (void)s:(const LABStructAfter *)x;
@end

@protocol LABOpening;
@protocol LABPlainProtocol;
@class LABTrack;

// A forward declaration lacks the name that the definition gives.
@protocol ForwardDeclared
- (void)open:(id<LABOpening>)opening;
- (void)openAll:(NSArray<id<LABOpening>> *)openings;
- (Class<LABOpening>)kind;
- (void)open:(nullable LABTrack<LABOpening> *)track more:(int)x;
@property (nullable, weak) id<LABOpening> delegate;
- (void)plain:(id<LABPlainProtocol>)plain;
- (void)track:(LABTrack *)track;
- (void)tracks:(NSArray<LABTrack *> *)tracks;
@end

NS_SWIFT_NAME(Opening)
@protocol LABOpening
- (void)foo;
@end
@protocol LABPlainProtocol
@end
NS_SWIFT_NAME(Track)
@interface LABTrack : NSObject
@end

@protocol LABSelf;
NS_SWIFT_NAME(SelfProtocol)
@protocol LABSelf
- (void)open:(id<LABSelf>)other;
@end
@protocol InheritsRenamed <LABSelf>
@end

// A method that Swift does not import takes no name.
@protocol ShortNames
- (BOOL)createFileWithError:(NSError **)error;
- (id)createFile NS_SWIFT_UNAVAILABLE("use the other one");
- (BOOL)removeFileWithError:(NSError **)error;
- (id)removeFile NS_UNAVAILABLE;
- (BOOL)moveFileWithError:(NSError **)error;
- (id)moveFile;
+ (BOOL)closeFileWithError:(NSError **)error;
+ (id)closeFile API_UNAVAILABLE(macos);
@end

NS_ASSUME_NONNULL_END
