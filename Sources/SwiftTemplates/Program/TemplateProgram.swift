import DeclarationModel

/// The Swift program that prints the text of a template.
struct TemplateProgram {
  /// The name of the file of the program.
  static let fileName = "main.swift"

  /// The source of the program.
  private(set) var text = """
    import Foundation
    import \(RuntimeModule.name)

    sourceryStart()
    let context = ProcessInfo.processInfo.context!
    let types = context.types
    let functions = context.functions
    let type = context.types.typesByName
    let argument = context.argument
    var sourceryBuffer = ""
    func sourceryWrite<Value>(_ value: Value) { sourceryBuffer.append("\\(value)") }

    """
  /// The paths of the included Swift files, by the names under which they are compiled.
  let paths: [String: String]
  /// The places in templates, by the lines of the program.
  private var places: [Int: Place] = [:]
  private var line: Int

  /// A place in a template that a line of the program comes from.
  private struct Place {
    var position: SourcePosition
    /// The number of columns by which the line of the template is shifted to the right.
    var shift: Int
  }

  init(_ template: ParsedTemplate) {
    paths = Dictionary(
      template.files.indices.map { (Self.name(ofFile: $0), template.files[$0].path) }
    ) { first, _ in first }
    line = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    for piece in template.pieces {
      switch piece.kind {
      case .text:
        add("\(mark)sourceryBuffer.append(\(Self.literal(piece.text)))", of: piece, at: 0)
      case .code: add(piece.text, of: piece, at: 0)
      // The line break ends a comment at the end of an expression.
      case .output:
        let start = "\(mark)sourceryWrite("
        add("\(start)\(piece.text)\n)", of: piece, at: start.utf8.count)
      }
    }
    text += "print(sourceryBuffer, terminator: \"\")\n"
  }

  /// The statement that notes the line, for a program whose stack is full.
  private var mark: String { "sourceryLine = \(line); " }

  /// Returns the name under which an included Swift file is compiled.
  static func name(ofFile number: Int) -> String { "File\(number).swift" }

  /// Returns the position in a template or an included file for a position in a compiled file; nil if there is none.
  func position(in file: String, line: Int, column: Int) -> SourcePosition? {
    if file == Self.fileName { return position(line: line, column: column) }
    return paths[file].map { SourcePosition(path: $0, line: line, column: column) }
  }

  /// Returns the position in a template for a position in the program; nil if there is none.
  func position(line: Int, column: Int) -> SourcePosition? {
    guard let place = places[line] else { return nil }
    var position = place.position
    position.column = max(1, column + place.shift)
    return position
  }

  /// Adds the lines for a part of a template.
  ///
  /// - Parameter offset: The number of bytes before the text of the piece.
  private mutating func add(_ code: String, of piece: TemplatePiece, at offset: Int) {
    text += code + "\n"
    let count = code.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    for number in 0..<count {
      var place = Place(position: piece.position, shift: 0)
      place.position.line += number
      if number == 0 { place.shift = piece.position.column - 1 - offset }
      places[line + number] = place
    }
    line += count
  }

  /// Returns a text as a string literal.
  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\0"..<" ", "\u{7F}": result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
