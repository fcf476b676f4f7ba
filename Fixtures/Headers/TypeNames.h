// What a selector piece repeats of a type: one selector to a protocol.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface ZOOZebra : NSObject
@end
@interface ZOOView : NSObject
@end
@interface ZOOThingController : NSObject
@end
@interface NSColor : NSObject
@end
@interface UIColor : NSObject
@end
@interface ZOOColor : NSObject
@end
@interface ZOOURL : NSObject
@end
@interface ZOOUrl : NSObject
@end
@interface ZOOAnchor : NSObject
@end
@interface Labrador : NSObject
@end
@interface ZOOPreview : NSObject
@end
@interface ZOORecognizer : NSObject
@end
@interface ZOOType : NSObject
@end
@interface ZOO3DView : NSObject
@end
@interface ZOOBox : NSObject
@end
@interface ZOOBus : NSObject
@end
@interface ZOOCity : NSObject
@end
@interface ZOOEcho : NSObject
@end
@interface ZOOStringArray : NSObject
@end
@interface ZOOZebraSet : NSObject
@end
@interface ZOOZebraType : NSObject
@end
@interface ZOOPoint3D : NSObject
@end
@interface ZOO_zebra : NSObject
@end
@interface ZOOzebra : NSObject
@end
@interface lab_zebra_t : NSObject
@end
@interface ZOOZebraRef : NSObject
@end
@interface ZOOZebraController : NSObject
@end
@interface ZOOIndex : NSObject
@end
@interface ZOOIndexPath : NSObject
@end
@interface ZOOFoo3 : NSObject
@end
@interface ZOOFoo33 : NSObject
@end
@interface ZOOFooRef : NSObject
@end
@interface ZOOFooT : NSObject
@end
@interface ZOOZebraList : NSObject
@end
@interface ZOOZebraArray : NSObject
@end
@interface ZOOZebraDictionary : NSObject
@end
@interface ZOOZebraCollection : NSObject
@end
@interface ZOOZebraTable : NSObject
@end
@interface ZOOZebraOrderedSet : NSObject
@end
@interface ZOOZebraMutableArray : NSObject
@end
@interface ZOOHTTPURL : NSObject
@end
@interface ZOOThing4D : NSObject
@end
@interface ZOOURLRef : NSObject
@end
@interface ZOOTypeRef : NSObject
@end
@interface ZOOZebraTypeRef : NSObject
@end
@interface ZOOIndexSet : NSObject
@end
@interface ZOONumberSet : NSObject
@end
@interface ZOOIndexArray : NSObject
@end
@interface ZOOArray : NSObject
@end
@interface ZOOX : NSObject
@end
@protocol ZOOProto
@end
@protocol ZOOProto2
@end
NS_SWIFT_NAME(Pony) @interface ZOOHorse : NSObject
@end
@interface ZOOGen<T> : NSObject
@end
@interface ZOOGenArray<T> : NSObject
@end
@interface ZOOGenSet<T> : NSObject
@end
@interface ZOOMyArr : NSArray<ZOOZebra *>
@end
typedef NSString *ZOOStrKey;
typedef float ZOOPriority;
typedef NSInteger ZOOCount;
typedef ZOOPriority ZOOPrio2;
typedef NS_ENUM(NSInteger, ZOOSaveOperationType) { ZOOSaveOperationTypeA };
typedef NS_OPTIONS(NSUInteger, ZOODrawOptions) { ZOODrawOptionsA = 1 };
typedef struct { double x; } ZOOCoordinate2D;
typedef void (^ZOOHandler)(NSInteger);
typedef void (*ZOOFn)(int);
typedef struct foo_s *lab_queue_t;
typedef CGFloat ZOOLen;
typedef NSUInteger ZOOUCount;
typedef ZOOZebra *ZOOZebraAlias;
typedef ZOOZebraAlias ZOOAlias2;
typedef NSArray<ZOOZebra *> *ZOOHerd;
typedef id ZOOAny;
typedef BOOL ZOOFlag;
typedef Class ZOOKlass;
typedef NSArray *ZOORaw;
typedef NSString *ZOOTag NS_TYPED_ENUM;
typedef NSString *ZOOTagX NS_TYPED_EXTENSIBLE_ENUM;
typedef NSInteger ZOONum NS_TYPED_ENUM;
typedef struct _ZOOOpaque *ZOOOpaqueRef;
typedef enum { ZOOA } ZOOPlain;
enum ZOOTagged { ZOOB };
typedef enum ZOOT2 { ZOOC } ZOOT2;
typedef uint8_t ZOOByte;
typedef ZOOKlass ZOOKlass2;
typedef id<ZOOProto> ZOOProtoAlias;
typedef NSTimeInterval ZOODur;
typedef double ZOODbl;
typedef float ZOOFlt;
typedef int ZOOI32;
typedef unsigned int ZOOU32;
typedef int64_t ZOOI64;
typedef NSInteger ZOOInt;
typedef struct ZOOStruct { int x; } ZOOStruct;
typedef struct ZOOStruct ZOOStructAlias;
typedef const ZOOStruct *ZOOStructRef;
typedef void *ZOORawPtr;
typedef int ZOOArrayOf3[3];
typedef CGRect NSRect;
typedef NSUInteger NSFoo;
typedef unsigned long ZOOUL;
typedef long ZOOL;
typedef signed char ZOOSC;
typedef char ZOOCh;
typedef unsigned short unichar;
typedef void (^ZOOHandlerBlock)(void);
typedef const struct __CFFoo *CFFooRef;
typedef struct opaque_t *ZOOOpq_t;
typedef NSMutableArray<ZOOZebra *> ZOOZArr;
typedef NSArray<ZOOZebra *> ZOOZArr2;

