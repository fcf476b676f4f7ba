// Names that NSObject has itself.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@protocol VoidEquality
- (void)isEqual:(id)other;
@end
@protocol TextHash
- (NSString *)hash;
@end
@protocol TextHashProperty
@property (nonatomic, readonly) NSString *hash;
@end
@protocol NumberHash
@property (nonatomic, readonly) int hash;
@property (nonatomic, readonly) NSInteger superclass;
@end
@protocol Loading
- (void)load;
+ (void)load;
+ (void)initialize;
@end
@protocol Values
- (NSString *)debugDescription;
- (nullable id)valueForKey:(NSString *)key;
- (void)setValue:(nullable id)value forKey:(NSString *)key;
@end
@protocol Titled
@property (nonatomic, copy) NSString *description;
@property (nonatomic, copy) NSString *title;
@end
@protocol Hashed <NSObject>
@property (nonatomic, readonly) NSUInteger hash;
@property (nonatomic, readonly, copy) NSString *debugDescription;
@end
@protocol Equal
@property (readonly) NSString *description;
- (BOOL)isEqual:(nullable id)other;
- (NSUInteger)hash;
@end
@protocol StrictlyEqual
- (BOOL)isEqual:(id)other;
@end

// Classes that are deprecated.
__attribute__((deprecated("use another"))) @interface RSVOld : NSObject
@end
@protocol UsesOld
- (void)use:(RSVOld *)old;
- (nullable RSVOld *)old;
@property (nonatomic) RSVOld *stored;
@end

NS_ASSUME_NONNULL_END
