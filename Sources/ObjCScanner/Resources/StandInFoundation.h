// What protocols of apps use of Foundation: enough to know each name's kind, and no more.
#pragma once
#include <stddef.h>
#include <objc/NSObject.h>
#include <CoreGraphics/CoreGraphics.h>
#include <dispatch/dispatch.h>

// MARK: Macros

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_HEADER_AUDIT_BEGIN(...) NS_ASSUME_NONNULL_BEGIN
#define NS_HEADER_AUDIT_END(...) NS_ASSUME_NONNULL_END
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_UNAVAILABLE(text) __attribute__((availability(swift, unavailable, message=text)))
#define NS_SWIFT_UNAVAILABLE_FROM_ASYNC(text)
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_SWIFT_NOTHROW __attribute__((swift_error(none)))
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_SWIFT_ASYNC(...) __attribute__((swift_async(swift_private, __VA_ARGS__)))
#define NS_SWIFT_ASYNC_NAME(...) __attribute__((swift_async_name(#__VA_ARGS__)))
#define NS_SWIFT_ASYNC_THROWS_ON_FALSE(...) __attribute__((swift_async_error(zero_argument, __VA_ARGS__)))
#define NS_SWIFT_ASYNC_NOTHROW __attribute__((swift_async_error(none)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NONSENDABLE __attribute__((swift_attr("@_nonSendable")))
#define NS_SWIFT_BRIDGED_TYPEDEF __attribute__((swift_bridged_typedef))

#define NS_ENUM(type, name) \
  enum __attribute__((enum_extensibility(open))) name : type name; \
  enum __attribute__((enum_extensibility(open))) name : type
#define NS_CLOSED_ENUM(type, name) \
  enum __attribute__((enum_extensibility(closed))) name : type name; \
  enum __attribute__((enum_extensibility(closed))) name : type
#define NS_OPTIONS(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type
#define NS_ERROR_ENUM(domain, name) \
  enum name : NSInteger name; \
  enum __attribute__((ns_error_domain(domain))) name : NSInteger
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
#define NS_STRING_ENUM NS_TYPED_ENUM
#define NS_EXTENSIBLE_STRING_ENUM NS_TYPED_EXTENSIBLE_ENUM

#define NS_DESIGNATED_INITIALIZER OBJC_DESIGNATED_INITIALIZER
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_REQUIRES_NIL_TERMINATION __attribute__((sentinel(0, 1)))
#define NS_FORMAT_FUNCTION(format, values)
#define NS_NOESCAPE __attribute__((noescape))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_RETURNS_RETAINED
#define NS_RETURNS_NOT_RETAINED
#define NS_RETURNS_INNER_POINTER
#define NS_ROOT_CLASS OBJC_ROOT_CLASS
#define NS_PROTOCOL_REQUIRES_EXPLICIT_IMPLEMENTATION
#define NS_CLASS_AVAILABLE(mac, ios)
#define NS_CLASS_AVAILABLE_IOS(ios)
#define NS_AVAILABLE(mac, ios)
#define NS_AVAILABLE_IOS(version) API_AVAILABLE(ios(version))
#define NS_AVAILABLE_MAC(version) API_AVAILABLE(macos(version))
#define NS_DEPRECATED(...) __attribute__((deprecated))
#define NS_DEPRECATED_IOS(...) __attribute__((deprecated))
#define NS_DEPRECATED_MAC(...) __attribute__((deprecated))
#define NS_EXTENSION_UNAVAILABLE(...)
#define NS_EXTENSION_UNAVAILABLE_IOS(...)
#define DEPRECATED_ATTRIBUTE __attribute__((deprecated))
#define DEPRECATED_MSG_ATTRIBUTE(text) __attribute__((deprecated(text)))
#define UNAVAILABLE_ATTRIBUTE __attribute__((unavailable))
#define FOUNDATION_EXPORT extern
#define FOUNDATION_EXTERN extern
#define FOUNDATION_STATIC_INLINE static inline
#define NS_INLINE static inline
#define NSIntegerMax LONG_MAX
#define NSUIntegerMax ULONG_MAX

NS_ASSUME_NONNULL_BEGIN

// MARK: Values

