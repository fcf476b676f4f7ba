/// The modules of headers, with a cache.
///
/// The cache is a class because the order of protocols is needed deep inside; it lives as long as
/// one unit is read.
final class HeaderModules {
  private let search = ClangModules()
  private var found: [String: String] = [:]

  /// Returns the module of the header that contains a declaration; empty if there is none.
  func module(of declaration: ClangCursor) -> String {
    guard let path = declaration.place?.path else { return "" }
    if path.contains("/usr/include/objc/") { return SortedProtocol.root.module }
    if let known = found[path] { return known }
    let module = search.module(ofHeader: path) ?? ""
    found[path] = module
    return module
  }
}

/// Collects the declarations that a protocol uses.
///
/// The collection is a class because the names of types are needed deep inside; it lives as long as
/// one unit is read.
final class UsedDeclarations {
  private var declarations: [ClangCursor] = []

  /// The modules that every mock imports, directly or not.
  private static let known: Set = ["CoreFoundation", "CoreGraphics", "Foundation"]

  /// The number of declarations so far.
  var count: Int { declarations.count }

  /// Returns the declarations after a number of them.
  func all(after count: Int) -> ArraySlice<ClangCursor> { declarations.dropFirst(count) }

  /// Adds a declaration.
  func add(_ declaration: ClangCursor) { declarations.append(declaration) }

  /// Removes and returns the collected declarations.
  func take() -> [ClangCursor] {
    defer { declarations = [] }
    return declarations
  }

  /// Returns the frameworks of declarations, without those that every mock imports.
  static func frameworks(of declarations: [ClangCursor]) -> Set<String> {
    Set(declarations.compactMap { $0.place.flatMap { framework(of: $0.path) } }).subtracting(known)
  }

  /// Returns `UIKit` for `…/UIKit.framework/Headers/UIView.h`.
  static func framework(of path: String) -> String? {
    let components = path.split(separator: "/")
    if let framework = components.last(where: { $0.hasSuffix(".framework") }) {
      return String(framework.dropLast(".framework".count))
    }
    guard path.hasPrefix(StandInSDK.root), components.count > 1 else { return nil }
    let folder = String(components[components.count - 2])
    return StandInSDK.frameworks.contains(folder) ? folder : nil
  }
}
