import Foundation

/// Writes a program that stubs, calls and verifies requirements of mocks.
struct UseWriter {
  /// The cases.
  let cases: [RandomCase]
  /// The generated mocks.
  let mocks: String

  /// The declaration of a mock.
  struct Declaration {
    var name: String
    var parameters: [String]
    /// The mock's wrapper types for closures.
    var boxes: Set<String> = []
  }

  /// Returns the program, and the number of requirements that it uses.
  func file() -> (source: SourceText, count: Int) {
    var source = SourceText()
    source.add(Self.frame)
    let declarations = self.declarations
    var calls: [(line: String, owner: SourceText.Owner)] = []
    var count = 0
    for random in cases {
      for type in random.mocked where type.isPresent {
        guard let declaration = declarations[type.name] else { continue }
        let lines = UseOfMock(type: type, random: random, declaration: declaration).lines
        guard !lines.isEmpty else { continue }
        let owner = SourceText.Owner(number: random.number)
        source.add("\(isolation(of: type, in: random))func use\(type.name)() async throws {", owner)
        for line in lines {
          source.add("  " + line.text, line.owner)
          if line.text.hasPrefix("verify") { count += 1 }
        }
        source.add("}", owner)
        calls.append(
          (
            "    if !skipped.contains(\"\(random.number)\") { await attempt(\"\(type.name)\", use\(type.name)) }",
            owner
          ))
      }
    }
    source.add("@main struct Program {\n  static func main() async {")
    source.add("    MockFailure.handleOutsideTests { wrong($0.text) }")
    source.add("    let skipped = Set(CommandLine.arguments.dropFirst())")
    for call in calls { source.add(call.line, call.owner) }
    source.add("    print(\"done\")\n  }\n}")
    return (source, count)
  }

  private func isolation(of type: RandomProtocol, in random: RandomCase) -> String {
    let actors = ["@Background", "@MainActor"]
    let isolations = random.lineage(of: type).reversed().flatMap(\.attributes)
    return (isolations.first(where: actors.contains) ?? "@MainActor") + " "
  }

  /// The mocks by the names of their protocols.
  private var declarations: [String: Declaration] {
    var result: [String: Declaration] = [:]
    var current: (name: String, scope: String)?
    // The head of a class may span several lines.
    let lines = mocks.replacing(/([<,])\n +/) { "\($0.1) " }.replacing(/\n *>/) { _ in ">" }
    for line in lines.split(separator: "\n") {
      if let heading = line.firstMatch(of: /^ *\/\/ MARK: - (.*?)(\w+)$/) {
        current = (String(heading.2), String(heading.1))
      } else if let (type, scope) = current,
        let head = line.firstMatch(of: /^[^\/]*\b(?:class|actor) (Mock\w+)(?:< ?(.*?)>)?:/),
        result[type] == nil
      {
        let parameters = head.2.map { list in
          list.split(separator: ",").map {
            String($0.prefix { $0 != ":" }).trimmingCharacters(in: .whitespaces)
          }
        }
        result[type] = Declaration(name: scope + head.1, parameters: parameters ?? [])
      } else if let type = current?.name,
        let box = line.firstMatch(of: /struct (\w+|`[^`]+`)[^:]*: _BoxedClosure/)
      {
        result[type]?.boxes.insert(String(box.1))
      }
    }
    return result
  }

  private static let frame = """
    import Kagemusha
    import Lib

    func wrong(_ text: String) { print("WRONG", text.split(separator: "\\n").joined(separator: " ")) }

    @MainActor func attempt(_ name: String, _ use: () async throws -> Void) async {
      do { try await use() } catch { wrong("\\(name) threw") }
    }

    func compare(_ one: Any?, _ other: Any?, _ name: String) {
      if String(describing: one) != String(describing: other) { wrong("\\(name): \\(one as Any)") }
    }
    """
}
