/// The Swift names of types in Apple's frameworks that no header specifies.
///
/// The compiler reads most of them from API notes, which libclang does not read.
package enum AppleNames {
  /// The Swift value types that classes are bridged to (SE-0069, SE-0072, SE-0170), by class.
  package static let bridged: [String: String] = [
    "NSString": "String", "NSData": "Data", "NSDate": "Date", "NSURL": "URL",
    "NSURLComponents": "URLComponents", "NSURLQueryItem": "URLQueryItem",
    "NSURLRequest": "URLRequest", "NSUUID": "UUID", "NSIndexPath": "IndexPath",
    "NSIndexSet": "IndexSet", "NSNotification": "Notification", "NSLocale": "Locale",
    "NSTimeZone": "TimeZone", "NSCalendar": "Calendar", "NSDateComponents": "DateComponents",
    "NSDateInterval": "DateInterval", "NSCharacterSet": "CharacterSet",
    "NSPersonNameComponents": "PersonNameComponents", "NSAffineTransform": "AffineTransform",
  ]

  /// Classes whose type arguments are not imported into Swift.
  static let withoutTypeArguments: Set = [
    "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet",
    "NSCountedSet", "NSOrderedSet", "NSMutableOrderedSet", "NSEnumerator",
  ]

  /// Classes that lost their prefix (SE-0086), and similar ones.
  package static let classes: [String: String] = {
    let shortened = [
      "BlockOperation", "Bundle", "ByteCountFormatter", "DateComponentsFormatter",
      "DateFormatter", "DateIntervalFormatter", "Dimension", "EnergyFormatter", "FileHandle",
      "FileManager", "FileWrapper", "Formatter", "HTTPCookie", "HTTPCookieStorage",
      "HTTPURLResponse", "Host", "InputStream", "ISO8601DateFormatter", "JSONSerialization",
      "LengthFormatter", "MassFormatter", "MessagePort", "MeasurementFormatter",
      "NotificationCenter",
      "NotificationQueue", "NumberFormatter", "Operation", "OperationQueue", "OutputStream",
      "PersonNameComponentsFormatter", "Pipe", "Port", "ProcessInfo", "Progress",
      "PropertyListSerialization", "RunLoop", "Scanner", "SocketPort", "Stream", "Thread", "Timer",
      "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLCredentialStorage",
      "URLProtectionSpace", "URLProtocol", "URLResponse", "URLSession", "URLSessionConfiguration",
      "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionStreamTask", "URLSessionTask",
      "URLSessionTaskMetrics", "URLSessionUploadTask", "URLSessionWebSocketTask", "UndoManager",
      "Unit", "UserDefaults", "ValueTransformer", "XMLParser",
    ]
    var names = Dictionary(uniqueKeysWithValues: shortened.map { ("NS\($0)", $0) })
    names["NSTask"] = "Process"
    names["NSCachedURLResponse"] = "CachedURLResponse"
    return names
  }()

  /// Protocols with other names in Swift.
  package static let protocols: [String: String] = {
    let shortened = [
      "FileManagerDelegate", "PortDelegate", "StreamDelegate", "URLAuthenticationChallengeSender",
      "URLProtocolClient", "URLSessionDataDelegate", "URLSessionDelegate",
      "URLSessionDownloadDelegate", "URLSessionStreamDelegate", "URLSessionTaskDelegate",
      "URLSessionWebSocketDelegate", "XMLParserDelegate",
    ]
    var names = Dictionary(uniqueKeysWithValues: shortened.map { ("NS\($0)", $0) })
    names["NSObject"] = "NSObjectProtocol"
    return names
  }()

  /// Type aliases and enumerations with other names in Swift.
  package static let values: [String: String] = [
    "NSAttributedStringKey": "NSAttributedString.Key",
    "NSCalendarIdentifier": "NSCalendar.Identifier", "NSCalendarUnit": "NSCalendar.Unit",
    "NSComparisonResult": "ComparisonResult", "NSDataReadingOptions": "NSData.ReadingOptions",
    "NSDataWritingOptions": "NSData.WritingOptions", "NSDecimal": "Decimal",
    "NSFileAttributeKey": "FileAttributeKey",
    "NSFileProtectionType": "FileProtectionType",
    "NSJSONReadingOptions": "JSONSerialization.ReadingOptions",
    "NSJSONWritingOptions": "JSONSerialization.WritingOptions", "NSLocaleKey": "NSLocale.Key",
    "NSNotificationName": "NSNotification.Name",
    "NSOperatingSystemVersion": "OperatingSystemVersion", "NSQualityOfService": "QualityOfService",
    "NSPointerFunctionsOptions": "NSPointerFunctions.Options",
    "NSPropertyListFormat": "PropertyListSerialization.PropertyListFormat",
    "NSPropertyListMutabilityOptions": "PropertyListSerialization.MutabilityOptions",
    "NSPropertyListReadOptions": "PropertyListSerialization.ReadOptions",
    "NSPropertyListWriteOptions": "PropertyListSerialization.WriteOptions",
    "NSRunLoopMode": "RunLoop.Mode",
    "NSStreamEvent": "Stream.Event", "NSStreamPropertyKey": "Stream.PropertyKey",
    "NSStringCompareOptions": "NSString.CompareOptions", "NSTimeInterval": "TimeInterval",
    "NSURLRequestCachePolicy": "NSURLRequest.CachePolicy",
    "NSURLRequestNetworkServiceType": "NSURLRequest.NetworkServiceType",
    "NSURLResourceKey": "URLResourceKey",
    "NSURLSessionAuthChallengeDisposition": "URLSession.AuthChallengeDisposition",
    "NSURLSessionResponseDisposition": "URLSession.ResponseDisposition",
    "NSURLSessionTaskState": "URLSessionTask.State",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenExternalURLOptionsKey": "UIApplication.OpenExternalURLOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "UIApplicationState": "UIApplication.State", "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UIControlEvents": "UIControl.Event", "UIControlState": "UIControl.State",
    "UIFontTextStyle": "UIFont.TextStyle", "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UIImageOrientation": "UIImage.Orientation", "UIImageRenderingMode": "UIImage.RenderingMode",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewCellFocusStyle": "UITableViewCell.FocusStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UITableViewStyle": "UITableView.Style", "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAutoresizing": "UIView.AutoresizingMask", "UIViewContentMode": "UIView.ContentMode",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
    "dispatch_data_t": "DispatchData", "dispatch_group_t": "DispatchGroup",
    "dispatch_queue_t": "DispatchQueue", "dispatch_semaphore_t": "DispatchSemaphore",
    "dispatch_source_t": "DispatchSource",
  ]

  /// Types that exist in Swift, but not in methods that Objective-C can call.
  static let argumentLists: Set = ["va_list", "__builtin_va_list"]

  /// The number types of C, and their typedefs in Objective-C.
  static let numbers: [String: String] = [
    "BOOL": "Bool", "Boolean": "Bool", "NSInteger": "Int", "NSUInteger": "UInt", "size_t": "Int",
    "ssize_t": "Int",
    "ptrdiff_t": "Int", "intptr_t": "Int", "uintptr_t": "UInt", "int8_t": "Int8",
    "int16_t": "Int16", "int32_t": "Int32", "int64_t": "Int64", "uint8_t": "UInt8",
    "uint16_t": "UInt16", "uint32_t": "UInt32", "uint64_t": "UInt64", "SInt8": "Int8",
    "SInt16": "Int16", "SInt32": "Int32", "SInt64": "Int64", "UInt8": "UInt8", "UInt16": "UInt16",
    "UInt32": "UInt32", "UInt64": "UInt64",
  ]
}
