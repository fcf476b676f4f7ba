import DeclarationModel

/// How declarations of types are called in Swift.
struct DeclarationNames {
  /// The declarations of classes, by name; those that only announce one, too.
  private let classes: [String: [ClangCursor]]
  private let declarations: [ClangCursor]
  /// The methods that categories of `NSObject` give every object.
  let selectorsOfEveryObject: Set<String>
  /// The protocols that categories of `NSObject` let every object conform to, by their names in
  /// Objective-C.
  let protocolsOfEveryObject: Set<String>
  /// Where the types are that were asked for.
  let used = UsedFrameworks()
  /// Which modules headers are of.
  let modules = HeaderModules()

  /// - Parameter declarations: all of a translation unit.
  init(_ declarations: [ClangCursor]) {
    self.declarations = declarations
    classes = Dictionary(grouping: declarations.filter { $0.kind == .interface }, by: \.spelling)
    let categories = declarations.filter { declaration in
      declaration.kind == .category
        && declaration.children.contains { $0.kind == .classReference && $0.spelling == "NSObject" }
    }
    selectorsOfEveryObject = Set(
      categories.flatMap(\.children).filter { $0.kind == .instanceMethod }.map(\.spelling))
    protocolsOfEveryObject = Set(
      categories.flatMap(\.children).filter { $0.kind == .protocolReference }.map(\.spelling))
  }

  /// The declaration that says what a class is; nil if `@class` is all there is.
  func definition(ofClass name: String) -> ClangCursor? {
    classes[name]?.first { declaration in
      // One that only announces a class consists of a mention of it.
      !declaration.children.contains { $0.kind == .classReference && $0.spelling == name }
    }
  }

  /// What Swift calls a class, a structure, an enumeration or an alias; nil if it has no name.
  func type(_ declaration: ClangCursor) -> TypeReference? {
    used.add(declaration)
    let written = Annotation.swiftName(of: declaration)
    let name = written ?? plainName(declaration)
    // libclang says where an unnamed type stands: `(unnamed enum at Header.h:3:9)`.
    guard !name.isEmpty, !name.contains("("), !name.contains(" ") else { return nil }
    let parts = name.split(separator: ".").map(String.init)
    if written != nil, let context = parts.dropLast().first, !isType(context) { return nil }
    return .named(NamedType(parts.map { .init($0) }))
  }

  /// What Swift calls a type whose header does not say.
  private func plainName(_ declaration: ClangCursor) -> String {
    let own = declaration.spelling
    return AppleNames.classes[own] ?? AppleNames.values[own]
      ?? own.withErrorCode(Annotation.has(["ns_error_domain"], declaration))
  }

  /// Whether the unit has a type that Swift calls so: `NS_SWIFT_NAME` may name any context, and with one
  /// that there is not, Swift does not see the type.
  private func isType(_ name: String) -> Bool {
    declarations.contains {
      (Annotation.swiftName(of: $0) ?? plainName($0)) == name
    }
  }

  /// What Swift calls a protocol.
  func protocolName(_ declaration: ClangCursor) -> String {
    used.add(declaration)
    let own = declaration.spelling
    // A class of the same name has it.
    let plain = definition(ofClass: own) == nil ? own : own + "Protocol"
    return Annotation.swiftName(of: declaration) ?? AppleNames.protocols[own] ?? plain
  }

  /// A protocol, as Swift sorts it.
  func sorted(_ declaration: ClangCursor) -> SortedProtocol {
    SortedProtocol(module: modules.module(of: declaration), name: protocolName(declaration))
  }

  /// Protocols without those that others of them inherit from, as Swift sorts them.
  ///
  /// - Parameters:
  ///   - declarations: the protocols.
  ///   - hasRoot: whether the protocol `NSObject` is one of them.
  func canonical(_ declarations: [ClangCursor], hasRoot: Bool = false) -> [SortedProtocol] {
    var all = Dictionary(declarations.map { (protocolName($0), sorted($0)) }) { first, _ in first }
    if hasRoot { all[SortedProtocol.root.name] = .root }
    for declaration in declarations {
      for ancestor in ancestors(of: declaration) { all[ancestor] = nil }
    }
    return all.values.sorted()
  }

  /// The names of the protocols that one inherits from, its parents' included.
  private func ancestors(of declaration: ClangCursor) -> Set<String> {
    var found: Set<String> = []
    var pending = [declaration.definition]
    while let next = pending.popLast() {
      guard !next.isNull else { continue }
      for mention in next.children where mention.kind == .protocolReference {
        let parent = mention.referenced
        if found.insert(protocolName(parent)).inserted { pending.append(parent.definition) }
      }
    }
    return found
  }

  /// The class that Swift makes of a Core Foundation type: `CGColor` of `CGColorRef`.
  func coreFoundationClass(_ alias: ClangCursor) -> String? {
    let name = alias.spelling
    if name == "CFTypeRef" { return "CFTypeRef" }
    // The name without `Ref` may be that of a class already.
    guard name.hasSuffix("Ref"), definition(ofClass: String(name.dropLast(3))) == nil else {
      return nil
    }
    let record = alias.underlyingType.canonical.pointee.declaration
    guard record.annotations.contains(where: { $0.hasPrefix("objc_bridge") }) else { return nil }
    return String(name.dropLast(3))
  }
}

extension String {
  /// `StoreError.Code` of an enumeration of errors, `StoreErrorCode` or `StoreError` (SE-0112).
  fileprivate func withErrorCode(_ isOfErrors: Bool) -> String {
    guard isOfErrors else { return self }
    return (hasSuffix("Code") && self != "Code" ? String(dropLast(4)) : self) + ".Code"
  }
}
