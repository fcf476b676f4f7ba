/// A line of a test.
public struct SourcePlace: Sendable, Hashable {
  /// The path of the file, as `#filePath` gives it.
  public var file: StaticString
  /// The line, from 1.
  public var line: UInt
  /// The file as `#fileID` gives it, where it is known.
  private let knownID: StaticString?

  /// Names a line.
  ///
  ///     let place = SourcePlace(file: #filePath, line: #line)
  public init(file: StaticString, line: UInt, fileID: StaticString? = nil) {
    self.file = file
    self.line = line
    knownID = fileID
  }

  /// The path, as Swift Testing takes it.
  ///
  ///     MockFailure.handleOutsideTests { print($0.place.filePath, $0.text) }
  public var filePath: String { file.description }

  /// The line, as Swift Testing takes it.
  ///
  ///     MockFailure.handleOutsideTests { print($0.place.lineNumber, $0.text) }
  public var lineNumber: Int { Int(line) }

  /// The last component of the path: `UserTests.swift`.
  ///
  ///     MockFailure.handleOutsideTests { print($0.place.fileName, $0.text) }
  public var fileName: String { components.last ?? "" }

  /// The form `Module/UserTests.swift` that Swift Testing asks for.
  ///
  ///     MockFailure.handleOutsideTests { print($0.place.fileID, $0.text) }
  ///
  /// It is `#fileID` where that is known. Otherwise the module is the folder in `Tests` or `Sources`, as SwiftPM names
  /// it, or else the folder of the file.
  public var fileID: String {
    if let knownID { return knownID.description }
    let folders = components.dropLast()
    let root = folders.lastIndex { $0 == "Tests" || $0 == "Sources" }
    let module = root.flatMap { $0 + 1 < folders.endIndex ? folders[$0 + 1] : nil } ?? folders.last
    return "\(module ?? "Tests")/\(fileName)"
  }

  /// Whether both are the same line of the same file.
  ///
  ///     let here = SourcePlace(file: #filePath, line: 1)
  ///     #expect(here == SourcePlace(file: #filePath, line: 1))
  public static func == (left: Self, right: Self) -> Bool {
    left.line == right.line && left.file.description == right.file.description
  }

  /// Hashes the line and the file.
  ///
  ///     let places: Set = [SourcePlace(file: #filePath, line: 1)]
  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(file.description)
  }

  /// `UserTests.swift:31`, for a message.
  var text: String { "\(fileName):\(line)" }

  private var components: [String] {
    file.description.split { $0 == "/" || $0 == "\\" }.map(String.init)
  }
}
