// Where first selector pieces are split: one selector to a protocol.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface ZOOZebra : NSObject
@end
@interface ZOOView : NSObject
@end
@interface ZOOColor : NSObject
@end
@interface ZOOThing : NSObject
@end
@interface ZOOThingController : NSObject
@end
@interface ZOOError : NSObject
@end
@interface ZOOValue : NSObject
@end
@interface ZOOPath : NSObject
@end
@interface ZOOItem : NSObject
@end
@interface ZOOKey : NSObject
@end
@interface ZOOSelf : NSObject
@end
@interface ZOOContext : NSObject
@end
@interface ZOOInContext : NSObject
@end
@interface ZOOLoadToken : NSObject
@end
@interface ZOOByteStream : NSObject
@end
@interface ZOOLoadingView : NSObject
@end
@interface ZOOForView : NSObject
@end
@protocol ZOOProto
@end
typedef NS_OPTIONS(NSUInteger, ZOODrawOptions) { ZOODrawOptionsA = 1 };

@protocol ZOOSplitting1
- (void)loadZebraValue:(ZOOZebra *)c;
@end
@protocol ZOOSplitting2
- (void)loadStringValue:(NSString *)c;
@end
@protocol ZOOSplitting3
- (void)loadValue:(id)c;
@end
@protocol ZOOSplitting4
- (void)loadValue:(NSValue *)c;
@end
@protocol ZOOSplitting5
- (void)loadObjectValue:(ZOOZebra *)c;
@end
@protocol ZOOSplitting6
- (void)loadZebraObject:(ZOOZebra *)c;
@end
@protocol ZOOSplitting7
- (void)loadObject:(ZOOZebra *)c;
@end
@protocol ZOOSplitting8
- (void)loadError:(ZOOError *)c;
@end
@protocol ZOOSplitting9
- (void)loadErrors:(NSArray<ZOOError *> *)c;
@end
@protocol ZOOSplitting10
- (void)loadWithError:(ZOOError *)c;
@end
@protocol ZOOSplitting11
- (void)loadWithName:(NSString *)c;
@end
@protocol ZOOSplitting12
- (void)loadWithZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting13
- (void)loadWithString:(NSString *)c;
@end
@protocol ZOOSplitting14
- (void)loadFromString:(NSString *)c;
@end
@protocol ZOOSplitting15
- (void)loadFromName:(NSString *)c;
@end
@protocol ZOOSplitting16
- (void)loadName:(NSString *)c fromString:(NSString *)d;
@end
@protocol ZOOSplitting17
- (void)loadName:(NSString *)c withString:(NSString *)d;
@end
@protocol ZOOSplitting18
- (void)loadName:(NSString *)c withZebra:(ZOOZebra *)d;
@end
@protocol ZOOSplitting19
- (void)loadName:(NSString *)c withColorZebra:(ZOOZebra *)d;
@end
@protocol ZOOSplitting20
- (void)loadName:(NSString *)c andZebra:(ZOOZebra *)d;
@end
@protocol ZOOSplitting21
- (void)loadName:(NSString *)c zebra:(ZOOZebra *)d;
@end
@protocol ZOOSplitting22
- (void)loadName:(NSString *)c usingZebra:(ZOOZebra *)d;
@end
@protocol ZOOSplitting23
- (void)loadName:(NSString *)c didLoadZebra:(ZOOZebra *)d;
@end
@protocol ZOOSplitting24
- (void)loadName:(NSString *)c myZebra:(ZOOZebra *)d;
@end
@protocol ZOOSplitting25
- (void)loadName:(NSString *)c :(ZOOZebra *)d;
@end
@protocol ZOOSplitting26
- (void)load:(NSString *)c :(ZOOZebra *)d;
@end
@protocol ZOOSplitting27
- (void)loadColorZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting28
- (void)loadForZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting29
- (void)forZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting30
- (void)withZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting31
- (void)setZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting32
- (void)getZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting33
- (void)usingZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting34
- (void)zebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting35
- (void)zebraWithZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting36
- (void)doZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting37
- (void)inZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting38
- (void)ifZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting39
- (void)repeatZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting40
- (void)returnZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting41
- (void)throwZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting42
- (void)deferZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting43
- (void)importZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting44
- (void)initZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting45
- (void)selfZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting46
- (void)guardZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting47
- (void)switchZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting48
- (void)openZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting49
- (void)awaitZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting50
- (void)isZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting51
- (void)didZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting52
- (void)willZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting53
- (void)toZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting54
- (void)byZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting55
- (void)ofZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting56
- (void)onZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting57
- (void)didLoadZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting58
- (void)willLoadZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting59
- (void)didLoadedZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting60
- (void)loadedZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting61
- (void)loadsZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting62
- (void)loadingZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting63
- (void)reloadZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting64
- (void)preloadZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting65
- (void)unloadZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting66
- (void)renailZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting67
- (void)handleZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting68
- (void)configureZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting69
- (void)canLoadZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting70
- (void)shouldLoadZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting71
- (void)xZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting72
- (void)colorInZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting73
- (void)zebraInZebra:(ZOOZebra *)c;
@end
@protocol ZOOSplitting74
- (void)addZebra:(ZOOZebra *)c toColor:(ZOOColor *)d;
@end
@protocol ZOOSplitting75
- (void)addZebra:(ZOOZebra *)c toBigColor:(ZOOColor *)d;
@end
@protocol ZOOSplitting76
- (void)addZebraToColor:(ZOOColor *)d;
@end
@protocol ZOOSplitting77
- (void)addZebraToBigColor:(ZOOColor *)d;
@end
@protocol ZOOSplitting78
- (void)addZebraToName:(NSString *)d;
@end
@protocol ZOOSplitting79
- (void)addZebraAtName:(NSString *)d;
@end
@protocol ZOOSplitting80
- (void)addZebraAfterName:(NSString *)d;
@end
@protocol ZOOSplitting81
- (void)addZebraUsingName:(NSString *)d;
@end
@protocol ZOOSplitting82
- (void)addZebraFollowingName:(NSString *)d;
@end
@protocol ZOOSplitting83
- (void)addZebraWhenName:(NSString *)d;
@end
@protocol ZOOSplitting84
- (void)addZebraForNameInTable:(NSString *)d;
@end
@protocol ZOOSplitting85
- (void)addZebraForNameOfTable:(NSString *)d;
@end
@protocol ZOOSplitting86
- (void)addZebraOfNameOfTable:(NSString *)d;
@end
@protocol ZOOSplitting87
- (void)addZebraForNameWithTable:(NSString *)d;
@end
@protocol ZOOSplitting88
- (void)addForNameTable:(NSString *)d;
@end
@protocol ZOOSplitting89
- (void)addFor:(NSString *)d;
@end
@protocol ZOOSplitting90
- (void)addWith:(NSString *)d;
@end
@protocol ZOOSplitting91
- (void)addUsing:(NSString *)d;
@end
@protocol ZOOSplitting92
- (void)addZebraWith:(ZOOZebra *)d;
@end
@protocol ZOOSplitting93
- (void)addZebraIn:(ZOOZebra *)d;
@end
@protocol ZOOSplitting94
- (void)with:(ZOOZebra *)d;
@end
@protocol ZOOSplitting95
- (void)withName:(NSString *)d;
@end
@protocol ZOOSplitting96
- (void)atName:(NSString *)d;
@end
@protocol ZOOSplitting97
- (void)inName:(NSString *)d;
@end
@protocol ZOOSplitting98
- (void)setWithName:(NSString *)d;
@end
@protocol ZOOSplitting99
- (void)setName:(NSString *)d;
@end
@protocol ZOOSplitting100
- (void)setName:(NSString *)d forZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting101
- (void)setNameForZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting102
- (void)setNameWithZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting103
- (void)nameBy:(NSInteger)z;
@end
@protocol ZOOSplitting104
- (void)nameByZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting105
- (void)nameByAddingZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting106
- (void)nameByAddingName:(NSString *)z;
@end
@protocol ZOOSplitting107
- (void)nameByAddingNameInName:(NSString *)z;
@end
@protocol ZOOSplitting108
- (void)moveDownBy:(NSInteger)z;
@end
@protocol ZOOSplitting109
- (void)scrollUp:(NSInteger)z;
@end
@protocol ZOOSplitting110
- (void)scrollUpZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting111
- (void)isEqual:(id)z;
@end
@protocol ZOOSplitting112
- (void)isEqualToString:(NSString *)z;
@end
@protocol ZOOSplitting113
- (void)isInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting114
- (void)isOfName:(NSString *)z;
@end
@protocol ZOOSplitting115
- (void)comparesWithZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting116
- (void)zebraIsInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting117
- (void)zebra:(ZOOZebra *)z willDisplayColor:(ZOOColor *)c;
@end
@protocol ZOOSplitting118
- (void)zebra:(ZOOZebra *)z didEndDisplayingColor:(ZOOColor *)c forName:(NSString *)s;
@end
@protocol ZOOSplitting119
- (void)zebra:(ZOOZebra *)z color:(ZOOColor *)c;
@end
@protocol ZOOSplitting120
- (void)zebra:(ZOOZebra *)z withColor:(ZOOColor *)c;
@end
@protocol ZOOSplitting121
- (void)zebra:(ZOOZebra *)z with:(ZOOColor *)c;
@end
@protocol ZOOSplitting122
- (void)zebra:(ZOOZebra *)z forString:(NSString *)c;
@end
@protocol ZOOSplitting123
- (void)zebra:(ZOOZebra *)z forStringValue:(NSString *)c;
@end
@protocol ZOOSplitting124
- (void)zebra:(ZOOZebra *)z setString:(NSString *)c;
@end
@protocol ZOOSplitting125
- (void)zebra:(ZOOZebra *)z getString:(NSString *)c;
@end
@protocol ZOOSplitting126
- (void)zebra:(ZOOZebra *)z inString:(NSString *)c;
@end
@protocol ZOOSplitting127
- (void)zebra:(ZOOZebra *)z defaultString:(NSString *)c;
@end
@protocol ZOOSplitting128
- (void)zebra:(ZOOZebra *)z returnString:(NSString *)c;
@end
@protocol ZOOSplitting129
- (void)zebra:(ZOOZebra *)z selfString:(NSString *)c;
@end
@protocol ZOOSplitting130
- (void)zebra:(ZOOZebra *)z inoutString:(NSString *)c;
@end
@protocol ZOOSplitting131
- (void)zebra:(ZOOZebra *)z var:(NSString *)c let:(NSString *)d in:(int)s default:(int)t self:(int)k;
@end
@protocol ZOOSplitting132
- (void)zebra:(ZOOZebra *)z repeatString:(NSString *)c;
@end
@protocol ZOOSplitting133
- (void)zebra:(ZOOZebra *)z initString:(NSString *)c;
@end
@protocol ZOOSplitting134
- (void)drawWithOptions:(ZOODrawOptions)o;
@end
@protocol ZOOSplitting135
- (void)drawOptions:(ZOODrawOptions)o;
@end
@protocol ZOOSplitting136
- (void)drawZebra:(ZOOZebra *)z options:(ZOODrawOptions)o;
@end
@protocol ZOOSplitting137
- (void)drawZebra:(ZOOZebra *)z withOptions:(ZOODrawOptions)o;
@end
@protocol ZOOSplitting138
- (void)drawZebraWithOptions:(ZOODrawOptions)o;
@end
@protocol ZOOSplitting139
- (void)drawWithFlags:(ZOODrawOptions)o;
@end
@protocol ZOOSplitting140
- (void)drawUsingOptions:(ZOODrawOptions)o;
@end
@protocol ZOOSplitting141
- (void)getURLSessionForZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting142
- (void)getURLForZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting143
- (void)getFooBarForZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting144
- (void)getFooBarForName:(ZOOZebra *)z;
@end
@protocol ZOOSplitting145
- (void)getFooForName:(ZOOZebra *)z;
@end
@protocol ZOOSplitting146
- (void)setURLSessionForZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting147
- (void)setFooBarForZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting148
- (void)setFooBarForName:(ZOOZebra *)z;
@end
@protocol ZOOSplitting149
- (void)setFooForNameInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting150
- (void)getFooForNameInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting151
- (void)setFooInZebra:(ZOOZebra *)z foo:(int)x;
@end
@protocol ZOOSplitting152
- (void)setFooBarBazInZebra:(ZOOZebra *)z foo:(int)x;
@end
@protocol ZOOSplitting153
- (void)initFooBarInZebra:(ZOOZebra *)z foo:(int)x;
@end
@protocol ZOOSplitting154
- (void)initFooInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting155
- (void)initInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting156
- (void)initZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting157
- (void)getFooBar:(ZOOZebra *)z;
@end
@protocol ZOOSplitting158
- (void)isFooInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting159
- (void)hasFooInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting160
- (void)canFooInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting161
- (void)makeFooInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting162
- (void)fooInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting163
- (void)gettingFooInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting164
- (void)settingFooInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting165
- (void)GetFooInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting166
- (void)_getFooInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting167
- (void)_setFooInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting168
- (void)getFoo2BarInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting169
- (void)getABCInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting170
- (void)getABCDefInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting171
- (void)getfooBarInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting172
- (void)reset:(ZOOZebra *)z inFoo:(int)x;
@end
@protocol ZOOSplitting173
- (void)getFooInBarWithZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting174
- (void)getFooBarWithZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting175
- (void)useZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting176
- (void)usingFooInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting177
- (void)forFooInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting178
- (void)inFooInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting179
- (void)forInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting180
- (void)withFooInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting181
- (void)withZebraFoo:(ZOOZebra *)z;
@end
@protocol ZOOSplitting182
- (void)getWithZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting183
- (void)initURLSessionInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting184
- (void)initURLInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting185
+ (instancetype)initFooInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting186
- (void)loadInToZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting187
- (void)loadUpToZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting188
- (void)loadDownToIndex:(NSInteger)z;
@end
@protocol ZOOSplitting189
- (void)loadInsideOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting190
- (void)loadIntoZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting191
- (void)loadAsOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting192
- (void)loadForUsingZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting193
- (void)loadByUsingZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting194
- (void)loadByPassingZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting195
- (void)loadByFollowingZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting196
- (void)loadAlongWithZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting197
- (void)loadOnOrAfterZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting198
- (void)loadToZebraAtIndex:(NSInteger)z;
@end
@protocol ZOOSplitting199
- (void)loadByAddingForZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting200
- (void)loadAddingForZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting201
- (void)loadByAddingForName:(ZOOZebra *)z;
@end
@protocol ZOOSplitting202
- (void)loadByFooForZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting203
- (void)loadByAddingFooForZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting204
- (void)loadByAddingInZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting205
- (void)loadByAddingWithZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting206
- (void)loadByAddingToZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting207
- (void)loadForAddingForZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting208
- (void)loadForAddingToZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting209
- (void)loadAddingOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting210
- (void)loadFooOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting211
- (void)loadByFooOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting212
- (void)loadByStringOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting213
- (void)loadByAddingOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting214
- (void)loadForAddingOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting215
- (void)loadOfAddingOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting216
- (void)loadByLoadOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting217
- (void)loadByLoadToZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting218
- (void)loadByLoadForZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting219
- (void)loadByDidingOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting220
- (void)loadByThingOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting221
- (void)loadByNameOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting222
- (void)loadToFooForZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting223
- (void)loadToNameForZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting224
- (void)viewByAddingForObject:(id)z;
@end
@protocol ZOOSplitting225
- (void)viewByAddingForObjectx:(id)z;
@end
@protocol ZOOSplitting226
- (void)viewByAddingForObjectx:(id)z foo:(int)x;
@end
@protocol ZOOSplitting227
- (void)view1ByAddingForObjectx:(id)z;
@end
@protocol ZOOSplitting228
- (void)aa:(int)x fooInContext:(ZOOInContext *)z;
@end
@protocol ZOOSplitting229
- (void)aa:(int)x colorLoadToken:(ZOOLoadToken *)z;
@end
@protocol ZOOSplitting230
- (void)aa:(int)x colorLoadingView:(ZOOLoadingView *)z;
@end
@protocol ZOOSplitting231
- (void)colorLoadToken:(ZOOLoadToken *)z;
@end
@protocol ZOOSplitting232
- (void)colorLoadingView:(ZOOLoadingView *)z;
@end
@protocol ZOOSplitting233
- (void)colorForView:(ZOOForView *)z;
@end
@protocol ZOOSplitting234
- (void)loadColorForView:(ZOOForView *)z;
@end
@protocol ZOOSplitting235
- (void)loadForView:(ZOOForView *)z;
@end
@protocol ZOOSplitting236
- (void)forView:(ZOOForView *)z;
@end
@protocol ZOOSplitting237
- (void)loadForInContext:(ZOOInContext *)z;
@end
@protocol ZOOSplitting238
- (void)inContext:(ZOOInContext *)z;
@end
@protocol ZOOSplitting239
- (void)aa:(int)x inContext:(ZOOInContext *)z;
@end
@protocol ZOOSplitting240
- (void)aa:(int)x forFooInContext:(ZOOInContext *)z;
@end
@protocol ZOOSplitting241
- (void)setFooInContext:(ZOOInContext *)z;
@end
@protocol ZOOSplitting242
- (instancetype)initFooInContext:(ZOOInContext *)z;
@end
@protocol ZOOSplitting243
- (instancetype)initFoo;
@end
@protocol ZOOSplitting244
- (instancetype)initWithFoo;
@end
@protocol ZOOSplitting245
- (instancetype)initForFoo;
@end
@protocol ZOOSplitting246
- (instancetype)initWithURL;
@end
@protocol ZOOSplitting247
- (instancetype)initWithIn;
@end
@protocol ZOOSplitting248
- (instancetype)initWithFoo;
- (instancetype)init;
@end
@protocol ZOOStore1
- (void)updatingStore1Foo:(int)x;
@end
@protocol ZOOStore2
- (void)updateStore2Foo:(int)x;
@end
@protocol ZOOStore3
- (void)updateStore3InFoo:(int)x;
@end
@protocol ZOOStore4
- (void)updateStore4;
@end
@protocol ZOOStore5
- (void)updateStore5Foo;
@end
@protocol ZOOStore6
- (void)fooStore6Foo:(int)x;
@end
@protocol ZOOStore7
- (void)didUpdateStore7Foo:(int)x;
@end
@protocol ZOOStore8
- (void)updateFooInStore8:(int)x;
@end
@protocol ZOOStore9
- (void)updateFooByUsingStore9Foo:(int)x;
@end
@protocol ZOOStore10
- (void)aa:(int)x updateStore10Foo:(int)x2;
@end
@protocol ZOOStore11
- (void)updateStore11FooUpdateStore11:(int)x;
@end
@protocol ZOOStore12
- (void)updateStore12FooUpdateStore12Foo:(int)x;
@end
@protocol ZOOStore13
- (instancetype)updateStore13WithFoo:(int)x;
@end
@protocol ZOOStore14
- (void)updateStore14ForZOOStore14:(int)x;
@end
@protocol ZOOStore15
- (void)getStore15:(int)x;
@end
@protocol ZOOStore16
- (void)getStore16;
@end
@protocol ZOOStore17
- (void)getStore17Foo;
@end
@protocol ZOOStore18
- (void)getStore18WithFoo:(int)x;
@end
@protocol ZOOStore19
- (void)setStore19Foo:(int)x;
@end
@protocol ZOOStore20
- (void)isStore20Foo:(int)x;
@end
@protocol ZOOStore21
- (void)doStore21Foo:(int)x;
@end
@protocol ZOOStore22
- (void)doStore22;
@end
@protocol ZOOStore23
- (void)returnStore23;
@end
@protocol ZOOStore24Delegate
- (void)updateDelegate:(int)x;
@end
@protocol ZOOStore25Delegate
- (void)updateStore25:(int)x;
@end
@protocol ZOOStore26Type
- (void)updateStore26:(int)x;
@end
@protocol ZOOStore27Delegate
- (void)updateDelegateFoo:(int)x;
@end
@protocol ZOOIndex28
- (void)updateIndex:(int)x;
@end
@protocol ZOOStores
- (void)updateStores:(int)x;
@end
@protocol ZOOURL
- (void)openURLFoo:(int)x;
@end
@protocol ZOOFooURL
- (void)openURLFoo:(int)x;
@end
@protocol ZOOObject
- (void)openObjectValueFoo:(int)x;
@end
@protocol ZOOSplitting281
- (void)loadByFooBarOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting282
- (void)loadByFooBarBazOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting283
- (void)loadInByFooOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting284
- (void)loadInByOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting285
- (void)loadByFooOfBarOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting286
- (void)loadByOfOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting287
- (void)loadForFooOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting288
- (void)loadByForFooOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting289
- (void)loadInForOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting290
- (void)loadInForFooOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting291
- (void)loadByURLOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting292
- (void)loadByFooOf:(ZOOZebra *)z;
@end
@protocol ZOOSplitting293
- (void)byFooOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting294
- (void)setByFooOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting295
- (void)getByFooOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting296
- (void)loadWithFooOfZebra:(ZOOZebra *)z;
@end
@protocol ZOOSplitting297
- (void)loadWithFooOfBlock:(void (^)(void))z;
@end
@protocol ZOOSplitting298
- (void)loadUsingFooOfBlock:(void (^)(void))z;
@end
@protocol ZOOSplitting299
- (void)loadToFooOfName:(ZOOZebra *)z;
@end
@protocol ZOOSplitting300
- (void)loadAtXOfName:(ZOOZebra *)z;
@end
@protocol ZOOTableView1
- (void)updateTableView1FooView1Bar:(int)x;
@end
@protocol ZOOTableView2
- (void)updateTableView2FooView2:(int)x;
@end
@protocol ZOOTableView3
- (void)updateTableView3FooUpdateView3:(int)x;
@end
@protocol ZOOTableView4
- (void)updateTableView4Foo:(ZOOZebra *)x;
@end
@protocol ZOOTableView5
- (void)updateView5Foo:(ZOOZebra *)x;
@end
@protocol ZOOTableView6
- (void)updateTableView6sFoo:(ZOOZebra *)x;
@end
@protocol ZOOTableView7
- (void)loadInTableView7Foo:(ZOOZebra *)x;
@end
@protocol ZOOTableView8
- (void)reloadTableView8:(id<ZOOTableView8>)x;
@end
@protocol ZOOTableView9
- (id<ZOOTableView9>)reloadTableView9WithFoo:(int)x;
@end
@protocol ZOOTableViewA
- (id<ZOOTableViewA>)tableViewAUpdateTableViewAWithFoo:(int)x;
@end
@protocol ZOOTableViewB
- (id<ZOOTableViewB>)tableViewBWithTableViewB:(int)x;
@end
@protocol ZOOTableViewC
- (id<ZOOTableViewC>)tableViewCByUpdatingTableViewC:(int)x;
@end
@protocol ZOOTableViewD
- (id<ZOOTableViewD>)tableViewDByUpdateTableViewDFoo:(int)x;
@end
@protocol ZOOTableViewE
- (id<ZOOTableViewE>)tableViewEByUpdating;
@end
@protocol ZOOTableViewF
- (id<ZOOTableViewF>)tableViewFByUpdatingTableViewF;
@end
@protocol ZOOTableViewG
- (id<ZOOTableViewG>)viewGByUpdatingTableViewG;
@end
@protocol ZOOTableViewH
- (id<ZOOTableViewH>)viewHBy;
@end
@protocol ZOOTableViewI
- (id<ZOOTableViewI>)viewIForName;
@end
@protocol ZOOTableViewJ
- (id<ZOOTableViewJ>)viewJInName:(int)x;
@end
@protocol ZOOTableViewK
- (id<ZOOTableViewK>)tableViewKWithNameForFoo:(int)x;
@end
@protocol ZOOTableViewL
- (id<ZOOTableViewL>)tableViewLFoo:(int)x;
@end
@protocol ZOOTableViewM
- (id<ZOOTableViewM>)tableViewMWithTableViewMFoo:(int)x;
@end
@protocol ZOOTableViewN
- (id<ZOOTableViewN>)tableViewNWith:(int)x;
@end
@protocol ZOOTableViewO
- (id<ZOOTableViewO>)tableViewOWithZebra:(ZOOZebra *)x;
@end
@protocol ZOOTableViewP
- (id<ZOOTableViewP>)tableViewPForZebra:(ZOOZebra *)x;
@end
@protocol ZOOTableViewQ
- (id<ZOOTableViewQ>)tableViewQByAddingZebra:(ZOOZebra *)x;
@end
@protocol ZOOTableViewR
- (id<ZOOTableViewR>)tableViewRByAddingNameToZebra:(ZOOZebra *)x;
@end
@protocol ZOOTableViewS
- (id<ZOOTableViewS>)tableViewSWithOptions:(NSDictionary *)x;
@end
@protocol ZOOTableViewT
- (id<ZOOTableViewT>)tableViewTWithBlock:(void (^)(void))x;
@end
@protocol ZOOTableViewU
- (id<ZOOTableViewU>)tableViewUUsingBlock:(void (^)(void))x;
@end
@protocol ZOOTableViewV
- (id<ZOOTableViewV>)tableViewVWithX:(int)x y:(int)y;
@end
@protocol ZOOTableViewW
- (id<ZOOTableViewW>)tableViewWBySettingName:(NSString *)x;
@end
@protocol ZOOTableViewX
- (NSArray<id<ZOOTableViewX>> *)tableViewXsWithName:(NSString *)x;
@end
@protocol ZOOTableViewY
- (nullable id<ZOOTableViewY>)tableViewYWithName:(NSString *)x error:(NSError **)e;
@end
@protocol ZOOSplitting335
- (void)moveToTop:(id)sender;
@end
@protocol ZOOSplitting336
- (void)moveToTop:(nullable id)sender;
@end
@protocol ZOOSplitting337
- (void)moveToTop:(id)Sender;
@end
@protocol ZOOSplitting338
- (void)moveToTop:(ZOOZebra *)sender;
@end
@protocol ZOOSplitting339
- (void)moveToTop:(NSObject *)sender;
@end
@protocol ZOOSplitting340
- (void)moveToTop:(int)sender;
@end
@protocol ZOOSplitting341
- (int)moveToTop:(id)sender;
@end
@protocol ZOOSplitting342
- (BOOL)moveToTop:(id)sender;
@end
@protocol ZOOSplitting343
- (id)moveToTop:(id)sender;
@end
@protocol ZOOSplitting344
- (void)moveToTop:(id)theSender;
@end
@protocol ZOOSplitting345
- (void)moveToTop:(id)sender foo:(int)x;
@end
@protocol ZOOSplitting346
- (void)moveToObject:(id)sender;
@end
@protocol ZOOSplitting347
- (void)moveToZebra:(ZOOZebra *)sender;
@end
@protocol ZOOSplitting348
- (void)loadObject:(id)sender;
@end
@protocol ZOOSplitting349
- (void)moveToAnimated:(BOOL)sender;
@end
@protocol ZOOSplitting350
- (void)moveWithBlock:(void (^)(void))sender;
@end
@protocol ZOOSplitting351
- (void)moveToTop:(id<NSObject>)sender;
@end
@protocol ZOOSplitting352
- (instancetype)initWithTop:(id)sender;
@end
@protocol ZOOSplitting353
- (void)load:(int)x moveToObject:(id)sender;
@end
@protocol ZOOSplitting354
- (void)loadRectToVisible:(ZOOZebra *)sender;
@end
@protocol ZOOSplitting355
- (void)loadRectToVisibleFoo:(ZOOZebra *)sender;
@end
@protocol ZOOSplitting356
- (void)loadRectToVisibleZebra:(ZOOZebra *)sender;
@end
@protocol ZOOSplitting357
- (void)loadRectForVisible:(ZOOZebra *)sender;
@end
@protocol ZOOSplitting358
- (void)loadToVisibleInFoo:(ZOOZebra *)sender;
@end
@protocol ZOOSplitting359
- (void)loadToInvisible:(ZOOZebra *)sender;
@end
@protocol ZOOSplitting360
- (void)loadToHidden:(ZOOZebra *)sender;
@end
@protocol ZOOSplitting361
- (void)loadToEnabled:(ZOOZebra *)sender;
@end
@protocol ZOOSplitting362
- (void)loadToNil:(ZOOZebra *)sender;
@end
@protocol ZOOSplitting363
- (void)loadToSelf:(ZOOZebra *)sender;
@end
@protocol ZOOSplitting364
- (void)loadForVisible:(ZOOZebra *)sender;
@end
@protocol ZOOSplitting365
- (void)loadToSizeFit:(ZOOZebra *)sender;
@end
@protocol ZOOSplitting366
- (void)loadToFit:(ZOOZebra *)sender;
@end
@protocol ZOOSplitting367
- (void)loadFooToVisible;
@end
@protocol ZOOSplitting368
- (void)a:(int)x fooToVisible:(ZOOZebra *)y;
@end
@protocol ZOOSplitting369
- (void)loadToFront:(ZOOZebra *)x;
@end
@protocol ZOOSplitting370
- (void)loadToBack:(ZOOZebra *)x;
@end
@protocol ZOOSplitting371
- (void)loadWithErrorFoo:(ZOOZebra *)x;
@end
@protocol ZOOSplitting372
- (void)loadUsingError:(ZOOZebra *)x;
@end
@protocol ZOOSplitting373
- (void)loadWithErrors:(ZOOZebra *)x;
@end
@protocol ZOOSplitting374
- (void)loadWithErrorInFoo:(ZOOZebra *)x;
@end
@protocol ZOOSplitting375
- (void)loadInFooWithError:(ZOOZebra *)x;
@end
@protocol ZOOSplitting376
- (void)loadForError:(ZOOZebra *)x;
@end
@protocol ZOOSplitting377
- (instancetype)initWithoutFoo:(int)x;
@end
@protocol ZOOSplitting378
- (instancetype)initWithin:(int)x;
@end
@protocol ZOOSplitting379
- (instancetype)initwith:(int)x;
@end
@protocol ZOOSplitting380
- (instancetype)initWithfoo:(int)x;
@end
@protocol ZOOSplitting381
- (instancetype)initWithout;
@end
@protocol ZOOSplitting382
- (instancetype)init_foo:(int)x;
@end
@protocol ZOOSplitting383
- (instancetype)init2:(int)x;
@end
@protocol ZOOSplitting384
- (instancetype)initURL:(int)x;
@end
@protocol ZOOSplitting385
- (instancetype)initABC;
@end
@protocol ZOOSplitting386
- (void)atX:(int)x;
@end
@protocol ZOOSplitting387
- (void)inX:(int)x y:(int)y;
@end
@protocol ZOOSplitting388
- (void)forX:(int)x y:(int)y;
@end
@protocol ZOOSplitting389
- (void)usingX:(int)x y:(int)y;
@end
@protocol ZOOSplitting390
- (void)setInX:(int)x y:(int)y;
@end
@protocol ZOOSplitting391
- (void)getInX:(int)x y:(int)y;
@end
@protocol ZOOSplitting392
- (void)getForX:(int)x y:(int)y;
@end
@protocol ZOOSplitting393
- (void)initInX:(int)x y:(int)y;
@end
@protocol ZOOSplitting394
- (void)getFooInX:(int)x y:(int)y;
@end
@protocol ZOOSplitting395
- (void)loadByFooOfX:(int)x y:(int)y;
@end
@protocol ZOOSplitting396
- (void)loadInOfX:(int)x y:(int)y;
@end
@protocol ZOOSplitting397
- (void)loadToX:(id)sender;
@end
@protocol ZOOSplitting398
- (void)loadWithErrorX:(int)x;
@end
@protocol ZOOSplitting399
- (void)loadToVisibleX:(int)x;
@end
@protocol ZOOSplitting400
- (void)loadX:(int)x;
@end
@protocol ZOOSplitting401
- (void)matchingFoo:(int)x;
@end
@protocol ZOOSplitting402
- (void)matching:(int)x;
@end
@protocol ZOOSplitting403
- (void)ofFoo:(int)x;
@end
@protocol ZOOSplitting404
- (void)matchingOf:(int)x;
@end
@protocol ZOOSplitting405
- (void)inOf:(int)x;
@end
@protocol ZOOSplitting406
- (void)inOfFoo:(int)x;
@end

NS_ASSUME_NONNULL_END
