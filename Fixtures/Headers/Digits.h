// Protocols whose names have digits.
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
@protocol S3
- (id<S3>)S3ByAddingX:(int)x;
+ (instancetype)S3WithURL:(NSURL *)x;
- (void)reloadS3;
- (id<S3>)s3ByAddingX:(int)x;
+ (instancetype)s3WithURL:(NSURL *)x;
- (void)takeS3:(id<S3>)x;
- (void)takeSomeS3s:(NSArray<id<S3>> *)x;
@end
@protocol H264
- (id<H264>)h264ByAddingX:(int)x;
+ (instancetype)h264WithURL:(NSURL *)x;
- (void)reloadH264;
- (id<H264>)H264ByAddingX:(int)x;
+ (instancetype)H264WithURL:(NSURL *)x;
- (void)takeH264:(id<H264>)x;
- (void)takeSomeH264s:(NSArray<id<H264>> *)x;
@end
@protocol Web3
- (id<Web3>)Web3ByAddingX:(int)x;
+ (instancetype)Web3WithURL:(NSURL *)x;
- (void)reloadWeb3;
- (id<Web3>)web3ByAddingX:(int)x;
+ (instancetype)web3WithURL:(NSURL *)x;
- (void)takeWeb3:(id<Web3>)x;
- (void)takeSomeWeb3s:(NSArray<id<Web3>> *)x;
@end
@protocol B2B
- (id<B2B>)B2BByAddingX:(int)x;
+ (instancetype)B2BWithURL:(NSURL *)x;
- (void)reloadB2B;
- (id<B2B>)b2BByAddingX:(int)x;
+ (instancetype)b2BWithURL:(NSURL *)x;
- (id<B2B>)b2bByAddingX:(int)x;
+ (instancetype)b2bWithURL:(NSURL *)x;
- (void)takeB2B:(id<B2B>)x;
- (void)takeSomeB2Bs:(NSArray<id<B2B>> *)x;
@end
@protocol OAuth2
- (id<OAuth2>)OAuth2ByAddingX:(int)x;
+ (instancetype)OAuth2WithURL:(NSURL *)x;
- (void)reloadOAuth2;
- (id<OAuth2>)oauth2ByAddingX:(int)x;
+ (instancetype)oauth2WithURL:(NSURL *)x;
- (void)reloadOauth2;
- (id<OAuth2>)oAuth2ByAddingX:(int)x;
+ (instancetype)oAuth2WithURL:(NSURL *)x;
- (void)takeOAuth2:(id<OAuth2>)x;
- (void)takeSomeOAuth2s:(NSArray<id<OAuth2>> *)x;
@end
@protocol Base64
- (id<Base64>)base64ByAddingX:(int)x;
+ (instancetype)base64WithURL:(NSURL *)x;
- (void)reloadBase64;
- (id<Base64>)Base64ByAddingX:(int)x;
+ (instancetype)Base64WithURL:(NSURL *)x;
- (void)takeBase64:(id<Base64>)x;
- (void)takeSomeBase64s:(NSArray<id<Base64>> *)x;
@end
@protocol MP4
- (id<MP4>)MP4ByAddingX:(int)x;
+ (instancetype)MP4WithURL:(NSURL *)x;
- (void)reloadMP4;
- (id<MP4>)mp4ByAddingX:(int)x;
+ (instancetype)mp4WithURL:(NSURL *)x;
- (void)reloadMp4;
- (id<MP4>)mP4ByAddingX:(int)x;
+ (instancetype)mP4WithURL:(NSURL *)x;
- (void)takeMP4:(id<MP4>)x;
- (void)takeSomeMP4s:(NSArray<id<MP4>> *)x;
@end
@protocol SHA256
- (id<SHA256>)SHA256ByAddingX:(int)x;
+ (instancetype)SHA256WithURL:(NSURL *)x;
- (void)reloadSHA256;
- (id<SHA256>)sha256ByAddingX:(int)x;
+ (instancetype)sha256WithURL:(NSURL *)x;
- (void)reloadSha256;
- (id<SHA256>)sHA256ByAddingX:(int)x;
+ (instancetype)sHA256WithURL:(NSURL *)x;
- (void)takeSHA256:(id<SHA256>)x;
- (void)takeSomeSHA256s:(NSArray<id<SHA256>> *)x;
@end
@protocol LABS3
- (id<LABS3>)LABS3ByAddingX:(int)x;
+ (instancetype)LABS3WithURL:(NSURL *)x;
- (void)reloadLABS3;
- (id<LABS3>)s3ByAddingX:(int)x;
+ (instancetype)s3WithURL:(NSURL *)x;
- (void)reloadS3;
- (id<LABS3>)lABS3ByAddingX:(int)x;
+ (instancetype)lABS3WithURL:(NSURL *)x;
- (id<LABS3>)labs3ByAddingX:(int)x;
+ (instancetype)labs3WithURL:(NSURL *)x;
- (void)reloadLabs3;
- (id<LABS3>)S3ByAddingX:(int)x;
+ (instancetype)S3WithURL:(NSURL *)x;
- (void)takeLABS3:(id<LABS3>)x;
- (void)takeSomeLABS3s:(NSArray<id<LABS3>> *)x;
@end
@protocol LABH264
- (id<LABH264>)LABH264ByAddingX:(int)x;
+ (instancetype)LABH264WithURL:(NSURL *)x;
- (void)reloadLABH264;
- (id<LABH264>)h264ByAddingX:(int)x;
+ (instancetype)h264WithURL:(NSURL *)x;
- (void)reloadH264;
- (id<LABH264>)lABH264ByAddingX:(int)x;
+ (instancetype)lABH264WithURL:(NSURL *)x;
- (id<LABH264>)H264ByAddingX:(int)x;
+ (instancetype)H264WithURL:(NSURL *)x;
- (id<LABH264>)labh264ByAddingX:(int)x;
+ (instancetype)labh264WithURL:(NSURL *)x;
- (void)reloadLabh264;
- (void)takeLABH264:(id<LABH264>)x;
- (void)takeSomeLABH264s:(NSArray<id<LABH264>> *)x;
@end
@protocol X509
- (id<X509>)x509ByAddingX:(int)x;
+ (instancetype)x509WithURL:(NSURL *)x;
- (void)reloadX509;
- (id<X509>)X509ByAddingX:(int)x;
+ (instancetype)X509WithURL:(NSURL *)x;
- (void)takeX509:(id<X509>)x;
- (void)takeSomeX509s:(NSArray<id<X509>> *)x;
@end
@protocol UTF8
- (id<UTF8>)UTF8ByAddingX:(int)x;
+ (instancetype)UTF8WithURL:(NSURL *)x;
- (void)reloadUTF8;
- (id<UTF8>)utf8ByAddingX:(int)x;
+ (instancetype)utf8WithURL:(NSURL *)x;
- (void)reloadUtf8;
- (id<UTF8>)uTF8ByAddingX:(int)x;
+ (instancetype)uTF8WithURL:(NSURL *)x;
- (void)takeUTF8:(id<UTF8>)x;
- (void)takeSomeUTF8s:(NSArray<id<UTF8>> *)x;
@end
@protocol IPv4
- (id<IPv4>)ipv4ByAddingX:(int)x;
+ (instancetype)ipv4WithURL:(NSURL *)x;
- (void)reloadIpv4;
- (id<IPv4>)IPv4ByAddingX:(int)x;
+ (instancetype)IPv4WithURL:(NSURL *)x;
- (void)reloadIPv4;
- (id<IPv4>)iPv4ByAddingX:(int)x;
+ (instancetype)iPv4WithURL:(NSURL *)x;
- (void)takeIPv4:(id<IPv4>)x;
- (void)takeSomeIPv4s:(NSArray<id<IPv4>> *)x;
@end
@protocol Point3D
- (id<Point3D>)point3DByAddingX:(int)x;
+ (instancetype)point3DWithURL:(NSURL *)x;
- (void)reloadPoint3D;
- (id<Point3D>)point3dByAddingX:(int)x;
+ (instancetype)point3dWithURL:(NSURL *)x;
- (void)reloadPoint3d;
- (id<Point3D>)Point3DByAddingX:(int)x;
+ (instancetype)Point3DWithURL:(NSURL *)x;
- (void)takePoint3D:(id<Point3D>)x;
- (void)takeSomePoint3Ds:(NSArray<id<Point3D>> *)x;
@end
@protocol Vector2
- (id<Vector2>)vector2ByAddingX:(int)x;
+ (instancetype)vector2WithURL:(NSURL *)x;
- (void)reloadVector2;
- (id<Vector2>)Vector2ByAddingX:(int)x;
+ (instancetype)Vector2WithURL:(NSURL *)x;
- (void)takeVector2:(id<Vector2>)x;
- (void)takeSomeVector2s:(NSArray<id<Vector2>> *)x;
@end
@protocol ID3
- (id<ID3>)id3ByAddingX:(int)x;
+ (instancetype)id3WithURL:(NSURL *)x;
- (void)reloadId3;
- (id<ID3>)ID3ByAddingX:(int)x;
+ (instancetype)ID3WithURL:(NSURL *)x;
- (void)reloadID3;
- (id<ID3>)iD3ByAddingX:(int)x;
+ (instancetype)iD3WithURL:(NSURL *)x;
- (void)takeID3:(id<ID3>)x;
- (void)takeSomeID3s:(NSArray<id<ID3>> *)x;
@end
@protocol V8
- (id<V8>)V8ByAddingX:(int)x;
+ (instancetype)V8WithURL:(NSURL *)x;
- (void)reloadV8;
- (id<V8>)v8ByAddingX:(int)x;
+ (instancetype)v8WithURL:(NSURL *)x;
- (void)takeV8:(id<V8>)x;
- (void)takeSomeV8s:(NSArray<id<V8>> *)x;
@end
@protocol iOS7
- (id<iOS7>)ios7ByAddingX:(int)x;
+ (instancetype)ios7WithURL:(NSURL *)x;
- (void)reloadIos7;
- (id<iOS7>)iOS7ByAddingX:(int)x;
+ (instancetype)iOS7WithURL:(NSURL *)x;
- (void)reloadIOS7;
- (void)takeiOS7:(id<iOS7>)x;
- (void)takeSomeiOS7s:(NSArray<id<iOS7>> *)x;
@end
@protocol L10n
- (id<L10n>)L10nByAddingX:(int)x;
+ (instancetype)L10nWithURL:(NSURL *)x;
- (void)reloadL10n;
- (id<L10n>)l10nByAddingX:(int)x;
+ (instancetype)l10nWithURL:(NSURL *)x;
- (void)takeL10n:(id<L10n>)x;
- (void)takeSomeL10ns:(NSArray<id<L10n>> *)x;
@end
NS_ASSUME_NONNULL_END
