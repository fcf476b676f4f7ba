/// Finds, without parsing, the insides of braces that hold no protocol.
struct BodySearch {
  private struct Block {
    /// The offset after its brace.
    let start: Int
    /// How many bodies were found before it.
    let earlier: Int
    /// Whether it is a protocol's, or in one, so that nothing in it is left out.
    let isWhole: Bool
    /// Whether a protocol may be declared in it.
    var holdsProtocol = false
  }

  /// The bodies, ascending, none in another.
  private(set) var bodies: [Range<Int>] = []

  private let literals: SwiftLexer
  private let buffer: UnsafeBufferPointer<UInt8>
  private let keywords: [Int]
  private let annotations: [Int]
  private var blocks: [Block] = []
  private var nextKeyword = 0
  private var nextAnnotation = 0
  /// The number of blocks around a keyword whose protocol has not begun its body yet.
  private var awaited: Int?

  /// Prepares to search a text.
  ///
  /// - Parameters:
  ///   - buffer: The text.
  ///   - keywords: Where the word `protocol` stands, ascending.
  ///   - annotations: Where comments stand that a whole file is read for, ascending.
  init(_ buffer: UnsafeBufferPointer<UInt8>, keywords: [Int], annotations: [Int]) {
    self.buffer = buffer
    self.keywords = keywords
    self.annotations = annotations
    literals = SwiftLexer(buffer)
  }

  /// Searches.
  ///
  /// - Returns: Whether all braces were understood.
  /// - Complexity: O(*n*).
  mutating func run() -> Bool {
    var offset = 0
    while true {
      offset = literals.nextMark(from: offset)
      note(codeBefore: offset)
      guard offset < buffer.count else { return blocks.isEmpty }
      switch buffer[offset] {
      case UInt8(ascii: "{"):
        open(at: offset)
        offset += 1
      case UInt8(ascii: "}"):
        guard close(at: offset) else { return false }
        offset += 1
      default:
        guard let end = literals.end(ofMarkAt: offset) else { return false }
        skip(to: end)
        offset = end
      }
    }
  }

  private mutating func open(at offset: Int) {
    let isProtocol = awaited == blocks.count
    if isProtocol { awaited = nil }
    let isWhole = isProtocol || blocks.last?.isWhole == true
    blocks.append(Block(start: offset + 1, earlier: bodies.count, isWhole: isWhole))
  }

  /// Ends a block; false if there is none.
  private mutating func close(at offset: Int) -> Bool {
    guard let block = blocks.popLast() else { return false }
    if let awaited, awaited > blocks.count { self.awaited = nil }
    guard !block.isWhole, !block.holdsProtocol, block.start < offset else { return true }
    bodies.removeSubrange(block.earlier...)
    bodies.append(block.start..<offset)
    return true
  }

  /// Takes note of the keywords before an offset.
  private mutating func note(codeBefore offset: Int) {
    while nextKeyword < keywords.count, keywords[nextKeyword] < offset {
      nextKeyword += 1
      awaited = blocks.count
      noteProtocol()
    }
  }

  /// Passes over a comment or a literal, whose words are no keywords.
  private mutating func skip(to offset: Int) {
    while nextKeyword < keywords.count, keywords[nextKeyword] < offset { nextKeyword += 1 }
    while nextAnnotation < annotations.count, annotations[nextAnnotation] < offset {
      nextAnnotation += 1
      noteProtocol()
    }
  }

  private mutating func noteProtocol() {
    for index in blocks.indices { blocks[index].holdsProtocol = true }
  }
}