typedef double NSTimeInterval;
typedef unsigned short unichar;
typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
typedef NSRange *NSRangePointer;
typedef struct { NSInteger majorVersion, minorVersion, patchVersion; } NSOperatingSystemVersion;
typedef struct { unsigned int digits[5]; } NSDecimal;
typedef struct { unsigned long state; id __unsafe_unretained _Nullable *_Nullable items; } NSFastEnumerationState;
typedef CGPoint NSPoint;
typedef CGSize NSSize;
typedef CGRect NSRect;
typedef NSUInteger NSStringEncoding;
typedef NS_CLOSED_ENUM(NSInteger, NSComparisonResult) {
  NSOrderedAscending = -1L, NSOrderedSame, NSOrderedDescending
};
typedef NS_OPTIONS(NSUInteger, NSEnumerationOptions) { NSEnumerationConcurrent = 1, NSEnumerationReverse = 2 };
typedef NS_OPTIONS(NSUInteger, NSSortOptions) { NSSortConcurrent = 1, NSSortStable = 16 };
typedef NS_OPTIONS(NSUInteger, NSStringCompareOptions) { NSCaseInsensitiveSearch = 1, NSLiteralSearch = 2 };
typedef NS_OPTIONS(NSUInteger, NSDataReadingOptions) { NSDataReadingMappedIfSafe = 1 };
typedef NS_OPTIONS(NSUInteger, NSDataWritingOptions) { NSDataWritingAtomic = 1 };
typedef NS_OPTIONS(NSUInteger, NSJSONReadingOptions) { NSJSONReadingMutableContainers = 1 };
typedef NS_OPTIONS(NSUInteger, NSKeyValueObservingOptions) { NSKeyValueObservingOptionNew = 1 };
typedef NS_OPTIONS(NSUInteger, NSCalendarUnit) { NSCalendarUnitEra = 2 };
typedef NS_ENUM(NSInteger, NSQualityOfService) { NSQualityOfServiceDefault = -1 };
typedef NS_ENUM(NSUInteger, NSURLRequestCachePolicy) { NSURLRequestUseProtocolCachePolicy = 0 };
typedef NS_ENUM(NSInteger, NSURLSessionAuthChallengeDisposition) { NSURLSessionAuthChallengeUseCredential = 0 };
typedef NS_ENUM(NSInteger, NSURLSessionResponseDisposition) { NSURLSessionResponseCancel = 0 };
typedef NS_OPTIONS(NSUInteger, NSStreamEvent) { NSStreamEventNone = 0, NSStreamEventOpenCompleted = 1 };

typedef NS_OPTIONS(NSUInteger, NSJSONWritingOptions) { NSJSONWritingPrettyPrinted = 1 };
typedef NS_OPTIONS(NSUInteger, NSPropertyListMutabilityOptions) { NSPropertyListImmutable = 0 };
typedef NS_ENUM(NSUInteger, NSPropertyListFormat) { NSPropertyListXMLFormat_v1_0 = 100 };
typedef NSPropertyListMutabilityOptions NSPropertyListReadOptions;
typedef NSUInteger NSPropertyListWriteOptions;
typedef NS_ENUM(NSUInteger, NSURLRequestNetworkServiceType) { NSURLNetworkServiceTypeDefault = 0 };
typedef NS_ENUM(NSInteger, NSURLSessionTaskState) { NSURLSessionTaskStateRunning = 0 };
typedef NS_OPTIONS(NSUInteger, NSPointerFunctionsOptions) { NSPointerFunctionsStrongMemory = 0 };

@class NSString, NSArray<__covariant ObjectType>, NSCoder, NSURL, NSDate, NSError, NSData, NSMethodSignature;

// MARK: Protocols

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end
@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone;
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@required
@property (class, readonly) BOOL supportsSecureCoding;
@end
@protocol NSFastEnumeration
@end
@protocol NSLocking
- (void)lock;
- (void)unlock;
@end

// MARK: Names

typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSErrorDomain;
typedef NSString *NSErrorUserInfoKey;
typedef NSString *NSExceptionName NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSFileAttributeKey NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSFileProtectionType NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSURLResourceKey NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSKeyValueChangeKey NS_TYPED_ENUM;
typedef NSString *NSLocaleKey NS_TYPED_ENUM;
typedef NSString *NSCalendarIdentifier NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSStreamPropertyKey NS_TYPED_EXTENSIBLE_ENUM;

// MARK: Classes that Swift bridges

@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
@end
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
@property (readonly) NSUInteger count;
@end
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
@property (readonly) NSUInteger count;
@end
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
@property (readonly) NSUInteger count;
@end
@interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
@end
@interface NSDate : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSURL : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSURLComponents : NSObject <NSCopying>
@end
@interface NSURLQueryItem : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSURLRequest : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end
@interface NSUUID : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSIndexSet : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end
@interface NSNotification : NSObject <NSCopying, NSCoding>
@end
@interface NSError : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSInteger code;
@property (readonly, copy) NSErrorDomain domain;
@end
@interface NSLocale : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSTimeZone : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSCalendar : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSDateComponents : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSDateInterval : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSCharacterSet : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end
@interface NSPersonNameComponents : NSObject <NSCopying, NSSecureCoding>
@end

// MARK: Classes that stay what they are

