import DeclarationModel

/// The Swift names of type declarations.
struct DeclarationNames {
  /// The declarations of classes by name, including forward declarations.
  private let classes: [String: [ClangCursor]]
  private let declarations: [ClangCursor]
  /// The methods that categories of `NSObject` add to all objects.
  let selectorsOfEveryObject: Set<String>
  /// The protocols that categories of `NSObject` make all objects conform to, by their Objective-C
  /// names.
  let protocolsOfEveryObject: Set<String>
  /// The types that were looked up.
  let used = UsedDeclarations()
  /// The modules of headers.
  let modules = HeaderModules()

  /// Creates the names for a translation unit.
  ///
  /// - Parameter declarations: All declarations of the unit.
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

  /// Returns the definition of a class; nil if it is only forward-declared with `@class`.
  func definition(ofClass name: String) -> ClangCursor? {
    classes[name]?.first { declaration in
      // A forward declaration contains a reference to the class itself.
      !declaration.children.contains { $0.kind == .classReference && $0.spelling == name }
    }
  }

  /// Returns the Swift type of a class, structure, enumeration or alias; nil if it has no name.
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

  /// Returns the Swift name of a type whose header does not specify one.
  private func plainName(_ declaration: ClangCursor) -> String {
    let own = declaration.spelling
    return AppleNames.classes[own] ?? AppleNames.values[own]
      ?? own.withErrorCode(Annotation.has(["ns_error_domain"], declaration))
  }

  /// Returns whether the unit has a type with a Swift name.
  /// `NS_SWIFT_NAME` may refer to any context; a type in an unknown context is not imported.
  private func isType(_ name: String) -> Bool {
    declarations.contains {
      (Annotation.swiftName(of: $0) ?? plainName($0)) == name
    }
  }

  /// Returns the Swift name of a protocol.
  func protocolName(_ mention: ClangCursor) -> String {
    // A forward declaration lacks the attributes.
    let full = mention.definition
    let declaration = full.isNull ? mention : full
    used.add(declaration)
    let own = declaration.spelling
    // If a class has the same name, Swift appends `Protocol`.
    let plain = definition(ofClass: own) == nil ? own : own + "Protocol"
    return Annotation.swiftName(of: declaration) ?? AppleNames.protocols[own] ?? plain
  }

  /// Returns a protocol with its sort key.
  func sorted(_ declaration: ClangCursor) -> SortedProtocol {
    SortedProtocol(module: modules.module(of: declaration), name: protocolName(declaration))
  }

  /// Returns protocols in the order of the compiler, without those that others of them inherit
  /// from.
  ///
  /// - Parameters:
  ///   - declarations: The protocols.
  ///   - hasRoot: Whether the protocol `NSObject` is one of them.
  func canonical(_ declarations: [ClangCursor], hasRoot: Bool = false) -> [SortedProtocol] {
    var all = Dictionary(declarations.map { (protocolName($0), sorted($0)) }) { first, _ in first }
    if hasRoot { all[SortedProtocol.root.name] = .root }
    for declaration in declarations {
      for ancestor in ancestors(of: declaration) { all[ancestor] = nil }
    }
    return all.values.sorted()
  }

  /// Returns the names of the protocols that one inherits from, directly or not.
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

  /// Returns the class that Swift imports a Core Foundation type as: `CGColor` for `CGColorRef`.
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
  /// Returns `StoreError.Code` for an enumeration of errors, `StoreErrorCode` or `StoreError`
  /// (SE-0112).
  fileprivate func withErrorCode(_ isOfErrors: Bool) -> String {
    guard isOfErrors else { return self }
    return (hasSuffix("Code") && self != "Code" ? String(dropLast(4)) : self) + ".Code"
  }
}
