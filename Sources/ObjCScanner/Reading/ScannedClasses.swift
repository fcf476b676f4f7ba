import Basics
import DeclarationModel

/// Reads the wanted classes of a translation unit with their superclasses, and collects the declarations that they need.
struct ScannedClasses {
  /// The classes, by the paths of their headers.
  private(set) var types: [String: ScannedTypes] = [:]
  /// The assumed types that the classes use.
  private(set) var assumed: Set<AssumedType> = []
  /// The definitions of the classes of the unit, in order.
  let declared: [ClangCursor]

  private let reader: ClassReader
  private let request: HeaderRequest
  private let categories: [String: [ClangCursor]]
  private let errors: HeaderErrors
  private let main: MainFile
  private var seen: Set<String> = []

  init(
    _ request: HeaderRequest, _ declarations: [ClangCursor], _ reader: ProtocolReader,
    errors: HeaderErrors, main: MainFile
  ) {
    self.request = request
    self.reader = ClassReader(request: request, names: reader.names)
    self.errors = errors
    self.main = main
    declared = declarations.filter { $0.kind == .interface && $0.declaresType }
    categories = Dictionary(
      grouping: declarations.filter { $0.kind == .category },
      by: { $0.children.first { $0.kind == .classReference }?.spelling ?? "" })
  }

  /// Reads a class with its superclasses, if it is wanted and has no errors.
  ///
  /// - Parameters:
  ///   - cursor: The class.
  ///   - files: The files of headers, to which imports and diagnostics are added.
  mutating func read(_ cursor: ClangCursor, into files: inout [String: ScannedFile]) {
    var next: ClangCursor? = isWanted(cursor) ? cursor : nil
    let reports = !isAny(of: request.excluded, cursor)
    while let current = next, let path = current.place?.path, !request.isOfSystem(path),
      seen.insert(current.identifier).inserted
    {
      let categories = (categories[current.spelling] ?? []).filter {
        $0.place.map { !request.isOfSystem($0.path) } ?? false
      }
      let type = reader.read(current, categories)
      let used = reader.names.used.take()
      guard let type else { return }
      let found =
        errors.ofFiles[path] ?? errors.inside([current] + categories, using: used)
      guard found.isEmpty else {
        guard reports else { return }
        files[path]?.diagnostics += found.map {
          errors.diagnostic($0, losing: type.qualifiedName)
        }
        return
      }
      if reports { assumed.formUnion(used.compactMap(main.assumedType)) }
      files[path, default: ScannedFile(path: path)].addImports(
        UsedDeclarations.frameworks(of: used))
      types[path, default: ScannedTypes(path: path)].types.append(type)
      next = reader.superclass(of: current)?.definition
    }
  }

  private func isWanted(_ cursor: ClangCursor) -> Bool {
    ProtocolComments(of: cursor).marks.contains(.mock) || isAny(of: request.classes, cursor)
  }

  /// Returns whether a class has one of these names, plain or qualified.
  private func isAny(of globs: [Glob], _ cursor: ClangCursor) -> Bool {
    guard case .named(let name)? = reader.names.type(cursor) else { return false }
    return globs.contains { $0.matches(pathTo: name.plainNames) }
  }
}

extension Glob {
  /// Returns whether the plain or qualified name at the end of a path matches.
  fileprivate func matches(pathTo names: [String]) -> Bool {
    matches(names.joined(separator: ".")) || names.last.map(matches) ?? false
  }
}

extension HeaderRequest {
  /// Returns whether a protocol of a qualified name gets no mock.
  func excludes(_ name: String) -> Bool {
    excluded.contains { $0.matches(pathTo: name.split(separator: ".").map(String.init)) }
  }

  /// Returns whether a header is of the system, whose declarations Swift's own modules have.
  func isOfSystem(_ path: String) -> Bool {
    path == MainFile.path || path.hasPrefix(StandInSDK.root) || path.contains("/usr/include/objc/")
      || sdk.map(path.hasPrefix) ?? false
  }
}
