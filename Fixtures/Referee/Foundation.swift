// The Swift side of Foundation, as far as the importer asks for it; the values that it bridges are put
// behind it. Nothing of it is ever run.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC

extension NSError: Error {}

public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }
public func _convertNSErrorToError(_ error: NSError?) -> any Error { fatalError() }
