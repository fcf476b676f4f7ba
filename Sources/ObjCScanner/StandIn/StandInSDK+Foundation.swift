extension StandInSDK {
  /// The first part of `Foundation/Foundation.h`, without classes.
  static let foundation = #"""
    // The parts of Foundation that protocols of apps use: just enough to show each name's kind.
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


    """#
}
