#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef void (^LABBlock)(void);
typedef void (NS_SWIFT_UI_ACTOR ^LABUIBlock)(void);

@protocol BlocksOnMain
- (void)a:(void (NS_SWIFT_UI_ACTOR ^)(void))x;
- (void)b:(NS_SWIFT_UI_ACTOR void (^)(void))x;
- (void)c:(NS_SWIFT_UI_ACTOR LABBlock)x;
- (void)d:(LABUIBlock)x;
- (void)e:(void (NS_SWIFT_SENDABLE ^)(void))x;
- (void)f:(NS_SWIFT_SENDABLE LABBlock)x;
- (void)g:(NS_SWIFT_UI_ACTOR LABBlock _Nullable)x;
- (void)h:(LABBlock)x NS_SWIFT_UI_ACTOR;
- (void)i:(LABBlock NS_SWIFT_UI_ACTOR)x;
- (void)j:(void (^ NS_SWIFT_UI_ACTOR)(void))x;
- (void)performX:(int)a completion:(void (^)(void))completion;
- (void)performY:(int)a completion:(nullable void (NS_SWIFT_UI_ACTOR ^)(BOOL finished))completion;
- (void)performZ:(int)a
      completion:(nullable void (^)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC;
- (void)performW:(nullable void (^)(void))updates
      completion:(nullable void (^)(BOOL finished))completion;
- (void)performV:(void (NS_NOESCAPE ^)(void))updates
      completion:(nullable void (^)(BOOL finished))completion NS_SWIFT_UI_ACTOR;
- (void)performU:(NS_NOESCAPE void (^)(void))updates
      completion:(nullable void (^)(BOOL finished))completion;
- (void)performT:(NS_NOESCAPE LABBlock)updates
      completion:(nullable void (^)(BOOL finished))completion;
- (void)performR:(LABBlock NS_NOESCAPE)updates;
@property (nonatomic, copy) NS_SWIFT_UI_ACTOR LABBlock property;
@end

// No Swift class can implement it: the closure is optional and does not escape.
@protocol NonescapingOptional
- (void)a:(nullable void (NS_NOESCAPE ^)(void))x;
@end

NS_SWIFT_UI_ACTOR @protocol AllOnMain
- (void)performX:(int)a completion:(void (^)(BOOL))completion;
- (void)performN:(int)a completion:(void (^)(BOOL))completion NS_SWIFT_NONISOLATED;
- (void)performD:(int)a completion:(void (^)(BOOL))completion NS_SWIFT_DISABLE_ASYNC;
- (void)performS:(int)a completion:(void (NS_SWIFT_SENDABLE ^)(BOOL))completion;
- (void)performT:(int)a
    completionHandler:(void (^)(NSString *_Nullable, NSError *_Nullable))completionHandler;
@end

@protocol MethodsOnMain
- (void)performX:(int)a completion:(void (^)(BOOL))completion;
- (void)performV:(int)a completion:(void (^)(BOOL))completion NS_SWIFT_UI_ACTOR;
- (void)performW:(int)a
      completion:(void (^)(BOOL))completion __attribute__((swift_attr("@MainActor")));
@end

@protocol InheritsMain <AllOnMain>
- (void)performQ:(int)a completion:(void (^)(BOOL))completion;
@end

NS_ASSUME_NONNULL_END
