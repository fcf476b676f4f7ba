/// The compiler does not parse the branches for newer ones, nor count its own directives as members.
protocol WithNewerBranches {
  func load() -> Int
  #if compiler(>=99)
    var borrowed: Int { get mutate }
    func broken( ->
  #elseif os(Windows)
    #error("there is none")
    #warning("nor is there another")
  #else
    var count: Int { get }
  #endif
  #if compiler(<99)
    var size: Int { get }
  #else
    var size: Int { yielding borrow }
  #endif
  #sourceLocation(file: "Other.swift", line: 1)
  func save()
  #sourceLocation()
}

#if DEBUG && swift(>=99)
  protocol Newer { var x: Int { get mutate } }
#endif
