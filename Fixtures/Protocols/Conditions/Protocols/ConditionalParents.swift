protocol Camera { func shoot() -> Int }
protocol Scanner { func scan(_ page: Int) -> Int }
protocol Film<Frame> {
  associatedtype Frame
  func frame() -> Frame
}

#if DEBUG
  typealias Device = Camera
#else
  typealias Device = Scanner
#endif

/// An alias in `#if` clauses is another parent in each.
protocol Recorder: Device { func record() }

enum Studio {
  #if os(macOS)
    typealias Kit = Camera & Sendable
  #elseif os(Linux)
    typealias Kit = Camera & Scanner
  #endif
}

#if os(macOS) || os(Linux)
  protocol Copier: Studio.Kit, Recorder { func copy() -> Int }
#endif

#if DEBUG
  typealias Reel = Film<Int>
#else
  typealias Reel = Film<String>
#endif

protocol Projector: Reel { func show() }
