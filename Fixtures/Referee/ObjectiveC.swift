// The Swift side of Objective-C's module, as far as the importer asks for it. Nothing of it is ever run.
@_exported import ObjectiveC

@frozen public struct ObjCBool: ExpressibleByBooleanLiteral {
  var value: Int8
  public init(_ value: Bool) { self.value = value ? 1 : 0 }
  public init(booleanLiteral value: Bool) { self.init(value) }
  public var boolValue: Bool { value != 0 }
}

@frozen public struct Selector: ExpressibleByStringLiteral {
  var pointer: OpaquePointer?
  public init(_ name: String) { pointer = nil }
  public init(stringLiteral name: String) { pointer = nil }
}

public struct NSZone { var pointer: OpaquePointer }

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

extension NSObject: Equatable, Hashable {
  public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }
  public var hashValue: Int { 0 }
  public func hash(into hasher: inout Hasher) {}
}
