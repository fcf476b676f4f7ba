@resultBuilder struct PartsBuilder {
  static func buildBlock(_ parts: String...) -> [String] { parts }
}

protocol Screens {
  associatedtype Body
  @PartsBuilder var parts: [String] { get }
  @PartsBuilder var body: Body { get }
  @PartsBuilder func parts(of id: Int) -> [String]
}
