// Names of the protocol in names, and initials: one selector to a protocol.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface ZOOColor : NSObject
@end
@interface ZOOView : NSObject
@end
@interface ZOOZebra : NSObject
@end

@protocol ZOOContexts1
- (void)loadWithBigError:(NSString *)c;
@end
@protocol ZOOContexts2
- (void)loadFromError:(NSString *)c;
@end
@protocol ZOOContexts3
- (void)loadBigError:(NSString *)c;
@end
@protocol ZOOContexts4
- (void)loadError:(NSString *)c;
@end
@protocol ZOOContexts5
- (void)loadX:(int)i withError:(NSError *)c;
@end
@protocol ZOOContexts6
- (void)loadX:(int)i didFailWithError:(NSError *)c;
@end
@protocol ZOOContexts7
- (void)loadX:(int)i didFailWithError:(NSString *)c;
@end
@protocol ZOOContexts8
- (void)loadX:(int)i withErrors:(NSString *)c;
@end
@protocol ZOOContexts9
- (void)loadWithErrors:(NSString *)c;
@end
@protocol ZOOContexts10
- (void)popZebraAnimated:(BOOL)b;
@end
@protocol ZOOContexts11
- (void)popAnimated:(BOOL)b;
@end
@protocol ZOOContexts12
- (void)popZebraAnimated:(NSString*)b;
@end
@protocol ZOOContexts13
- (void)popZebraAnimating:(BOOL)b;
@end
@protocol ZOOContexts14
- (void)popZebraRecursive:(BOOL)b;
@end
@protocol ZOOContexts15
- (void)popToZebraAnimated:(BOOL)b;
@end
@protocol ZOOContexts16
- (void)setZebraAnimated:(BOOL)b;
@end
@protocol ZOOContexts17
- (void)popZebra:(id)a wasAnimated:(BOOL)b;
@end
@protocol ZOOZeb1
- (void)dismissZeb1Animated:(BOOL)b;
@end
@protocol ZOOZeb2
- (void)dismissZeb2:(BOOL)b;
@end
@protocol ZOOZeb3
- (void)dismissZeb3;
@end
@protocol ZOOZeb4
- (void)didDismissZeb4;
@end
@protocol ZOOZeb5
- (void)dismissZeb5:(ZOOView *)a;
@end
@protocol ZOOZeb6
- (void)dismissZeb6WithName:(NSString *)a;
@end
@protocol ZOOZeb7
- (void)zeb7DidLoad;
@end
@protocol ZOOZeb8
- (id<ZOOZeb8>)zeb8WithName:(NSString *)a;
@end
@protocol ZOOZeb9
- (instancetype)zeb9WithName:(NSString *)a;
@end
@protocol ZOOZeb10
+ (instancetype)zeb10WithName:(NSString *)a;
@end
@protocol ZOOZeb11
+ (id<ZOOZeb11>)zeb11WithName:(NSString *)a;
@end
@protocol ZOOZeb12
- (id<ZOOZeb12>)zeb12ByAddingName:(NSString *)a;
@end
@protocol ZOOZeb13
- (id<ZOOZeb13>)zeb13ByAddingZeb13:(id<ZOOZeb13>)a;
@end
@protocol ZOOZeb14
+ (instancetype)zeb14;
@end
@protocol ZOOZeb15
+ (instancetype)defaultZeb15;
@end
@protocol ZOOZeb16
+ (id<ZOOZeb16>)sharedZeb16;
@end
@protocol ZOOZeb17
- (id<ZOOZeb17>)blueZeb17;
@end
@protocol ZOOContexts35
- (ZOOColor *)blueColor;
@end
@protocol ZOOContexts36
- (ZOOColor *)color;
@end
@protocol ZOOContexts37
- (ZOOColor *)defaultColor;
@end
@protocol ZOOContexts38
- (ZOOColor *)colorWithName:(NSString *)s;
@end
@protocol ZOOContexts39
- (ZOOColor *)loadColor;
@end
@protocol ZOOContexts40
- (ZOOColor *)makeColor;
@end
@protocol ZOOContexts41
- (ZOOColor *)getColor;
@end
@protocol ZOOContexts42
- (ZOOColor *)createColor;
@end
@protocol ZOOContexts43
- (ZOOColor *)colorForColor;
@end
@protocol ZOOContexts44
- (ZOOColor *)blueColorForName;
@end
@protocol ZOOContexts45
- (NSString *)stringForString;
@end
@protocol ZOOContexts46
- (NSString *)titleString;
@end
@protocol ZOOContexts47
- (NSString *)string;
@end
@protocol ZOOContexts48
- (NSString *)stringByFoo;
@end
@protocol ZOOContexts49
- (NSArray<ZOOColor *> *)colors;
@end
@protocol ZOOContexts50
- (NSArray<ZOOColor *> *)blueColors;
@end
@protocol ZOOContexts51
- (NSArray<ZOOColor *> *)allColors;
@end
@protocol ZOOContexts52
- (NSArray *)colorArray;
@end
@protocol ZOOContexts53
- (id)blueObject;
@end
@protocol ZOOContexts54
- (BOOL)isBool;
@end
@protocol ZOOContexts55
- (BOOL)myBool;
@end
@protocol ZOOContexts56
- (NSInteger)myInteger;
@end
@protocol ZOOContexts57
- (NSInteger)rowIndex;
@end
@protocol ZOOContexts58
- (NSInteger)indexOfBlue;
@end
@protocol ZOOContexts59
- (void)noVoid;
@end
@protocol ZOOContexts60
- (NSURL *)fileURL;
@end
@protocol ZOOContexts61
- (NSURL *)URL;
@end
@protocol ZOOContexts62
- (NSURL *)URLForName:(NSString *)n;
@end
@protocol ZOOContexts63
- (NSURL *)HTTPURL;
@end
@protocol ZOOContexts64
- (NSURL *)baseHTTPURL;
@end
@protocol ZOOContexts65
- (void)URLSession:(int)a dataTask:(int)b;
@end
@protocol ZOOContexts66
- (void)URL:(NSURL *)a;
@end
@protocol ZOOContexts67
- (void)HTTPBody:(int)b;
@end
@protocol ZOOContexts68
- (void)iPhoneName:(int)b;
@end
@protocol ZOOContexts69
- (void)aURL:(int)b;
@end
@protocol ZOOContexts70
- (void)ABCdefGhi:(int)b;
@end
@protocol ZOOContexts71
- (void)X;
@end
@protocol ZOOContexts72
- (void)XY;
@end
@protocol ZOOContexts73
- (void)Xy;
@end
@protocol ZOOContexts74
- (void)XYz;
@end
@protocol ZOOContexts75
- (void)XYZ123abc;
@end
@protocol ZOOContexts76
- (void)URL2String;
@end
@protocol ZOOContexts77
- (void)URLs;
@end
@protocol ZOOContexts78
- (void)setURL:(int)u;
@end
@protocol ZOOContexts79
- (void)load:(int)x URL:(NSURL *)u;
@end
@protocol ZOOContexts80
- (void)load:(int)x URLString:(NSURL *)u;
@end
@protocol ZOOContexts81
- (void)load:(int)x HTTPMethod:(int)u;
@end
@protocol ZOOContexts82
- (void)load:(int)x atURL:(NSURL *)u;
@end
@protocol ZOOContexts83
- (void)load:(int)x atURL:(int)u;
@end
@protocol ZOOContexts84
- (void)loadAtURL:(int)u;
@end
@protocol ZOOContexts85
- (void)loadURLWithHTTPBody:(int)u;
@end
@protocol ZOOContexts86
- (void)loadWithURLRequest:(int)u;
@end
@protocol ZOOContexts87
- (void)loadWithX:(CGFloat)x Y:(CGFloat)y;
@end
@protocol ZOOContexts88
- (void)loadWithX:(CGFloat)x Ya:(CGFloat)y;
@end
@protocol ZOOContexts89
- (void)_privateLoad:(int)x;
@end
@protocol ZOOContexts90
- (void)_loadColor:(ZOOColor *)x;
@end
@protocol ZOOContexts91
- (void)load_color:(ZOOColor *)x;
@end
@protocol ZOOContexts92
- (void)load_with_color:(ZOOColor *)x;
@end
@protocol ZOOContexts93
- (void)lab_loadColor:(ZOOColor *)x;
@end
@protocol ZOOContexts94
- (void)lab_color:(ZOOColor *)x;
@end
@protocol ZOOTableViewA
- (id<ZOOTableViewA>)tableViewABySettingName:(NSString *)x;
@end
@protocol ZOOTableViewB
- (id<ZOOTableViewB>)tableViewBByThingName:(NSString *)x;
@end
@protocol ZOOTableViewC
- (id<ZOOTableViewC>)tableViewCByStringName:(NSString *)x;
@end
@protocol ZOOTableViewD
- (id<ZOOTableViewD>)tableViewDByDidingName:(NSString *)x;
@end
@protocol ZOOTableViewE
- (id<ZOOTableViewE>)tableViewEByLoadName:(NSString *)x;
@end
@protocol ZOOTableViewF
- (id<ZOOTableViewF>)tableViewFByResettingName:(NSString *)x;
@end
@protocol ZOOTableViewG
- (id<ZOOTableViewG>)tableViewGByKingName:(NSString *)x;
@end
@protocol ZOOTableViewH
- (id<ZOOTableViewH>)tableViewHByLoadingToken;
@end
@protocol ZOOTableViewI
- (id<ZOOTableViewI>)tableViewIBySetting;
@end
@protocol ZOOTableViewJ
- (id<ZOOTableViewJ>)tableViewJByKing;
@end
@protocol ZOOTableViewK
- (id<ZOOTableViewK>)tableViewKByIng;
@end
@protocol ZOOTableViewL
- (id<ZOOTableViewL>)tableViewLBySettingZebra:(ZOOZebra *)z;
@end
@protocol ZOOTableViewM
- (id<ZOOTableViewM>)tableViewMByColouringZebra:(ZOOZebra *)z;
@end
@protocol ZOOTableViewN
- (id<ZOOTableViewN>)updatingTableViewNZebra:(ZOOZebra *)z;
@end

NS_ASSUME_NONNULL_END
