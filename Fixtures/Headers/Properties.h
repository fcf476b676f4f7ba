// Properties: one selector to a protocol.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface ZOOColor : NSObject
@end
@interface ZOOView : NSObject
@end
@interface ZOOGestureRecognizer : NSObject
@end
@interface ZOORecognizer : NSObject
@end

@protocol ZOOProperties1
- (void)scaleByX:(CGFloat)x y:(CGFloat)y;
@end
@protocol ZOOProperties2
- (void)scaleX:(CGFloat)x y:(CGFloat)y;
@end
@protocol ZOOProperties3
- (void)loadWithX:(CGFloat)x;
@end
@protocol ZOOProperties4
- (void)loadWithX:(CGFloat)x z:(CGFloat)y;
@end
@protocol ZOOProperties5
- (void)loadWithA:(CGFloat)x b:(CGFloat)y;
@end
@protocol ZOOProperties6
- (void)loadWithX:(int)x y:(int)y z:(int)z;
@end
@protocol ZOOProperties7
- (void)loadWithX:(id)x y:(id)y;
@end
@protocol ZOOProperties8
- (void)loadAtX:(int)x y:(int)y;
@end
@protocol ZOOProperties9
- (void)loadAtX:(int)x b:(int)y;
@end
@protocol ZOOProperties10
- (void)loadWithX:(int)x andY:(int)y;
@end
@protocol ZOOProperties11
- (void)loadWithStartX:(int)x y:(int)y;
@end
@protocol ZOOProperties12
- (void)loadWithWidth:(int)x height:(int)y;
@end
@protocol ZOOProperties13
- (void)loadWithRed:(int)x green:(int)g blue:(int)y;
@end
@protocol ZOOProperties14
- (void)setX:(int)x y:(int)y;
@end
@protocol ZOOProperties15
- (void)setPointWithX:(int)x y:(int)y;
@end
@protocol ZOOProperties16
- (void)moveToX:(int)x y:(int)y;
@end
@protocol ZOOProperties17
- (void)colorWithX:(int)a y:(int)b color:(ZOOColor *)c;
@end
@protocol ZOOProperties18
- (void)x:(int)x y:(int)y;
@end
@protocol ZOOProperties19
- (void)withX:(int)x y:(int)y;
@end
@protocol ZOOProperties20
- (void)pX:(int)x y:(int)y;
@end
@protocol ZOOProperties21
- (void)loadWithY:(int)x x:(int)y;
@end
@protocol ZOOProperties22
@property (readonly) ZOOColor *blueColor;
@end
@protocol ZOOProperties23
@property (readonly) ZOOColor *color;
@end
@protocol ZOOProperties24
@property (readonly) ZOOColor *parentColor;
@end
@protocol ZOOProperties25
@property (readonly) ZOOColor *defaultColor;
@end
@protocol ZOOProperties26
@property (readonly) ZOOColor *repeatColor;
@end
@protocol ZOOProperties27
@property (readonly) NSString *titleString;
@end
@protocol ZOOProperties28
@property (readonly) NSString *string;
@end
@protocol ZOOProperties29
@property (readonly) NSArray<ZOOColor *> *colors;
@end
@protocol ZOOProperties30
@property (readonly) NSArray<ZOOColor *> *blueColors;
@end
@protocol ZOOProperties31
@property (readonly) NSURL *baseURL;
@end
@protocol ZOOProperties32
@property (readonly) NSURL *URL;
@end
@protocol ZOOProperties33
@property (readonly) NSURL *URLValue;
@end
@protocol ZOOProperties34
@property (readonly) NSString *URLString;
@end
@protocol ZOOProperties35
@property (readonly) NSInteger rowIndex;
@end
@protocol ZOOProperties36
@property (readonly) NSInteger index;
@end
@protocol ZOOProperties37
@property (readonly) BOOL enabled;
@end
@protocol ZOOProperties38
@property (readonly) BOOL isEnabled;
@end
@protocol ZOOProperties39
@property (readonly, getter=isEnabled) BOOL enabled;
@end
@protocol ZOOProperties40
@property (readonly, getter=wasEnabled) BOOL enabled;
@end
@protocol ZOOProperties41
@property (readonly, getter=enabledGetter) BOOL enabled;
@end
@protocol ZOOProperties42
@property (getter=isEnabled) BOOL enabled;
@end
@protocol ZOOProperties43
@property (getter=isEnabled, setter=setYesEnabled:) BOOL enabled;
@end
@protocol ZOOProperties44
@property (getter=isEnabled) bool enabled;
@end
@protocol ZOOProperties45
@property (getter=isEnabled) int enabled;
@end
@protocol ZOOProperties46
@property (getter=getName) NSString *name;
@end
@protocol ZOOProperties47
@property (readonly) BOOL hidden;
@end
@protocol ZOOProperties48
@property (readonly) id blueObject;
@end
@protocol ZOOProperties49
@property (readonly, class) ZOOColor *blueColor;
@end
@protocol ZOOProperties50
@property (readonly, copy) void (^doneBlock)(void);
@end
@protocol ZOOProperties51
@property (readonly) ZOOColor *self;
@end
@protocol ZOOProperties52
@property (readonly) ZOOColor *init;
@end
@protocol ZOOProperties53
@property (readonly) ZOOColor *Type;
@end
@protocol ZOOProperties54
@property (readonly) ZOOColor *protocol;
@end
@protocol ZOOProperties55
@property (readonly) ZOOColor *class;
@end
@protocol ZOOProperties56
@property (readonly) ZOOColor *loadColor;
@end
@protocol ZOOProperties57
@property (readonly) ZOOColor *loadingColor;
@end
@protocol ZOOProperties58
@property (readonly) ZOOColor *withColor;
@end
@protocol ZOOProperties59
@property (readonly) ZOOColor *forColor;
@end
@protocol ZOOProperties60
@property (readonly) ZOOColor *usingColor;
@end
@protocol ZOOProperties61
@property (readonly) ZOOColor *getColor;
@end
@protocol ZOOProperties62
@property (readonly) ZOOColor *setColor;
@end
@protocol ZOOProperties63
@property (readonly) ZOOColor *colorForColor;
@end
@protocol ZOOProperties64
@property (readonly) ZOOColor *inColor;
@end
@protocol ZOOProperties65
@property (readonly) ZOOColor *XColor;
@end
@protocol ZOOProperties66
@property (readonly) ZOOColor *HTTPColor;
@end
@protocol ZOOProperties67
@property (readonly) ZOOColor *MyColor;
@end
@protocol ZOOProperties68
@property (readonly) ZOOColor *RGBColorSpace;
@end
@protocol ZOOProperties69
@property (readonly) ZOOColor *_color;
@end
@protocol ZOOProperties70
@property (readonly) ZOOColor *my_color;
@end
@protocol PropA
@property (readonly) id<PropA> blueA;
@end
@protocol PropB
@property (readonly) id<PropB> bluePropB;
@end
@protocol PropC
@property (readonly) id<PropC> bluePropC;
- (void)a;
@end
@protocol PropD
@property (readonly) ZOOColor *bluePropD;
@end
@protocol PropD2
@property (readonly) ZOOColor *loadPropD2;
@end
@protocol PropE
@property (readonly) id<PropE> parentPropE;
@end
@protocol PropF
@property (readonly) id<PropF> propF;
@end
@protocol PropG
@property (readonly) id<PropG> defaultPropG;
@end
@protocol PropH
@property (readonly, class) id<PropH> defaultPropH;
@end
@protocol PropI
@property (readonly) NSArray<id<PropI>> *bluePropIs;
@end
@protocol ZOOProperties81
@property (readonly) NSArray *colors;
- (void)addColor:(ZOOColor *)c;
@end
@protocol ZOOProperties82
@property (readonly) NSArray *colors;
- (void)addColors:(NSArray<ZOOColor *> *)c;
@end
@protocol ZOOProperties83
@property (readonly) NSArray *gestureRecognizers;
- (void)addGestureRecognizer:(ZOOGestureRecognizer *)c;
@end
@protocol ZOOProperties84
@property (readonly) NSArray *gestureRecognizers;
- (void)addRecognizer:(ZOOGestureRecognizer *)c;
@end
@protocol ZOOProperties85
@property (readonly) NSArray *recognizers;
- (void)addGestureRecognizer:(ZOOGestureRecognizer *)c;
@end
@protocol ZOOProperties86
@property (readonly) NSArray *recognizers;
- (void)addGestureRecognizer:(ZOORecognizer *)c;
@end
@protocol ZOOProperties87
@property (readonly) ZOOColor *color;
- (void)addColor:(ZOOColor *)c;
@end
@protocol ZOOProperties88
@property (readonly) ZOOColor *color;
- (void)resetColor:(ZOOColor *)c;
@end
@protocol ZOOProperties89
@property (readonly) ZOOColor *color;
- (void)colorWithColor:(ZOOColor *)c;
@end
@protocol ZOOProperties90
@property (readonly) ZOOColor *color;
- (void)loadForColor:(ZOOColor *)c;
@end
@protocol ZOOProperties91
@property (readonly) ZOOColor *color;
- (void)load:(int)i forColor:(ZOOColor *)c;
@end
@protocol ZOOProperties92
@property (readonly) ZOOColor *color;
- (void)load:(int)i addColor:(ZOOColor *)c;
@end
@protocol ZOOProperties93
@property (readonly) ZOOColor *foreColor;
- (void)addColor:(ZOOColor *)c;
@end
@protocol ZOOProperties94
@property (readonly) NSArray *subcolors;
- (void)addColor:(ZOOColor *)c;
@end
@protocol ZOOProperties95
@property (readonly) NSArray *items;
- (void)addItem:(NSString *)c;
@end
@protocol ZOOProperties96
@property (readonly) NSDictionary *strings;
- (void)addString:(NSString *)c;
@end
@protocol ZOOProperties97
@property (class, readonly) NSDictionary *strings;
- (void)addString:(NSString *)c;
@end
@protocol ZOOProperties98
@property (class, readonly) NSDictionary *strings;
+ (void)addString:(NSString *)c;
@end
@protocol ZOOProperties99
@property (readonly) NSDictionary *strings;
+ (void)addString:(NSString *)c;
@end
@protocol ZOOProperties100
- (NSArray *)strings;
- (void)addString:(NSString *)c;
@end
@protocol ZOOProperties101
@optional
@property (readonly) NSDictionary *strings;
@required
- (void)addString:(NSString *)c;
@end
@protocol ZOOProperties102
@property (readonly) NSDictionary *URLs;
- (void)addURL:(NSURL *)c;
@end
@protocol ZOOProperties103
@property (readonly) NSURL *URL;
- (void)addURL:(NSURL *)c;
@end
@protocol ZOOProperties104
@property (readonly, getter=isString) BOOL string;
- (void)addString:(NSString *)c;
@end
@protocol ZOOProperties105
@property (readonly, getter=isStringx) BOOL stringx;
- (void)addStringx:(NSString *)c;
@end

// Elements.
@protocol ZOOKeyed
- (nullable id)objectForKeyedSubscript:(NSString *)key;
- (void)setObject:(nullable id)object forKeyedSubscript:(NSString *)key;
@end
@protocol ZOOIndexed
- (NSString *)objectAtIndexedSubscript:(NSUInteger)index;
@end
@protocol ZOOIndexedBoth <NSObject>
- (NSString *)objectAtIndexedSubscript:(NSUInteger)index;
- (void)setObject:(NSString *)object atIndexedSubscript:(NSUInteger)index;
@end

NS_ASSUME_NONNULL_END
