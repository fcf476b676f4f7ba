// Declarations in conditions are indented, and not nested.
#if os(Linux)
  typealias IndentedCompletion = (Int) -> Void
#else
  typealias IndentedCompletion = (String) -> Void
#endif

protocol IndentedLoader {
  func load(_ completion: IndentedCompletion)
}

#if canImport(Foundation)
  protocol IndentedBase {
    func begin()
  }
  typealias IndentedBases = IndentedBase & Sendable
#endif

#if canImport(Foundation)
  protocol IndentedChild: IndentedBases {
    func end()
  }
#endif
