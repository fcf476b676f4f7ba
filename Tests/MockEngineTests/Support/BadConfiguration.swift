import Testing

/// A configuration that is wrong, with marks, and what is said about it.
struct BadConfiguration: Sendable, CustomTestStringConvertible {
  var text: String
  var messages: [String]

  init(_ text: String, _ messages: String...) {
    self.text = text
    self.messages = messages
  }

  var testDescription: String { messages[0] }

  static let all = syntax + keys + values + sections

  static let syntax = [
    BadConfiguration(
      "1️⃣", "1️⃣: error: the configuration is empty; give it a list under 'mocks'"),
    BadConfiguration(
      "1️⃣# only a comment\n",
      "1️⃣: error: the configuration is empty; give it a list under 'mocks'"),
    BadConfiguration("1️⃣{}", "1️⃣: error: the configuration is empty; give it a list under 'mocks'"),
    BadConfiguration(
      "mocks: 1️⃣[]", "1️⃣: error: 'mocks' is empty; give it a value or remove it"),
    BadConfiguration(
      "1️⃣- a", "1️⃣: error: 'mocks' is not a mapping; write keys and values below it"),
    BadConfiguration(
      "mocks: 1️⃣{sources: S}",
      "1️⃣: error: 'mocks' is not a list of mappings; start each entry with '- sources: …'"),
    BadConfiguration(
      "mocks: [1️⃣S]",
      "1️⃣: error: 'mocks' is not a list of mappings; start each entry with '- sources: …'"),
    BadConfiguration(
      "mocks:\n  - sources: [S\n    output1️⃣: M\n",
      "1️⃣: error: this is not YAML: while parsing a flow sequence: "
        + "did not find expected ',' or ']'; correct the syntax"),
    BadConfiguration(
      "mocks:\n  - {sources: S, output: M.swift, protocols: [1️⃣*A]}",
      "1️⃣: error: a value that starts with '*' names a YAML anchor, and there is none; "
        + "put quotes around the pattern"),
    BadConfiguration(
      "mocks: 1️⃣**/x",
      "1️⃣: error: a value that starts with '*' names a YAML anchor, and there is none; "
        + "put quotes around the pattern"),
    BadConfiguration(
      "mocks:\n  - 1️⃣sources: S\n    sources: S\n    output: M.swift\n",
      "1️⃣: error: the key 'sources' is given twice; keep one of them"),
    BadConfiguration(
      "a: 1\n1️⃣\u{1}",
      "1️⃣: error: this is not YAML: control characters are not allowed; correct the syntax"),
  ]

  static let keys = [
    BadConfiguration(
      "1️⃣strict: true",
      "1️⃣: error: the configuration is empty; give it a list under 'mocks'"),
    BadConfiguration(
      "strict: 1️⃣maybe\nmocks:\n  - {sources: S, output: M.swift, 2️⃣strict: true}",
      "1️⃣: error: 'strict' is not true or false; write 'strict: true'",
      "2️⃣: error: unknown key 'strict'; remove it"),
    BadConfiguration(
      "1️⃣strikt: true\nmocks:\n  - {sources: S, output: M.swift}",
      "1️⃣: error: unknown key 'strikt'; did you mean 'strict'?"),
    BadConfiguration(
      """
      mocks:
        - 1️⃣source: S
          2️⃣out-put: M.swift
          3️⃣colour: red
      4️⃣mock: 1
      """,
      "1️⃣: error: unknown key 'source'; did you mean 'sources'?",
      "2️⃣: error: unknown key 'out-put'; did you mean 'output'?",
      "3️⃣: error: unknown key 'colour'; remove it",
      "4️⃣: error: unknown key 'mock'; did you mean 'mocks'?"),
    BadConfiguration(
      "mocks:\n  - 1️⃣onlyMarked: false\n",
      "1️⃣: error: there is no 'output' here; name a folder or a '.swift' file, "
        + "as in 'output: Tests/AppTests/Generated'",
      "1️⃣: error: there is no 'sources' here; name the files or folders to read, "
        + "as in 'sources: [Sources/App]'"),
    BadConfiguration(
      "mocks:\n  - {sources: S, output: M.swift, 1️⃣testable: X, \"é\": 1, 2️⃣only_marked: true}",
      "1️⃣: error: unknown key 'testable'; did you mean 'testableImports'?",
      "2:48: error: unknown key 'é'; remove it".replacingPath,
      "2️⃣: error: unknown key 'only_marked'; did you mean 'onlyMarked'?"),
  ]

