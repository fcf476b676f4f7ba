/// Finds the undeclared names that errors of libclang are about.
enum UndeclaredName {
  /// Messages about a name that nothing declares, at the place of its use.
  private static let messages = [
    "unknown type name", "cannot find protocol", "cannot find interface", "expected a type",
    "no type or protocol named", "use of undeclared", "unknown class name",
  ]
  /// Messages about a name whose assumed kind does not fit its use, with the role that it has there.
  private static let misfits: [(message: String, role: NameUse.Role)] = [
    ("must be a pointer", .key), ("is neither an Objective-C object nor a block type", .key),
    ("cannot be passed by value", .value), ("cannot be returned by value", .value),
    ("cannot be statically allocated", .value),
    ("cannot be applied to non-pointer type", .pointer),
    ("invalid protocol qualifiers", .class),
  ]
  /// Messages about syntax, which an unknown macro may have caused.
  private static let syntax = [
    "expected ", "type specifier is required", "cannot declare variable inside",
    "a parameter list without types",
    "missing ',' between",
  ]

  /// Words of C++, and of an Objective-C that the parser has lost its way in.
  private static let keywords: Set<String> = [
    "class", "constexpr", "namespace", "template", "using", "virtual", "operator", "nullptr",
    "id", "int", "void", "char", "const", "struct", "enum", "typedef", "static", "inline", "extern",
  ]

  /// Returns whether an error is about a name that nothing declares.
  static func isSubject(of message: String) -> Bool { messages.contains(where: message.contains) }

  /// Returns whether a word belongs to C++.
  static func isForeign(_ word: String) -> Bool {
    ["class", "constexpr", "namespace", "template", "using", "std"].contains(word)
  }

  /// Returns the uses of undeclared names at the place of an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - unit: The headers.
  ///   - assumed: Returns whether a kind is assumed for a name.
  static func uses(
    in error: ClangDiagnostic, of unit: ClangUnit, assumed: (String) -> Bool
  ) -> [NameUse] {
    guard let place = error.place, place.path != MainFile.path else { return [] }
    let text = unit.bytes(ofFile: place.path)
    if isSubject(of: error.message) {
      let quoted = error.message.quotedNames.first
      if var use = NameUse(in: text, at: place.offset), quoted == nil || quoted == use.name {
        let isInExpression = error.message.contains("undeclared identifier")
        if isInExpression, [.value, .macro(hasArguments: false)].contains(use.role) {
          use.role = .constant
        }
        return [use].filter(isName)
      }
      // libclang places an error about a superclass or a protocol at the declaration that names it.
      return quoted.flatMap { next($0, in: text, from: place.offset) }.map { [$0] } ?? []
    }
    if let name = error.message.quotedNames.first(where: assumed) {
      if let misfit = misfits.first(where: { error.message.contains($0.message) }) {
        return [NameUse(name: name, role: misfit.role)]
      }
      if error.message.contains("type arguments") {
        return next(name, in: text, from: max(0, place.offset - name.utf8.count - 2))
          .map { [$0] } ?? []
      }
    }
    guard syntax.contains(where: error.message.contains) else { return [] }
    return around(place.offset, in: text).filter { $0.looksLikeMacro && isName($0) }
  }

  private static func isName(_ use: NameUse) -> Bool { !keywords.contains(use.name) }

  /// Returns the first use of a name after an offset, on the same lines.
  private static func next(
    _ name: String, in text: UnsafeRawBufferPointer, from offset: Int
  ) -> NameUse? {
    let word = Array(name.utf8)
    for start in offset..<min(offset + 600, text.count) where text[start] == word.first {
      guard text[start...].starts(with: word), let use = NameUse(in: text, at: start),
        use.name == name, isName(use)
      else { continue }
      return use
    }
    return nil
  }

  /// Returns the words at an offset: the one that begins there or after spaces, and the one that ends there.
  private static func around(_ offset: Int, in text: UnsafeRawBufferPointer) -> [NameUse] {
    func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    func isWord(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    var next = offset
    while next < text.count, isWord(text[next]) { next += 1 }
    while next < text.count, isSpace(text[next]) { next += 1 }
    var start = min(offset, text.count)
    while start > 0, isSpace(text[start - 1]) { start -= 1 }
    while start > 0, isWord(text[start - 1]) { start -= 1 }
    return [offset, next, start].compactMap { NameUse(in: text, at: $0) }
  }
}

extension String {
  /// The names that a message quotes.
  var quotedNames: [String] {
    split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
