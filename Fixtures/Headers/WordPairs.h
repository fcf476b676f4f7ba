#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class LABThing;
@interface LABThing : NSObject
@end

// Words that the compiler keeps together with the preposition after them.
@protocol WordPairs
- (NSArray *)componentsSeparatedByString:(NSString *)string;
- (BOOL)isCompatibleWithThing:(LABThing *)thing;
- (BOOL)isCompatibleWithX:(int)x;
- (void)sortAccordingToString:(NSString *)string;
- (void)limitBoundByString:(NSString *)string;
- (void)socketPlugInString:(NSString *)string;
- (void)wordsSeparatedBy:(NSString *)string;
- (void)partsSeparatedFromString:(NSString *)string;
- (void)valueBoundToString:(NSString *)string;
- (void)compatibleWithThing:(LABThing *)thing;
@end

NS_ASSUME_NONNULL_END
