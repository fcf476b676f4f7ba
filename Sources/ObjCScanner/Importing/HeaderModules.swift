/// The modules of headers, each looked up once.
///
/// It is a class because the order of protocols is asked for deep inside; it lives as long as one
/// unit is read.
final class HeaderModules {
  private let search = ClangModules()
  private var found: [String: String] = [:]

  /// The module of the header that a declaration is in; empty for none.
  func module(of declaration: ClangCursor) -> String {
    guard let path = declaration.place?.path else { return "" }
    if path.contains("/usr/include/objc/") { return SortedProtocol.root.module }
    if let known = found[path] { return known }
    let module = search.module(ofHeader: path) ?? ""
    found[path] = module
    return module
  }
}

/// Collects the frameworks whose types a protocol names.
///
/// It is a class because the names of types are asked for deep inside; it lives as long as one
/// unit is read.
final class UsedFrameworks {
  private var names: Set<String> = []

  /// What a mock imports in any case, and what that brings along.
  private static let known: Set = ["CoreFoundation", "CoreGraphics", "Foundation"]

  /// Notes where a declaration is.
  func add(_ declaration: ClangCursor) {
    guard let path = declaration.place?.path, let name = Self.framework(of: path),
      !Self.known.contains(name)
    else { return }
    names.insert(name)
  }

  /// The frameworks since the last time.
  func take() -> Set<String> {
    defer { names = [] }
    return names
  }

  /// `UIKit` of `…/UIKit.framework/Headers/UIView.h`.
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