@protocol ZOOTypeNames1
- (void)loadPriority:(ZOOPriority)p;
@end
@protocol ZOOTypeNames2
- (void)loadFloat:(ZOOPriority)p;
@end
@protocol ZOOTypeNames3
- (void)loadFloat:(float)p;
@end
@protocol ZOOTypeNames4
- (void)loadPrio2:(ZOOPrio2)p;
@end
@protocol ZOOTypeNames5
- (void)loadInteger:(NSInteger)i;
@end
@protocol ZOOTypeNames6
- (void)loadInt:(int)i;
@end
@protocol ZOOTypeNames7
- (void)loadInt:(NSInteger)i;
@end
@protocol ZOOTypeNames8
- (void)loadIndex:(NSInteger)i;
@end
@protocol ZOOTypeNames9
- (void)loadIndex:(NSUInteger)i;
@end
@protocol ZOOTypeNames10
- (void)loadIndex:(int)i;
@end
@protocol ZOOTypeNames11
- (void)loadAtIndex:(NSInteger)i;
@end
@protocol ZOOTypeNames12
- (void)loadAtIndex:(int)i;
@end
@protocol ZOOTypeNames13
- (void)loadAtIndex:(long)i;
@end
@protocol ZOOTypeNames14
- (void)loadAtIndex:(short)i;
@end
@protocol ZOOTypeNames15
- (void)loadAtIndex:(NSTimeInterval)i;
@end
@protocol ZOOTypeNames16
- (void)loadWithInterval:(NSTimeInterval)i;
@end
@protocol ZOOTypeNames17
- (void)loadAfterTimeInterval:(NSTimeInterval)i;
@end
@protocol ZOOTypeNames18
- (void)loadAfterDouble:(NSTimeInterval)i;
@end
@protocol ZOOTypeNames19
- (void)loadAfterDouble:(double)i;
@end
@protocol ZOOTypeNames20
- (void)loadBool:(BOOL)i;
@end
@protocol ZOOTypeNames21
- (void)loadFlag:(BOOL)i;
@end
@protocol ZOOTypeNames22
- (void)loadBOOL:(BOOL)i;
@end
@protocol ZOOTypeNames23
- (void)loadCount:(ZOOCount)i;
@end
@protocol ZOOTypeNames24
- (void)loadClass:(Class)c;
@end
@protocol ZOOTypeNames25
- (void)loadSelector:(SEL)c;
@end
@protocol ZOOTypeNames26
- (void)loadSEL:(SEL)c;
@end
@protocol ZOOTypeNames27
- (void)loadObject:(id)c;
@end
@protocol ZOOTypeNames28
- (void)loadAnyObject:(id)c;
@end
@protocol ZOOTypeNames29
- (void)loadAny:(id)c;
@end
@protocol ZOOTypeNames30
- (void)loadId:(id)c;
@end
@protocol ZOOTypeNames31
- (void)loadProto:(id<ZOOProto>)c;
@end
@protocol ZOOTypeNames32
- (void)loadObject:(id<ZOOProto>)c;
@end
@protocol ZOOTypeNames33
- (void)loadObject:(NSObject *)c;
@end
@protocol ZOOTypeNames34
- (void)loadObject:(NSObject<ZOOProto> *)c;
@end
@protocol ZOOTypeNames35
- (void)loadProto:(NSObject<ZOOProto> *)c;
@end
@protocol ZOOTypeNames36
- (void)loadZebra:(ZOOZebra<ZOOProto> *)c;
@end
@protocol ZOOTypeNames37
- (void)loadBlock:(void (^)(void))c;
@end
@protocol ZOOTypeNames38
- (void)loadHandler:(ZOOHandler)c;
@end
@protocol ZOOTypeNames39
- (void)loadBlock:(ZOOHandler)c;
@end
@protocol ZOOTypeNames40
- (void)loadFunction:(ZOOFn)c;
@end
@protocol ZOOTypeNames41
- (void)loadFn:(ZOOFn)c;
@end
@protocol ZOOTypeNames42
- (void)loadFunction:(void(*)(int))c;
@end
@protocol ZOOTypeNames43
- (void)loadPointer:(void *)c;
@end
@protocol ZOOTypeNames44
- (void)loadSaveOperation:(ZOOSaveOperationType)c;
@end
@protocol ZOOTypeNames45
- (void)loadSaveOperationType:(ZOOSaveOperationType)c;
@end
@protocol ZOOTypeNames46
- (void)loadOptions:(ZOODrawOptions)c;
@end
@protocol ZOOTypeNames47
- (void)loadCoordinate:(ZOOCoordinate2D)c;
@end
@protocol ZOOTypeNames48
- (void)loadCoordinate2D:(ZOOCoordinate2D)c;
@end
@protocol ZOOTypeNames49
- (void)loadQueue:(lab_queue_t)c;
@end
@protocol ZOOTypeNames50
- (void)loadHorse:(ZOOHorse *)c;
@end
@protocol ZOOTypeNames51
- (void)loadPony:(ZOOHorse *)c;
@end
@protocol ZOOTypeNames52
- (void)loadStrings:(NSArray<NSString *> *)c;
@end
@protocol ZOOTypeNames53
- (void)loadArray:(NSArray<NSString *> *)c;
@end
@protocol ZOOTypeNames54
- (void)loadArray:(NSArray *)c;
@end
@protocol ZOOTypeNames55
- (void)loadObjects:(NSArray *)c;
@end
@protocol ZOOTypeNames56
- (void)loadItems:(NSArray *)c;
@end
@protocol ZOOTypeNames57
- (void)loadStringArray:(NSArray<NSString *> *)c;
@end
@protocol ZOOTypeNames58
- (void)loadZebras:(NSSet<ZOOZebra *> *)c;
@end
@protocol ZOOTypeNames59
- (void)loadZebras:(NSDictionary<NSString *, ZOOZebra *> *)c;
@end
@protocol ZOOTypeNames60
- (void)loadZebras:(NSOrderedSet<ZOOZebra *> *)c;
@end
@protocol ZOOTypeNames61
- (void)loadZebras:(NSMutableArray<ZOOZebra *> *)c;
@end
@protocol ZOOTypeNames62
- (void)loadMutableArray:(NSMutableArray<ZOOZebra *> *)c;
@end
@protocol ZOOTypeNames63
- (void)loadArray:(NSMutableArray<ZOOZebra *> *)c;
@end
@protocol ZOOTypeNames64
- (void)loadDictionary:(NSDictionary *)c;
@end
@protocol ZOOTypeNames65
- (void)loadIndexes:(NSIndexSet *)c;
@end
@protocol ZOOTypeNames66
- (void)loadIndices:(NSIndexSet *)c;
@end
@protocol ZOOTypeNames67
- (void)loadIndexSet:(NSIndexSet *)c;
@end
@protocol ZOOTypeNames68
- (void)loadAtIndexes:(NSIndexSet *)c;
@end
@protocol ZOOTypeNames69
- (void)loadURLs:(NSArray<NSURL *> *)c;
@end
@protocol ZOOTypeNames70
- (void)loadNumber:(NSNumber *)c;
@end
@protocol ZOOTypeNames71
- (void)loadData:(NSData *)c;
@end
@protocol ZOOTypeNames72
- (void)loadDate:(NSDate *)c;
@end
@protocol ZOOTypeNames73
- (void)loadError:(NSError *)c;
@end
@protocol ZOOTypeNames74
- (void)loadNotification:(NSNotification *)c;
@end
@protocol ZOOTypeNames75
- (void)loadRange:(NSRange)c;
@end
@protocol ZOOTypeNames76
- (void)loadInRange:(NSRange)c;
@end
@protocol ZOOTypeNames77
- (void)loadRect:(CGRect)c;
@end
@protocol ZOOTypeNames78
- (void)loadFloat:(CGFloat)c;
@end
@protocol ZOOTypeNames79
- (void)loadCGFloat:(CGFloat)c;
@end
@protocol ZOOTypeNames80
- (void)loadString:(const char *)c;
@end
@protocol ZOOTypeNames81
- (void)loadChar:(char)c;
@end
@protocol ZOOTypeNames82
- (void)loadView:(ZOOView *)c;
@end
@protocol ZOOTypeNames83
- (void)loadProtocol:(Protocol *)c;
@end
@protocol ZOOTypeNames84
- (void)loadStrKey:(ZOOStrKey)c;
@end
@protocol ZOOTypeNames85
- (void)loadKey:(ZOOStrKey)c;
@end
@protocol ZOOTypeNames86
- (void)loadColorPointer:(NSColor **)c;
@end
@protocol ZOOTypeNames87
- (void)loadIntPointer:(int *)c;
@end
@protocol ZOOTypeNames88
- (void)loadViews:(ZOOView *)c;
@end
@protocol ZOOTypeNames89
- (void)loadCharacter:(unsigned short)c;
@end
@protocol ZOOTypeNames90
- (void)loadUInt:(NSUInteger)c;
@end
@protocol ZOOTypeNames91
- (void)loadUnsigned:(unsigned int)c;
@end
@protocol ZOOTypeNames92
- (void)loadInteger:(long)c;
@end
@protocol ZOOTypeNames93
- (void)loadLongLong:(long long)c;
@end
@protocol ZOOTypeNames94
- (void)loadObjectValue:(id)c;
@end
@protocol ZOOTypeNames95
- (void)loadPredicate:(NSObject *)c;
@end
@protocol ZOOTypeNames96
- (void)loadInteger:(ZOOCount)c;
@end
@protocol ZOOTypeNames97
- (void)loadInt:(ZOOCount)c;
@end
@protocol ZOOTypeNames98
- (void)loadAtIndex:(ZOOCount)c;
@end
@protocol ZOOTypeNames99
- (void)loadAtIndex:(ZOOUCount)c;
@end
@protocol ZOOTypeNames100
- (void)loadAtIndex:(ZOOI32)c;
@end
@protocol ZOOTypeNames101
- (void)loadAtIndex:(ZOOU32)c;
@end
@protocol ZOOTypeNames102
- (void)loadInt:(unsigned int)c;
@end
@protocol ZOOTypeNames103
- (void)loadAtIndex:(unsigned int)c;
@end
@protocol ZOOTypeNames104
- (void)loadAtIndex:(unsigned long)c;
@end
@protocol ZOOTypeNames105
- (void)loadAtIndex:(long long)c;
@end
@protocol ZOOTypeNames106
- (void)loadAtIndex:(unsigned long long)c;
@end
@protocol ZOOTypeNames107
- (void)loadAtIndex:(unsigned char)c;
@end
@protocol ZOOTypeNames108
- (void)loadAtIndex:(ZOOByte)c;
@end
@protocol ZOOTypeNames109
- (void)loadAtIndex:(ZOOI64)c;
@end
@protocol ZOOTypeNames110
- (void)loadAtIndex:(short)c;
@end
@protocol ZOOTypeNames111
- (void)loadAtIndex:(ZOONum)c;
@end
@protocol ZOOTypeNames112
- (void)loadAtIndex:(NSNumber *)c;
@end
@protocol ZOOTypeNames113
- (void)loadAtIndex:(ZOOIndex *)c;
@end
@protocol ZOOTypeNames114
- (void)loadAtIndex:(ZOOIndexPath *)c;
@end
@protocol ZOOTypeNames115
- (void)loadAtIndex:(NSIndexPath *)c;
@end
@protocol ZOOTypeNames116
- (void)loadAtIndex:(id)c;
@end
@protocol ZOOTypeNames117
- (void)loadAtIndex:(ZOOPlain)c;
@end
@protocol ZOOTypeNames118
- (void)loadAtIndex:(CGFloat)c;
@end
@protocol ZOOTypeNames119
- (void)loadAtIndex:(float)c;
@end
@protocol ZOOTypeNames120
- (void)loadFloat:(ZOOLen)c;
@end
@protocol ZOOTypeNames121
- (void)loadLen:(ZOOLen)c;
@end
@protocol ZOOTypeNames122
- (void)loadDouble:(ZOOLen)c;
@end
@protocol ZOOTypeNames123
- (void)loadDouble:(CGFloat)c;
@end
@protocol ZOOTypeNames124
- (void)loadInt8:(int8_t)c;
@end
@protocol ZOOTypeNames125
- (void)loadInt8:(char)c;
@end
@protocol ZOOTypeNames126
- (void)loadInt16:(short)c;
@end
@protocol ZOOTypeNames127
- (void)loadInt32:(int)c;
@end
@protocol ZOOTypeNames128
- (void)loadInt64:(long long)c;
@end
@protocol ZOOTypeNames129
- (void)loadUInt8:(unsigned char)c;
@end
@protocol ZOOTypeNames130
- (void)loadUInt8:(ZOOByte)c;
@end
@protocol ZOOTypeNames131
- (void)loadInt:(unsigned char)c;
@end
@protocol ZOOTypeNames132
- (void)loadInt64:(int64_t)c;
@end
@protocol ZOOTypeNames133
- (void)loadZebra:(ZOOZebraAlias)c;
@end
@protocol ZOOTypeNames134
- (void)loadAlias:(ZOOZebraAlias)c;
@end
@protocol ZOOTypeNames135
- (void)loadZebra:(ZOOAlias2)c;
@end
@protocol ZOOTypeNames136
- (void)loadAlias2:(ZOOAlias2)c;
@end
@protocol ZOOTypeNames137
- (void)loadHerd:(ZOOHerd)c;
@end
@protocol ZOOTypeNames138
- (void)loadZebras:(ZOOHerd)c;
@end
@protocol ZOOTypeNames139
- (void)loadArray:(ZOOHerd)c;
@end
@protocol ZOOTypeNames140
- (void)loadRaw:(ZOORaw)c;
@end
@protocol ZOOTypeNames141
- (void)loadArray:(ZOORaw)c;
@end
@protocol ZOOTypeNames142
- (void)loadObjects:(ZOORaw)c;
@end
@protocol ZOOTypeNames143
- (void)loadAny:(ZOOAny)c;
@end
@protocol ZOOTypeNames144
- (void)loadObject:(ZOOAny)c;
@end
@protocol ZOOTypeNames145
- (void)loadBool:(ZOOFlag)c;
@end
@protocol ZOOTypeNames146
- (void)loadFlag:(ZOOFlag)c;
@end
@protocol ZOOTypeNames147
- (void)loadBool:(bool)c;
@end
@protocol ZOOTypeNames148
- (void)loadBool:(_Bool)c;
@end
@protocol ZOOTypeNames149
- (void)loadBOOL:(bool)c;
@end
@protocol ZOOTypeNames150
- (void)loadClass:(ZOOKlass)c;
@end
@protocol ZOOTypeNames151
- (void)loadKlass:(ZOOKlass)c;
@end
@protocol ZOOTypeNames152
- (void)loadClass:(Class<ZOOProto>)c;
@end
@protocol ZOOTypeNames153
- (void)loadProto:(Class<ZOOProto>)c;
@end
@protocol ZOOTypeNames154
- (void)loadProto:(ZOOProtoAlias)c;
@end
@protocol ZOOTypeNames155
- (void)loadProtoAlias:(ZOOProtoAlias)c;
@end
@protocol ZOOTypeNames156
- (void)loadProto2:(id<ZOOProto, ZOOProto2>)c;
@end
@protocol ZOOTypeNames157
- (void)loadProto:(id<ZOOProto, ZOOProto2>)c;
@end
@protocol ZOOTypeNames158
- (void)loadProto:(ZOOZebra<ZOOProto> *)c;
@end
@protocol ZOOTypeNames159
- (void)loadTag:(ZOOTag)c;
@end
@protocol ZOOTypeNames160
- (void)loadString:(ZOOTag)c;
@end
@protocol ZOOTypeNames161
- (void)loadTagX:(ZOOTagX)c;
@end
@protocol ZOOTypeNames162
- (void)loadX:(ZOOTagX)c;
@end
@protocol ZOOTypeNames163
- (void)loadString:(ZOOStrKey)c;
@end
@protocol ZOOTypeNames164
- (void)loadNum:(ZOONum)c;
@end
@protocol ZOOTypeNames165
- (void)loadOpaqueRef:(ZOOOpaqueRef)c;
@end
@protocol ZOOTypeNames166
- (void)loadOpaque:(ZOOOpaqueRef)c;
@end
@protocol ZOOTypeNames167
- (void)loadRef:(ZOOOpaqueRef)c;
@end
@protocol ZOOTypeNames168
- (void)loadStruct:(struct ZOOStruct)c;
@end
@protocol ZOOTypeNames169
- (void)loadPlain:(ZOOPlain)c;
@end
@protocol ZOOTypeNames170
- (void)loadTagged:(enum ZOOTagged)c;
@end
@protocol ZOOTypeNames171
- (void)loadT2:(ZOOT2)c;
@end
@protocol ZOOTypeNames172
- (void)loadZEBRA:(ZOOZebra *)c;
@end
@protocol ZOOTypeNames173
- (void)loadzebra:(ZOOZebra *)c;
@end
@protocol ZOOTypeNames174
- (void)loadUrl:(NSURL *)c;
@end
@protocol ZOOTypeNames175
- (void)loadURL:(ZOOUrl *)c;
@end
@protocol ZOOTypeNames176
- (void)loadURL:(ZOOURL *)c;
@end
@protocol ZOOTypeNames177
- (void)loadUrl:(ZOOURL *)c;
@end
@protocol ZOOTypeNames178
- (void)loadrador:(Labrador *)c;
@end
@protocol ZOOTypeNames179
- (void)loadLabrador:(Labrador *)c;
@end
@protocol ZOOTypeNames180
- (void)loadView:(ZOOPreview *)c;
@end
@protocol ZOOTypeNames181
- (void)loadView:(ZOO3DView *)c;
@end
@protocol ZOOTypeNames182
- (void)load3DView:(ZOO3DView *)c;
@end
@protocol ZOOTypeNames183
- (void)loadDView:(ZOO3DView *)c;
@end
@protocol ZOOTypeNames184
- (void)loadZebra:(ZOOZebraType *)c;
@end
@protocol ZOOTypeNames185
- (void)loadType:(ZOOZebraType *)c;
@end
@protocol ZOOTypeNames186
- (void)loadPoint:(ZOOPoint3D *)c;
@end
@protocol ZOOTypeNames187
- (void)loadZebra:(lab_zebra_t *)c;
@end
@protocol ZOOTypeNames188
- (void)loadZebra:(ZOO_zebra *)c;
@end
@protocol ZOOTypeNames189
- (void)loadZebra:(ZOOzebra *)c;
@end
@protocol ZOOTypeNames190
- (void)loadZebra:(ZOOZebraRef *)c;
@end
@protocol ZOOTypeNames191
- (void)loadZebra:(ZOOZebraController *)c;
@end
@protocol ZOOTypeNames192
- (void)loadBoxes:(NSArray<ZOOBox *> *)c;
@end
@protocol ZOOTypeNames193
- (void)loadBuses:(NSArray<ZOOBus *> *)c;
@end
@protocol ZOOTypeNames194
- (void)loadCities:(NSArray<ZOOCity *> *)c;
@end
@protocol ZOOTypeNames195
- (void)loadCitys:(NSArray<ZOOCity *> *)c;
@end
@protocol ZOOTypeNames196
- (void)loadEchoes:(NSArray<ZOOEcho *> *)c;
@end
@protocol ZOOTypeNames197
- (void)loadZebra:(NSArray<ZOOZebra *> *)c;
@end
@protocol ZOOTypeNames198
- (void)loadZebras:(ZOOStringArray *)c;
@end
@protocol ZOOTypeNames199
- (void)loadStrings:(ZOOStringArray *)c;
@end
@protocol ZOOTypeNames200
- (void)loadZebras:(ZOOZebraSet *)c;
@end
@protocol ZOOTypeNames201
- (void)loadZebraSet:(ZOOZebraSet *)c;
@end
@protocol ZOOTypeNames202
- (void)loadProtos:(NSArray<id<ZOOProto>> *)c;
@end
@protocol ZOOTypeNames203
- (void)loadObjects:(NSArray<id<ZOOProto>> *)c;
@end
@protocol ZOOTypeNames204
- (void)loadObjects:(NSArray<id> *)c;
@end
@protocol ZOOTypeNames205
- (void)loadArrays:(NSArray<NSArray *> *)c;
@end
@protocol ZOOTypeNames206
- (void)loadStrings:(NSArray<NSArray<NSString*>*> *)c;
@end
@protocol ZOOTypeNames207
- (void)loadClasses:(NSArray<Class> *)c;
@end
@protocol ZOOTypeNames208
- (void)loadIndexes:(NSArray<NSNumber *> *)c;
@end
@protocol ZOOTypeNames209
- (void)loadNumbers:(NSArray<NSNumber *> *)c;
@end
@protocol ZOOTypeNames210
- (void)loadIndexPaths:(NSArray<NSIndexPath *> *)c;
@end
@protocol ZOOTypeNames211
- (void)loadTags:(NSArray<ZOOTag> *)c;
@end
@protocol ZOOTypeNames212
- (void)loadStrKeys:(NSArray<ZOOStrKey> *)c;
@end
@protocol ZOOTypeNames213
- (void)loadStrings:(NSArray<ZOOStrKey> *)c;
@end
@protocol ZOOTypeNames214
- (void)loadZebraSet:(NSSet<ZOOZebra *> *)c;
@end
@protocol ZOOTypeNames215
- (void)loadSet:(NSSet<ZOOZebra *> *)c;
@end
@protocol ZOOTypeNames216
- (void)loadZebras:(NSMutableSet<ZOOZebra *> *)c;
@end
@protocol ZOOTypeNames217
- (void)loadObjects:(NSSet *)c;
@end
@protocol ZOOTypeNames218
- (void)loadObjects:(NSDictionary *)c;
@end
@protocol ZOOTypeNames219
- (void)loadData:(NSArray<NSData *> *)c;
@end
@protocol ZOOTypeNames220
- (void)loadDatas:(NSArray<NSData *> *)c;
@end
@protocol ZOOTypeNames221
- (void)loadErrors:(NSArray<NSError *> *)c;
@end
@protocol ZOOTypeNames222
- (void)loadIndicesOfStuff:(NSIndexSet *)c;
@end
@protocol ZOOTypeNames223
- (void)loadNSError:(NSError *)c;
@end
@protocol ZOOTypeNames224
- (void)loadWithError:(NSError *)c;
@end
@protocol ZOOTypeNames225
- (void)loadFoo:(ZOOFoo3 *)c;
@end
@protocol ZOOTypeNames226
- (void)loadFoo3:(ZOOFoo3 *)c;
@end
@protocol ZOOTypeNames227
- (void)loadFoo:(ZOOFoo33 *)c;
@end
@protocol ZOOTypeNames228
- (void)loadFoo:(ZOOFooRef *)c;
@end
@protocol ZOOTypeNames229
- (void)loadThing:(ZOOThing4D *)c;
@end
@protocol ZOOTypeNames230
- (void)loadURL:(ZOOURLRef *)c;
@end
@protocol ZOOTypeNames231
- (void)loadZebra:(ZOOZebraTypeRef *)c;
@end
@protocol ZOOTypeNames232
- (void)loadZebras:(ZOOZebraList *)c;
@end
@protocol ZOOTypeNames233
- (void)loadZebras:(ZOOZebraArray *)c;
@end
@protocol ZOOTypeNames234
- (void)loadZebras:(ZOOZebraDictionary *)c;
@end
@protocol ZOOTypeNames235
- (void)loadZebras:(ZOOZebraCollection *)c;
@end
@protocol ZOOTypeNames236
- (void)loadZebras:(ZOOZebraTable *)c;
@end
@protocol ZOOTypeNames237
- (void)loadZebras:(ZOOZebraOrderedSet *)c;
@end
@protocol ZOOTypeNames238
- (void)loadZebras:(ZOOZebraMutableArray *)c;
@end
@protocol ZOOTypeNames239
- (void)loadIndexes:(ZOOIndexSet *)c;
@end
@protocol ZOOTypeNames240
- (void)loadIndices:(ZOOIndexSet *)c;
@end
@protocol ZOOTypeNames241
- (void)loadNumbers:(ZOONumberSet *)c;
@end
@protocol ZOOTypeNames242
- (void)loadIndexes:(ZOOIndexArray *)c;
@end
@protocol ZOOTypeNames243
- (void)loadIndices:(ZOOIndexArray *)c;
@end
@protocol ZOOTypeNames244
- (void)loadIndexs:(ZOOIndexArray *)c;
@end
@protocol ZOOTypeNames245
- (void)loadArrays:(ZOOArray *)c;
@end
@protocol ZOOTypeNames246
- (void)loadGen:(ZOOGen<ZOOZebra *> *)c;
@end
@protocol ZOOTypeNames247
- (void)loadZebras:(ZOOGen<ZOOZebra *> *)c;
@end
@protocol ZOOTypeNames248
- (void)loadZebras:(ZOOGenArray<ZOOZebra *> *)c;
@end
@protocol ZOOTypeNames249
- (void)loadZebras:(ZOOGenSet<ZOOZebra *> *)c;
@end
@protocol ZOOTypeNames250
- (void)loadZebras:(ZOOMyArr *)c;
@end
@protocol ZOOTypeNames251
- (void)loadZebras:(ZOOZArr *)c;
@end
@protocol ZOOTypeNames252
- (void)loadZebras:(ZOOZArr2 *)c;
@end
@protocol ZOOTypeNames253
- (void)loadZebras:(NSArray<ZOOZebra *><ZOOProto> *)c;
@end
@protocol ZOOTypeNames254
- (void)loadInt:(int *)c;
@end
@protocol ZOOTypeNames255
- (void)loadInt:(const int *)c;
@end
@protocol ZOOTypeNames256
- (void)loadInt32:(int *)c;
@end
@protocol ZOOTypeNames257
- (void)loadStruct:(ZOOStruct *)c;
@end
@protocol ZOOTypeNames258
- (void)loadStruct:(const ZOOStruct *)c;
@end
@protocol ZOOTypeNames259
- (void)loadStructAlias:(ZOOStructAlias)c;
@end
@protocol ZOOTypeNames260
- (void)loadStruct:(ZOOStructAlias)c;
@end
@protocol ZOOTypeNames261
- (void)loadStruct:(ZOOStructRef)c;
@end
@protocol ZOOTypeNames262
- (void)loadStructRef:(ZOOStructRef)c;
@end
@protocol ZOOTypeNames263
- (void)loadVoid:(void *)c;
@end
@protocol ZOOTypeNames264
- (void)loadRawPtr:(ZOORawPtr)c;
@end
@protocol ZOOTypeNames265
- (void)loadPointer:(ZOORawPtr)c;
@end
@protocol ZOOTypeNames266
- (void)loadRawPointer:(void *)c;
@end
@protocol ZOOTypeNames267
- (void)loadMutablePointer:(int *)c;
@end
@protocol ZOOTypeNames268
- (void)loadZebra:(ZOOZebra *_Nullable *_Nonnull)c;
@end
@protocol ZOOTypeNames269
- (void)loadString:(NSString *_Nullable *_Nonnull)c;
@end
@protocol ZOOTypeNames270
- (void)loadCharPointer:(char *)c;
@end
@protocol ZOOTypeNames271
- (void)loadChar:(char *)c;
@end
@protocol ZOOTypeNames272
- (void)loadInt8:(char *)c;
@end
@protocol ZOOTypeNames273
- (void)loadInt8:(const char *)c;
@end
@protocol ZOOTypeNames274
- (void)loadBytes:(const void *)c length:(NSUInteger)l;
@end
@protocol ZOOTypeNames275
- (void)loadProtos:(id<ZOOProto, ZOOProto2>)c;
@end
@protocol ZOOTypeNames276
- (void)loadObject:(id<ZOOProto, ZOOProto2>)c;
@end
@protocol ZOOTypeNames277
- (void)loadFloat:(double)c;
@end
@protocol ZOOTypeNames278
- (void)loadRect:(NSRect)c;
@end
@protocol ZOOTypeNames279
- (void)loadInteger:(NSFoo)c;
@end
@protocol ZOOTypeNames280
- (void)loadUInteger:(NSFoo)c;
@end
@protocol ZOOTypeNames281
- (void)loadUInteger:(NSUInteger)c;
@end
@protocol ZOOTypeNames282
- (void)loadInteger:(NSUInteger)c;
@end
@protocol ZOOTypeNames283
- (void)loadInt:(ZOOUL)c;
@end
@protocol ZOOTypeNames284
- (void)loadInt:(ZOOL)c;
@end
@protocol ZOOTypeNames285
- (void)loadInt:(long)c;
@end
@protocol ZOOTypeNames286
- (void)loadUInt:(unsigned long)c;
@end
@protocol ZOOTypeNames287
- (void)loadInt8:(ZOOSC)c;
@end
@protocol ZOOTypeNames288
- (void)loadAtIndex:(ZOOCh)c;
@end
@protocol ZOOTypeNames289
- (void)loadBool:(ZOOSC)c;
@end
@protocol ZOOTypeNames290
- (void)loadUnichar:(unichar)c;
@end
@protocol ZOOTypeNames291
- (void)loadChar:(unichar)c;
@end
@protocol ZOOTypeNames292
- (void)loadCharacter:(unichar)c;
@end
@protocol ZOOTypeNames293
- (void)loadInt16:(unichar)c;
@end
@protocol ZOOTypeNames294
- (void)loadInt:(unichar)c;
@end
@protocol ZOOTypeNames295
- (void)loadAtIndex:(unichar)c;
@end
@protocol ZOOTypeNames296
- (void)loadHandler:(ZOOHandlerBlock)c;
@end
@protocol ZOOTypeNames297
- (void)loadHandlerBlock:(ZOOHandlerBlock)c;
@end
@protocol ZOOTypeNames298
- (void)loadCompletionBlock:(ZOOHandlerBlock)c;
@end
@protocol ZOOTypeNames299
- (void)performBlock:(ZOOHandlerBlock)c;
@end
@protocol ZOOTypeNames300
- (void)loadBlocks:(NSArray<ZOOHandlerBlock> *)c;
@end
@protocol ZOOTypeNames301
- (void)loadUsingBlock:(ZOOHandlerBlock)c;
@end
@protocol ZOOTypeNames302
- (void)loadFoo:(CFFooRef)c;
@end
@protocol ZOOTypeNames303
- (void)loadFooRef:(CFFooRef)c;
@end
@protocol ZOOTypeNames304
- (void)loadOpq:(ZOOOpq_t)c;
@end
@protocol ZOOTypeNames305
- (void)loadOpaque:(ZOOOpq_t)c;
@end
@protocol ZOOTypeNames306
- (void)loadNum:(ZOOInt)c;
@end
@protocol ZOOTypeNames307
- (void)loadRow:(NSInteger)row;
@end
@protocol ZOOTypeNames308
- (void)loadTarget:(id)target action:(SEL)action;
@end
@protocol ZOOTypeNames309
- (void)loadAnyClass:(Class)c;
@end
@protocol ZOOTypeNames310
- (void)loadObject:(NSArray *)c;
@end
@protocol ZOOTypeNames311
- (void)loadDoubles:(double *)c;
@end
@protocol ZOOTypeNames312
- (void)loadObjects:(id _Nonnull const *_Nonnull)c count:(NSUInteger)cnt;
@end
@protocol ZOOTypeNames313
- (void)loadHash:(ZOOInt)c;
@end
@protocol ZOOTypeNames314
- (void)loadMutableString:(NSMutableString *)c;
@end
@protocol ZOOTypeNames315
- (void)loadString:(NSMutableString *)c;
@end
@protocol ZOOTypeNames316
- (void)loadRequest:(NSURLRequest *)c;
@end
@protocol ZOOTypeNames317
- (void)loadURLRequest:(NSURLRequest *)c;
@end
@protocol ZOOTypeNames318
- (void)loadInZone:(NSZone *)zone;
@end
@protocol ZOOTypeNames319
- (void)loadZone:(nullable NSZone *)zone;
@end
@protocol ZOOTypeNames320
- (void)loadArrayOf3:(ZOOArrayOf3)c;
@end
@protocol ZOOTypeNames321
- (void)loadArray:(int [3])c;
@end
@protocol ZOOTypeNames322
- (void)loadArray:(int [])c;
@end

NS_ASSUME_NONNULL_END
