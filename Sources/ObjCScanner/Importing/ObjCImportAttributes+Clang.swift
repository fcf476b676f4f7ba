import ObjCNaming

extension ObjCImportAttributes {
  /// Reads the attributes of a declaration.
  init(_ cursor: ClangCursor) {
    self.init()
    for annotation in cursor.annotations {
      let parts = annotation.split(separator: "=", maxSplits: 1).map(String.init)
      guard let name = parts.first else { continue }
      let value = parts.count > 1 ? parts[1] : ""
      switch name {
      case "swift_name": swiftName = value
      case "swift_private": isRefined = true
      case "swift_async_name": asyncName = value
      case "swift_async": asyncImport = Self.asyncImport(value)
      case "swift_async_error":
        asyncError = AsyncError(rawValue: String(value.prefix { $0 != "," }))
      case "swift_error": errorConvention = ErrorConvention(rawValue: value)
      default: break
      }
    }
  }

  /// Parses the value of `swift_async`: `none`, `swift_private, 2`.
  private static func asyncImport(_ text: String) -> AsyncImport? {
    let words = text.split { $0 == "," || $0 == " " }
    guard let first = words.first else { return nil }
    if first == "none" { return AsyncImport.none }
    guard words.count > 1, let number = Int(words[1]) else { return nil }
    return .handler(parameter: number, isRefined: first == "swift_private")
  }
}
