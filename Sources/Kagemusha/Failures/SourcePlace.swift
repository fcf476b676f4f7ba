/// A line of a test.
public struct SourcePlace: Sendable, Hashable {
  /// The path of the file, as `#filePath` gives it.
  public var file: StaticString
  /// The line, from 1.
  public var line: UInt

  /// Names a line.
  ///
  ///     let place = SourcePlace(file: #filePath, line: #line)
  public init(file: StaticString, line: UInt) {
    self.file = file
    self.line = line
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

  /// The form `Folder/UserTests.swift` that Swift Testing asks for.
  ///
  ///     MockFailure.handleOutsideTests { print($0.place.fileID, $0.text) }
  ///
  /// SwiftPM names a folder after its module, so this is `#fileID` wherever the file lies directly
  /// in it.
  public var fileID: String {
    let parts = components.suffix(2)
    return parts.count == 2 ? parts.joined(separator: "/") : "Tests/\(fileName)"
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
