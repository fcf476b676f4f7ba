#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class PHSPhoto;

typedef NS_ENUM(NSInteger, PHSQuality) {
  PHSQualityLow,
  PHSQualityHigh,
};
typedef void (^PHSProgress)(double fraction, BOOL *stop);

@interface PHSPhoto : NSObject
@property (nonatomic, readonly, copy) NSString *title;
@end

/// Is told what becomes of uploads.
@protocol PHSUploadObserver <NSObject>
- (void)photo:(PHSPhoto *)photo didUploadWithStatus:(NSInteger)status;
@optional
- (BOOL)photoShouldUpload:(PHSPhoto *)photo;
@property (nonatomic, readonly, copy) NSString *observerName;
@end

/// Loads and saves photos.
@protocol PHSPhotoService <NSObject>
@property (class, nonatomic, readonly) NSInteger limit;
@property (nonatomic, copy) NSString *album;
@property (nonatomic, copy, nullable) NSString *subtitle;
@property (nonatomic, getter=isReady) BOOL ready;
@property (nonatomic, weak, nullable) id<PHSUploadObserver> observer;

+ (NSString *)titleForQuality:(PHSQuality)quality;

/// The photo of a name.
- (nullable PHSPhoto *)photoNamed:(NSString *)name;
- (BOOL)savePhoto:(PHSPhoto *)photo error:(NSError **)error;
- (nullable NSString *)titleAtIndex:(NSUInteger)index error:(NSError **)error;
- (void)fetchPhotosMatching:(NSString *)query
                 completion:(void (^)(NSArray<PHSPhoto *> *_Nullable photos, NSError *_Nullable error))completion;
- (void)uploadPhotos:(NSArray<PHSPhoto *> *)photos
             quality:(PHSQuality)quality
            progress:(nullable PHSProgress)progress;
- (void)enumeratePhotosUsingBlock:(void (NS_NOESCAPE ^)(PHSPhoto *photo, NSUInteger index))block;
- (NSDictionary<NSString *, id> *)metadataForPhoto:(PHSPhoto *)photo options:(nullable NSDictionary *)options;
- (void)moveToAlbum:(NSString *)album NS_SWIFT_NAME(move(toAlbum:));
- (void)refreshNow NS_SWIFT_UNAVAILABLE("use fetch");
- (instancetype)configuredWithTags:(NSSet<NSString *> *)tags;
@end

NS_ASSUME_NONNULL_END

@protocol PHSLegacyStore
- (NSString *)pathForKey:(NSString *)key;
- (id)objectForKey:(NSString *)key;
@end