  /// What `factories` and `fixtures` have besides.
  static let sections = [
    BadConfiguration(
      """
      factories:
        - {sources: S, output: F.swift, 1️⃣protocols: [A], mockName: 2️⃣Fake, access: 3️⃣open}
        - {sources: S, output: G.swift, types: [4️⃣Nope], values: 5️⃣[a]}
        - {sources: S, output: H.swift, values: {Int: 6️⃣[1]}, 7️⃣defaults: {}}
      """,
      "1️⃣: error: unknown key 'protocols'; remove it",
      "2️⃣: error: 'Fake' has no '{name}'; write 'Mock{name}'",
      "3️⃣: error: 'open' is no access that generated code can have; write 'public' or 'internal'",
      "4️⃣: error: no type matches 'Nope'; correct the name or add the file that declares it",
      "5️⃣: error: 'values' is not a mapping; write keys and values below it",
      "6️⃣: error: 'values' is not a text; write 'values: …'",
      "7️⃣: error: unknown key 'defaults'; remove it"),
    BadConfiguration(
      """
      fixtures:
        - {sources: S, output: 1️⃣F, defaults: 2️⃣3, access: 3️⃣[public]}
        - 4️⃣types: [A]
      """,
      "1️⃣: error: fixtures go into one file; name one that ends in '.swift'",
      "2️⃣: error: 'defaults' is not a mapping; write keys and values below it",
      "3️⃣: error: 'access' is not a text; write 'access: …'",
      "4️⃣: error: there is no 'output' here; name a folder or a '.swift' file, "
        + "as in 'output: Tests/AppTests/Generated'",
      "4️⃣: error: there is no 'sources' here; name the files or folders to read, "
        + "as in 'sources: [Sources/App]'"),
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
        - headers: [5️⃣Nope.h, 6️⃣"S/*.h"]
          output: N.swift
          declare: {UIColor: 7️⃣color, UIView: 8️⃣}
          define: []
      """,
      "1️⃣: error: 'headers' is not a list of texts; write 'headers: […, …]'",
      "2️⃣: error: 'declare' is not a mapping; write keys and values below it",
      "3️⃣: error: 'optionalRequirements' is not true or false; "
        + "write 'optionalRequirements: true'",
      "4️⃣: error: 'target' is not a text; write 'target: …'",
      "5️⃣: error: there is no 'Nope.h'; correct the path or create it",
      "6️⃣: error: no header matches 'S/*.h'; correct the pattern",
      "7️⃣: error: it is not said what 'UIColor' is; "
        + "write 'class', 'protocol', 'struct', 'enum' or 'options'",
      "8️⃣: error: it is not said what 'UIView' is; "
        + "write 'class', 'protocol', 'struct', 'enum' or 'options'",
      "10:5: error: unknown key 'define'; did you mean 'defines'?".replacingPath),
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
      "1️⃣: error: 'sources' is not a list of texts; write 'sources: […, …]'",
      "2️⃣: error: 'output' is not a text; write 'output: …'",
      "3️⃣: error: 'onlyMarked' is not true or false; write 'onlyMarked: true'",
      "4️⃣: error: 'protocols' is not a list of texts; write 'protocols: […, …]'",
      "5️⃣: error: 'exclude' is not a list of texts; write 'exclude: […, …]'",
      "6️⃣: error: 'mockName' is empty; give it a value or remove it"),
    BadConfiguration(
      """
      mocks:
        - sources: [S, 1️⃣Nope, 2️⃣"S/*X.swift"]
          output: 3️⃣../Out
          testableImports: [4️⃣My-App]
          imports: [5️⃣"a b c"]
        - sources: S
          protocols: [A, 7️⃣"*UseCase"]
          output: 8️⃣/tmp/Other
      """,
      "1️⃣: error: there is no 'Nope'; correct the path or create it",
      "2️⃣: error: no Swift file matches 'S/*X.swift'; correct the pattern",
      "3️⃣: error: the output '../Out' lies outside the folder of this file; "
        + "choose a place inside, or use '--output'",
      "4️⃣: error: 'My-App' cannot be the name of a module; write 'My_App'",
      "5️⃣: error: 'a b c' cannot be the name of a module; write 'a_b_c'",
      "8️⃣: error: the output '/tmp/Other' is an absolute path; "
        + "write it relative to this file, or use '--output'"),
    BadConfiguration(
      """
      mocks:
        - sources: S
          protocols: [A, 1️⃣"*UseCase"]
          mockName: 2️⃣Fake
          output: Gen
      """,
      "1️⃣: error: no protocol matches '*UseCase'; "
        + "correct the name or add the file that declares it",
      "2️⃣: error: 'Fake' has no '{name}'; write 'Mock{name}'"),
    BadConfiguration(
      """
      mocks:
        - {sources: S, output: 1️⃣Gen/MockA.swift}
        - {sources: S, output: 2️⃣Gen}
        - {sources: S, output: 3️⃣gen}
      """,
      "2️⃣: error: 'Gen/MockA.swift' is also the output of kagemusha.yml:2:26; "
        + "give them different outputs",
      "3️⃣: error: 'gen/MockA.swift' differs only by case from 'Gen/MockA.swift', "
        + "the output of kagemusha.yml:2:26; give them different names"),
    BadConfiguration(
      """
      mocks:
        - {sources: S, output: A.swift, access: 1️⃣pubic}
        - {sources: S, output: B.swift, access: 2️⃣open}
      """,
      "1️⃣: error: 'pubic' is no access that generated code can have; did you mean 'public'?",
      "2️⃣: error: 'open' is no access that generated code can have; write 'public' or 'internal'"),
    BadConfiguration(
      """
      mocks:
        - {sources: S, output: A.swift, access: 1️⃣public, testableImports: [App]}
        - {sources: S, output: B.swift, access: 2️⃣public, cuckoo: true}
      """,
      "1️⃣: error: public mocks cannot have 'testableImports', which is for tests alone; "
        + "name the modules under 'imports'",
      "2️⃣: error: public mocks cannot have 'cuckoo', which is for tests alone; "
        + "leave out 'cuckoo', or write a file of its own for it"),
  ]
}

extension String {
  /// A message at a place that no mark can show.
  fileprivate var replacingPath: String { "kagemusha.yml:" + self }
}
