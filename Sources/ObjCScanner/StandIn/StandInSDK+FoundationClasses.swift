extension StandInSDK {
  /// The second part of `Foundation/Foundation.h`.
  static let foundationClasses = #"""
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

    // MARK: Classes that Swift imports as they are

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

    """#
}
