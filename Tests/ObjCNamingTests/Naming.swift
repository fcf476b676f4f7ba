import ObjCNaming

/// Makes methods short to write in tests: `named("loadName:from:", string, url)`.
enum Naming {
  static let string = ObjCValue(.instance(class: "NSString"), .nonnull)
  static let color = ObjCValue(.instance(class: "UIColor"), .nonnull)
  static let url = ObjCValue(.instance(class: "NSURL"), .nonnull)
  static let integer = ObjCValue(.alias("NSInteger", .scalar(.int)))
  static let boolean = ObjCValue(.alias("BOOL", .scalar(.int8)))
  static let object = ObjCValue(.object(), .nonnull)
  static let block = ObjCValue(.block(ObjCBlock()), .nonnull)
  static let error = ObjCValue(.pointer(to: .instance(class: "NSError")), .nullable)
  static let failing = ObjCValue(
    .block(ObjCBlock(parameters: [ObjCValue(.instance(class: "NSError"), .nullable)])), .nonnull)

  /// The method of a selector whose parameters have these types.
  static func method(
    _ selector: String, _ types: [ObjCValue], result: ObjCValue = ObjCValue(.void)
  ) -> ObjCMethod {
    guard !types.isEmpty else { return ObjCMethod(name: selector, result: result) }
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    return ObjCMethod(
      parameters: zip(pieces, types).enumerated().map { index, part in
        ObjCParameter(piece: part.0, name: "argument\(index)", value: part.1)
      }, result: result)
  }

  /// Its full name in Swift, in a protocol called `Store`.
  static func name(
    _ selector: String, _ types: ObjCValue..., result: ObjCValue = ObjCValue(.void),
    in context: ObjCContext = ObjCContext(name: "Store")
  ) -> String? {
    method(selector, types, result: result).swiftNames(in: context).name?.name.text
  }
}
