import Configuration
import MockResolver
import Testing

/// A configuration that is wrong, with marks, and the issues that are found at them.
struct BadConfiguration: Sendable, CustomTestStringConvertible {
  var text: String
  /// The issues; a place without a mark is written as `line:column`.
  var issues: [(place: String, fact: ConfigurationIssue.Fact)]

  init(_ text: String, _ issues: (String, ConfigurationIssue.Fact)...) {
    self.text = text
    self.issues = issues.map { (place: $0.0, fact: $0.1) }
  }

  var testDescription: String { text }

  static let all = syntax + keys + values + sections

  static let syntax = [
    BadConfiguration("1️⃣", ("1️⃣", .emptyConfiguration)),
    BadConfiguration("1️⃣# only a comment\n", ("1️⃣", .emptyConfiguration)),
    BadConfiguration("1️⃣{}", ("1️⃣", .emptyConfiguration)),
    BadConfiguration("mocks: 1️⃣[]", ("1️⃣", .emptyValue(key: "mocks", isRequired: true))),
    BadConfiguration("1️⃣- a", ("1️⃣", .notAMapping(isList: true))),
    BadConfiguration(
      "mocks: 1️⃣{sources: S}", ("1️⃣", .wrongType(key: "mocks", expected: .listOfMappings))),
    BadConfiguration("mocks: [1️⃣S]", ("1️⃣", .wrongType(key: "mocks", expected: .listOfMappings))),
    BadConfiguration(
      "mocks:\n  - sources: [S\n    output1️⃣: M\n",
      (
        "1️⃣",
        .invalidYAML("while parsing a flow sequence: did not find expected ',' or ']'")
      )),
    BadConfiguration(
      "mocks:\n  - {sources: S, output: M.swift, protocols: [1️⃣*A]}", ("1️⃣", .undefinedAlias)),
    BadConfiguration("mocks: 1️⃣**/x", ("1️⃣", .undefinedAlias)),
    BadConfiguration(
      "mocks:\n  - 1️⃣sources: S\n    sources: S\n    output: M.swift\n",
      ("1️⃣", .duplicateKey("sources"))),
    BadConfiguration(
      "1️⃣x-0: &a0 [A, A]\n"
        + (1...60).map { "x-\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined(),
      ("1️⃣", .tooManyValues(100_000))),
    BadConfiguration(
      "1️⃣x-0: &a0 {strict: true}\n"
        + (1...60).map { "x-\($0): &a\($0) {<<: [*a\($0 - 1), *a\($0 - 1)]}\n" }.joined(),
      ("1️⃣", .tooManyValues(100_000))),
    BadConfiguration(
      "mocks:\n1️⃣<<<<<<< HEAD\n  - {sources: S, output: A}\n=======\n  - {sources: S, output: B}\n>>>>>>> b\n",
      ("1️⃣", .conflictMarkers)),
    BadConfiguration(
      "a: 1\n1️⃣\u{1}", ("1️⃣", .invalidYAML("control characters are not allowed"))),
  ]

  static let keys = [
    BadConfiguration("1️⃣strict: true", ("1️⃣", .emptyConfiguration)),
    BadConfiguration(
      "strict: 1️⃣maybe\nmocks:\n  - {sources: S, output: M.swift, 2️⃣strict: true}",
      ("1️⃣", .wrongType(key: "strict", expected: .bool)),
      ("2️⃣", .unknownKey("strict", nearest: nil))),
    BadConfiguration(
      "1️⃣strikt: true\nmocks:\n  - {sources: S, output: M.swift}",
      ("1️⃣", .unknownKey("strikt", nearest: "strict"))),
    BadConfiguration(
      """
      mocks:
        - 1️⃣source: S
          2️⃣out-put: M.swift
          3️⃣colour: red
      4️⃣mock: 1
      """,
      ("1️⃣", .unknownKey("source", nearest: "sources")),
      ("2️⃣", .unknownKey("out-put", nearest: "output")),
      ("3️⃣", .unknownKey("colour", nearest: nil)),
      ("4️⃣", .unknownKey("mock", nearest: "mocks"))),
    BadConfiguration(
      "mocks:\n  - 1️⃣onlyMarked: false\n",
      ("1️⃣", .missingKey("sources")), ("1️⃣", .missingKey("output"))),
    BadConfiguration(
      "templates:\n  - 1️⃣output: T\n  - {headers: A.h, templates: T, output: T}\n",
      ("1️⃣", .missingKey("sources")), ("1️⃣", .missingKey("templates"))),
    BadConfiguration(
      "mocks:\n  - {sources: S, output: M.swift, 1️⃣testable: X, \"é\": 1, 2️⃣only_marked: true}",
      ("1️⃣", .unknownKey("testable", nearest: "testableImports")),
      ("2:48", .unknownKey("é", nearest: nil)),
      ("2️⃣", .unknownKey("only_marked", nearest: "onlyMarked"))),
  ]

  /// The errors in the other keys of `factories` and `fixtures`.
  static let sections = [
    BadConfiguration(
      """
      factories:
        - {sources: S, output: F.swift, 1️⃣protocols: [A], mockName: 2️⃣Fake, access: 3️⃣open}
        - {sources: S, output: G.swift, values: 4️⃣[a]}
        - {sources: S, output: H.swift, values: {Int: 5️⃣[1]}, 6️⃣defaults: {}}
      """,
      ("1️⃣", .unknownKey("protocols", nearest: nil)),
      ("2️⃣", .invalidMockName(.noPlaceholder(pattern: "Fake"))),
      ("3️⃣", .unknownAccess("open", nearest: nil)),
      ("4️⃣", .wrongType(key: "values", expected: .mapping)),
      ("5️⃣", .wrongType(key: "values", expected: .text)),
      ("6️⃣", .unknownKey("defaults", nearest: nil))),
    BadConfiguration(
      """
      fixtures:
        - {sources: S, output: F, defaults: 1️⃣3, access: 2️⃣[public]}
        - 3️⃣types: [A]
      """,
      ("1️⃣", .wrongType(key: "defaults", expected: .mapping)),
      ("2️⃣", .wrongType(key: "access", expected: .text)),
      ("3️⃣", .missingKey("sources")), ("3️⃣", .missingKey("output"))),
  ]

  static let values = [
    BadConfiguration(
      """
      mocks:
        - headers: 1️⃣{a: b}
          output: M.swift
          declare: 2️⃣[UIColor]
          optionalRequirements: 3️⃣some
          target: 4️⃣[a]
        - headers: [A.h]
          output: N.swift
          declare: {UIColor: 5️⃣color, UIView: 6️⃣}
          7️⃣define: []
      """,
      ("1️⃣", .wrongType(key: "headers", expected: .listOfTexts)),
      ("2️⃣", .wrongType(key: "declare", expected: .mapping)),
      ("3️⃣", .wrongType(key: "optionalRequirements", expected: .bool)),
      ("4️⃣", .wrongType(key: "target", expected: .text)),
      ("5️⃣", .notADeclaration("UIColor")), ("6️⃣", .notADeclaration("UIView")),
      ("7️⃣", .unknownKey("define", nearest: "defines"))),
    BadConfiguration(
      """
      mocks:
        - sources:1️⃣
          output: 2️⃣[a]
          onlyMarked: 3️⃣maybe
          protocols: 4️⃣{a: b}
          exclude: [5️⃣[a]]
          mockName: 6️⃣""
      """,
      ("1️⃣", .wrongType(key: "sources", expected: .listOfTexts)),
      ("2️⃣", .wrongType(key: "output", expected: .text)),
      ("3️⃣", .wrongType(key: "onlyMarked", expected: .bool)),
      ("4️⃣", .wrongType(key: "protocols", expected: .listOfTexts)),
      ("5️⃣", .wrongType(key: "exclude", expected: .listOfTexts)),
      ("6️⃣", .emptyValue(key: "mockName"))),
    BadConfiguration(
      """
      mocks:
        - sources: S
          output: ../Out
          shards: 1️⃣0
          testableImports: [2️⃣My-App]
          imports: [3️⃣"a b c"]
        - {sources: S, output: 4️⃣/tmp/Other, mockName: 5️⃣"{name}!"}
      """,
      ("1️⃣", .invalidNumber("0", limit: 1_000)),
      ("2️⃣", .notAModule("My-App", suggestion: "My_App")),
      ("3️⃣", .notAModule("a b c", suggestion: "a_b_c")),
      ("4️⃣", .absoluteOutput("/tmp/Other")),
      ("5️⃣", .invalidMockName(.notAnIdentifier(pattern: "{name}!")))),
    BadConfiguration(
      """
      mocks:
        - {sources: S, output: 1️⃣~/Gen}
        - {sources: S, output: 2️⃣"~"}
        - {sources: S, output: 3️⃣$(SRCROOT)/Gen}
        - {sources: S, output: 4️⃣"Gen/${NAME}/Mocks.swift"}
        - {sources: S, output: "./~/$A"}
        - {sources: S, output: "a~/b$"}
        - {sources: [5️⃣"!~/Old", 6️⃣$SRCROOT/App, ./~], output: A}
      """,
      ("1️⃣", .unexpandedPath("~/Gen", "~")), ("2️⃣", .unexpandedPath("~", "~")),
      ("3️⃣", .unexpandedPath("$(SRCROOT)/Gen", "$(SRCROOT)")),
      ("4️⃣", .unexpandedPath("Gen/${NAME}/Mocks.swift", "${NAME}")),
      ("5️⃣", .unexpandedPath("~/Old", "~")), ("6️⃣", .unexpandedPath("$SRCROOT/App", "$SRCROOT"))),
    BadConfiguration(
      """
      mocks:
        - &base {sources: S, output: A.swift, shards: 1️⃣2}
        - {2️⃣<<: 3, sources: S, output: B.swift}
        - {<<: *base, output: B, 3️⃣shard: 3}
      """,
      ("1️⃣", .shardsOfFile), ("2️⃣", .unknownKey("<<", nearest: nil)),
      ("3️⃣", .unknownKey("shard", nearest: "shards"))),
    BadConfiguration(
      """
      mocks:
        - {sources: S, output: A.swift, access: 1️⃣pubic}
        - {sources: S, output: B.swift, access: 2️⃣open, module: 3️⃣App}
      """,
      ("1️⃣", .unknownAccess("pubic", nearest: "public")),
      ("2️⃣", .unknownAccess("open", nearest: nil)), ("3️⃣", .moduleWithSources)),
  ]
}
