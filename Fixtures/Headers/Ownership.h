#import <Foundation/Foundation.h>
#import <CoreGraphics/CoreGraphics.h>

NS_ASSUME_NONNULL_BEGIN

// Properties that do not keep their objects are not bridged.
@protocol Unretained
@property (nonatomic, strong, readonly, nullable) NSData *strongData;
@property (nonatomic, copy, readonly, nullable) NSData *copiedData;
@property (nonatomic, assign, readonly, nullable) NSData *assignedData;
@property (nonatomic, weak, readonly, nullable) NSData *weakData;
@property (nonatomic, weak, nullable) NSString *weakString;
@property (nonatomic, unsafe_unretained) NSString *unsafeString;
@property (nonatomic, assign) NSArray<NSString *> *assignedArray;
@property (nonatomic, weak, nullable) NSArray<NSString *> *weakArray;
@property (nonatomic, weak, nullable) NSURL *weakURL;
@property (nonatomic, weak, nullable) NSError *weakError;
@property (nonatomic, weak, nullable) NSDate *weakDate;
@property (nonatomic, weak, nullable) NSNumber *weakNumber;
@property (nonatomic, weak, nullable) id weakObject;
@property (nonatomic, weak, nullable) Class weakClass;
@property (nonatomic, weak, nullable) void (^weakBlock)(void);
@property (nonatomic, weak, nullable) NSNotificationName weakName;
@property (nonatomic, weak, nullable) id<NSCopying> weakCopying;
@property (nonatomic, class, weak, nullable) NSString *ofClass;
@property (nonatomic, readonly, weak) NSDictionary<NSString *, id> *dictionary;
@end

typedef void (^LABImageBlock)(CGImageRef _Nullable image);

// Nothing says who releases the results of Core Foundation.
@protocol CoreFoundationValues
- (CGImageRef)imageAtIndex:(NSUInteger)index;
- (nullable CGImageRef)maybeImage;
- (CGImageRef)copyImage;
- (CGImageRef)newImage CF_RETURNS_RETAINED;
- (CGImageRef)theImage CF_RETURNS_NOT_RETAINED;
- (CFStringRef)name;
- (CFTypeRef)anything;
+ (CGColorRef)color;
@property (nonatomic, readonly) CGImageRef image;
@property (nonatomic, nullable) CGColorRef tint;
@property (nonatomic, readonly) CFStringRef title;
- (void)take:(CGImageRef)image path:(nullable CGPathRef)path;
- (void)out:(CGImageRef _Nullable *_Nonnull)image;
- (void)block:(void (^)(CGImageRef image))block;
- (void)blockResult:(CGImageRef (^)(void))block;
- (void)function:(CGImageRef _Nullable (*)(CGImageRef _Nonnull image))function;
- (void)typed:(LABImageBlock)block;
- (NSArray *)array:(CFArrayRef)array dictionary:(CFDictionaryRef)dictionary error:(CFErrorRef)error;
@end

NS_ASSUME_NONNULL_END
