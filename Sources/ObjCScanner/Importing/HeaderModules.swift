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
