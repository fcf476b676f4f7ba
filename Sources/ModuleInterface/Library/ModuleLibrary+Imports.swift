import DeclarationModel

extension ModuleLibrary {
  /// The modules of the C library, of which each system has another one.
  private static let libraries: Set = [
    "Android", "Bionic", "CRT", "Darwin", "Glibc", "Musl", "ucrt", "WASILibc",
  ]

  /// Returns the imports that the mock of a declaration needs.
  ///
  /// - Parameters:
  ///   - file: The declaration.
  ///   - place: Where it was found.
  ///   - digest: The module that declares it.
  ///   - qualifiers: The modules that the declaration names.
  mutating func imports(
    of file: ScannedFile, at place: ModulePlace, in digest: ModuleDigest,
    besides qualifiers: [String]
  ) -> [ImportDeclaration] {
    var imports = Set([place.origin] + qualifiers + digest.origin.visible(digest.imports))
    if namesTypesOfC(file, of: digest, importing: imports) { imports.insert("Foundation") }
    return imports.subtracting(Self.implicit).sorted().map { ImportDeclaration(path: $0) }
  }

  /// Returns whether a declaration names a type that may be one of the C library, which Foundation re-exports on each
  /// system, and no import brings.
  private mutating func namesTypesOfC(
    _ file: ScannedFile, of digest: ModuleDigest, importing imports: Set<String>
  ) -> Bool {
    guard !digest.origin.isStandard, !imports.contains("Foundation"),
      !Self.libraries.isDisjoint(with: digest.imports)
    else { return false }
    let names = file.protocols.reduce(into: Set<String>()) { $0.formUnion($1.unqualifiedNames) }
      .subtracting(digest.typeNames).subtracting(digest.associatedTypeNames).subtracting(["Self"])
    return !names.isEmpty
      && !names.subtracting(homes(of: names, in: digest, besides: Self.libraries).keys).isEmpty
  }
}

extension ModuleOrigin {
  /// Returns the imported modules whose types appear unqualified in the interface of this one:
  /// those of the toolchain, except for the C library, which the others re-export.
  fileprivate func visible(_ imports: [String]) -> [String] {
    // These two modules have classes with parents in Foundation, but do not re-export it.
    if isStandard {
      return name == "FoundationNetworking" || name == "FoundationXML" ? ["Foundation"] : []
    }
    // Systems without `FoundationEssentials` have its types in `Foundation`.
    return imports.map { $0 == "FoundationEssentials" ? "Foundation" : $0 }
      .filter { $0 == "Dispatch" || $0.hasPrefix("Foundation") }
  }
}