@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSNumber : NSValue
@end
@interface NSDecimalNumber : NSNumber
@end
@interface NSNull : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSMutableString : NSString
@end
@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end
@interface NSMutableAttributedString : NSAttributedString
@end
@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
@end
@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
@end
@interface NSMutableSet<ObjectType> : NSSet<ObjectType>
@end
@interface NSCountedSet<ObjectType> : NSMutableSet<ObjectType>
@end
@interface NSOrderedSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
@end
@interface NSMutableOrderedSet<ObjectType> : NSOrderedSet<ObjectType>
@end
@interface NSEnumerator<ObjectType> : NSObject <NSFastEnumeration>
@end
@interface NSCache<KeyType, ObjectType> : NSObject
@end
@interface NSMapTable<KeyType, ObjectType> : NSObject <NSCopying, NSSecureCoding, NSFastEnumeration>
@end
@interface NSHashTable<ObjectType> : NSObject <NSCopying, NSSecureCoding, NSFastEnumeration>
@end
@interface NSMutableData : NSData
@end
@interface NSMutableURLRequest : NSURLRequest
@end
@interface NSMutableIndexSet : NSIndexSet
@end
@interface NSMutableCharacterSet : NSCharacterSet
@end
@interface NSCoder : NSObject
@end
@interface NSKeyedArchiver : NSCoder
@end
@interface NSKeyedUnarchiver : NSCoder
@end
@interface NSException : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSPredicate : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSExpression : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSSortDescriptor : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSRegularExpression : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSTextCheckingResult : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSLock : NSObject <NSLocking>
@end
@interface NSRecursiveLock : NSObject <NSLocking>
@end
@interface NSUserActivity : NSObject
@end
@interface NSItemProvider : NSObject <NSCopying>
@end
@interface NSExtensionContext : NSObject
@end
@interface NSURLAuthenticationChallenge : NSObject <NSSecureCoding>
@end
@interface NSURLCredential : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSURLProtectionSpace : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSURLConnection : NSObject
@end
@interface NSCachedURLResponse : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSInvocation : NSObject
@end
@interface NSMethodSignature : NSObject
@end
@interface NSManagedObject : NSObject
@end
@interface NSManagedObjectContext : NSObject
@end

// MARK: Classes that have other names in Swift

@interface NSProgress : NSObject
@end
@interface NSBundle : NSObject
@end
@interface NSTimer : NSObject
@end
@interface NSThread : NSObject
@end
@interface NSOperation : NSObject
@end
@interface NSBlockOperation : NSOperation
@end
@interface NSOperationQueue : NSObject
@end
@interface NSRunLoop : NSObject
@end
@interface NSPort : NSObject <NSCopying, NSCoding>
@end
@interface NSFileManager : NSObject
@end
@interface NSFileHandle : NSObject <NSSecureCoding>
@end
@interface NSPipe : NSObject
@end
@interface NSTask : NSObject
@end
@interface NSProcessInfo : NSObject
@end
@interface NSUserDefaults : NSObject
@end
@interface NSNotificationCenter : NSObject
@end
@interface NSUndoManager : NSObject
@end
@interface NSStream : NSObject
@end
@interface NSInputStream : NSStream
@end
@interface NSOutputStream : NSStream
@end
@interface NSScanner : NSObject <NSCopying>
@end
@interface NSFormatter : NSObject <NSCopying, NSCoding>
@end
@interface NSDateFormatter : NSFormatter
@end
@interface NSNumberFormatter : NSFormatter
@end
@interface NSXMLParser : NSObject
@end
@interface NSJSONSerialization : NSObject
@end
@interface NSHTTPCookie : NSObject
@end
@interface NSHTTPCookieStorage : NSObject
@end
@interface NSURLCache : NSObject
@end
@interface NSURLResponse : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSHTTPURLResponse : NSURLResponse
@end
@interface NSURLSession : NSObject
@end
@interface NSURLSessionConfiguration : NSObject <NSCopying>
@end
@interface NSURLSessionTask : NSObject <NSCopying>
@end
@interface NSURLSessionDataTask : NSURLSessionTask
@end
@interface NSURLSessionUploadTask : NSURLSessionDataTask
@end
@interface NSURLSessionDownloadTask : NSURLSessionTask
@end
@interface NSURLSessionStreamTask : NSURLSessionTask
@end
@interface NSURLSessionWebSocketTask : NSURLSessionTask
@end
@interface NSURLSessionTaskMetrics : NSObject
@end
@interface NSPropertyListSerialization : NSObject
@end
@interface NSURLProtocol : NSObject
@end
@interface NSValueTransformer : NSObject
@end
@interface NSPointerFunctions : NSObject <NSCopying>
@end
@interface NSPointerArray : NSObject <NSFastEnumeration, NSCopying, NSSecureCoding>
@end
@interface NSConditionLock : NSObject <NSLocking>
@end
@interface NSCondition : NSObject <NSLocking>
@end

// MARK: Delegates, without their optional requirements

@protocol NSFileManagerDelegate <NSObject>
@end
@protocol NSStreamDelegate <NSObject>
@end
@protocol NSURLSessionDelegate <NSObject>
@end
@protocol NSURLSessionTaskDelegate <NSURLSessionDelegate>
@end
@protocol NSURLSessionDataDelegate <NSURLSessionTaskDelegate>
@end
@protocol NSURLSessionStreamDelegate <NSURLSessionTaskDelegate>
@end
@protocol NSURLSessionWebSocketDelegate <NSURLSessionTaskDelegate>
@end
@protocol NSXMLParserDelegate <NSObject>
@end
@protocol NSURLSessionDownloadDelegate <NSURLSessionTaskDelegate>
- (void)URLSession:(NSURLSession *)session downloadTask:(NSURLSessionDownloadTask *)downloadTask
    didFinishDownloadingToURL:(NSURL *)location;
@end

NS_ASSUME_NONNULL_END
