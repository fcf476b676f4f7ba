/// Finds the assumptions with which headers can be read, by reading them until nothing more is learned.
struct AssumptionSearch {
  private let library: Libclang
  private let request: HeaderRequest
  private let files: [ClangUnit.File]
  private let arguments: [String]
  private var assumptions = Assumptions()

  /// The maximum number of times that headers are read.
  private static let limit = 24

  /// Creates a search.
  init(_ request: HeaderRequest, library: Libclang) {
    self.library = library
    self.request = request
    var texts = request.texts
    for path in request.headers {
      texts[path] = request.text(of: path).withTextualImports ?? texts[path]
    }
    files =
      texts.sorted { $0.key < $1.key }.map { ClangUnit.File(path: $0.key, text: $0.value) }
      + (request.sdk == nil ? StandInSDK.files : [])
    arguments = ClangArguments(request).values
  }

  /// Returns the headers as read with all assumptions.
  ///
  /// - Throws: The reason why libclang returns nothing.
  mutating func run() throws(ClangFailure) -> UnitReading {
    var reading = try read()
    var count = 1
    while count < Self.limit, learn(from: reading.unit) {
      reading = try read()
      count += 1
    }
    return reading
  }

  private func read() throws(ClangFailure) -> UnitReading {
    let main = MainFile(request, assumptions)
    let unit = try ClangUnit(
      library: library, path: MainFile.path, arguments: arguments,
      files: [main.file] + files + assumptions.files)
    return UnitReading(unit: unit, main: main, request: request)
  }

  /// Returns whether libclang knows a target.
  func canRead(target: String) -> Bool {
    (try? ClangUnit(
      library: library, path: MainFile.path, arguments: ["-target", target],
      files: [.init(path: MainFile.path, text: "")])) != nil
  }

  /// Changes the assumptions because of errors; returns whether there is anything new.
  private mutating func learn(from unit: ClangUnit) -> Bool {
    let errors = unit.diagnostics.filter { $0.severity != .warning }
    let headers = assumptions.headers.count
    for header in errors.compactMap(MissingHeader.init) where !header.isOfCPlusPlus {
      assumptions.replace(header, with: replacement(for: header))
    }
    // The replacements may declare the names that this run did not find.
    if assumptions.headers.count > headers { return true }
    let known = (assumptions.names, assumptions.first, assumptions.parameters)
    let declared = Set(request.options.declarations.filter { $0.kind == .class }.map(\.name))
    withdraw(declaredIn: unit)
    let names = assumptions.names
    var uses: [String: Set<NameUse.Role>] = [:]
    for error in errors {
      let found = UndeclaredName.uses(
        in: error, of: unit, assumed: { names[$0] != nil || declared.contains($0) })
      for use in found {
        uses[use.name, default: []].insert(use.role)
      }
    }
    for (name, roles) in uses.sorted(by: { $0.key < $1.key }) {
      guard let kind = AssumedKind(of: name, usedAs: roles) else { continue }
      if !declared.contains(name) {
        assumptions.assume(kind, for: name)
      } else if case .genericClass(let count) = kind {
        assumptions.parameterize(name, by: count)
      }
    }
    return known != (assumptions.names, assumptions.first, assumptions.parameters)
  }

  /// Returns the header that stands for a missing one: another one of the request, or of the importer's folder.
  private func replacement(for header: MissingHeader) -> String? {
    let named = request.headers.filter { $0.hasSuffix("/" + header.lastComponent) }
    if let found = named.first(where: { $0.hasSuffix("/" + header.name) }) ?? named.first {
      return found
    }
    let folder = header.place.path.lastIndex(of: "/")
    let sibling = folder.map { header.place.path[...$0] + header.lastComponent }
    return sibling.flatMap { request.text(of: String($0)).exists ? String($0) : nil }
  }

  /// Withdraws assumptions about names that a header declares after all.
  private mutating func withdraw(declaredIn unit: ClangUnit) {
    // libclang drops classes and protocols that are declared twice.
    for diagnostic in unit.diagnostics where diagnostic.message.hasPrefix("duplicate ") {
      for name in diagnostic.message.quotedNames where assumptions.names[name] != nil {
        guard let path = diagnostic.place?.path, path != MainFile.path else { continue }
        assumptions.withdraw(name, declaredIn: path)
      }
    }
    guard !assumptions.names.isEmpty else { return }
    for declaration in unit.declarations where declaration.declaresType {
      guard assumptions.names[declaration.spelling] != nil, let path = declaration.place?.path,
        path != MainFile.path
      else { continue }
      assumptions.withdraw(declaration.spelling, declaredIn: path)
    }
  }
}
