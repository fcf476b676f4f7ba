// Objects of Dispatch, which have other names in Swift.
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@protocol QueueUser <NSObject>
- (void)runOn:(dispatch_queue_t)queue block:(dispatch_block_t)block;
- (nullable dispatch_queue_t)queue;
- (void)waitForGroup:(dispatch_group_t)group semaphore:(dispatch_semaphore_t)semaphore;
- (void)readData:(dispatch_data_t)data completion:(void (^)(dispatch_data_t _Nullable data))completion;
@property (nonatomic, strong, nullable) dispatch_queue_t callbackQueue;
@property (nonatomic, readonly) dispatch_source_t source;
@end

NS_ASSUME_NONNULL_END
