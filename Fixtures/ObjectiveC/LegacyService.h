#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class LABRequest;

@protocol LABWorking
- (void)work;
@property (nonatomic, readonly) BOOL isBusy;
@optional
- (void)rest;
@end

/// A service that the app has had for years.
@interface LABService : NSObject <LABWorking>
@property (nonatomic, copy) NSString *name;
@property (nonatomic, readonly, nullable) NSURL *url;
@property (nonatomic, weak, nullable) id<LABWorking> delegate;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (class, nonatomic) NSInteger limit;
@property NSArray<NSString *> *tags;
@property NSString *_Null_unspecified note;
- (instancetype)initWithName:(NSString *)name;
- (nullable instancetype)initWithURL:(NSURL *)url error:(NSError **)error;
+ (instancetype)serviceWithName:(NSString *)name;
+ (instancetype)shared;
+ (NSInteger)countOf:(NSString *)text;
- (NSString *)textForRequest:(NSURLRequest *)request;
- (BOOL)save:(NSString *)text error:(NSError **)error;
- (nullable NSString *)readKey:(NSString *)key error:(NSError **)error;
- (void)fetchWithCompletion:(void (^)(NSString *_Nullable, NSError *_Nullable))completion;
- (void)each:(void (NS_NOESCAPE ^)(NSInteger))body;
- (void)use:(LABRequest *)request;
- (void)log:(NSString *)format, ...;
- (void)gone NS_UNAVAILABLE;
- (void)old __attribute__((deprecated));
- (void)new API_AVAILABLE(macos(14), ios(17));
- (id)objectAtIndexedSubscript:(NSUInteger)index;
- (void)setObject:(id)object atIndexedSubscript:(NSUInteger)index;
- (instancetype)me;
- (BOOL)isEqual:(nullable id)object;
- (NSString *)description;
- (void)work;
@end

@interface LABService (Extras)
@property (nonatomic, readonly) NSInteger extra;
- (void)extend:(NSInteger)amount;
- (instancetype)initWithExtra:(NSInteger)extra;
@end

@interface LABCache : LABService
- (instancetype)initWithSize:(NSInteger)size NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithName:(NSString *)name NS_UNAVAILABLE;
- (NSString *)textForRequest:(NSURLRequest *)request;
- (void)clear;
@end

@interface LABStore : LABCache
- (void)store;
@end

@interface LABBare : NSObject
- (void)run;
@end

@interface LABSealed : NSObject
- (instancetype)init NS_UNAVAILABLE;
@end

@interface LABArchived : NSObject <NSSecureCoding>
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
- (void)archive;
@end

@interface LABPage : LABArchived
- (instancetype)initWithPage:(NSInteger)page NS_DESIGNATED_INITIALIZER;
- (void)turn;
@end

__attribute__((objc_subclassing_restricted))
@interface LABFinal : NSObject
- (void)run;
@end

@interface LABBox<Element> : NSObject
- (Element)element;
@end

@interface LABTexts : LABBox<NSString *>
- (void)join;
@end

NS_SWIFT_UI_ACTOR
@interface LABScreen : NSObject
- (void)show;
- (NSInteger)count __attribute__((swift_attr("nonisolated")));
@end

NS_SWIFT_NAME(Printer)
@interface LABPrinter : NSObject
- (void)printText:(NSString *)text NS_SWIFT_NAME(print(_:));
@end

NS_ASSUME_NONNULL_END
