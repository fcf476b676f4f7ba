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

  /// What only a run finds out.
  static let all = [
    BadConfiguration(
      """
      factories:
        - {sources: S, output: G.swift, types: [1️⃣Nope]}
      fixtures:
        - {sources: S, output: 2️⃣F}
      """,
      "1️⃣: error: no type matches 'Nope'; correct the name or add the file that declares it",
      "2️⃣: error: fixtures go into one file; name one that ends in '.swift'"),
    BadConfiguration(
      """
      mocks:
        - headers: [1️⃣Nope.h, 2️⃣"S/*.h"]
          output: N.swift
      """,
      "1️⃣: error: there is no 'Nope.h'; correct the path or create it",
      "2️⃣: error: no header matches 'S/*.h'; correct the pattern"),
    BadConfiguration(
      """
      mocks:
        - sources: [S, 1️⃣Nope, 2️⃣"S/*X.swift"]
          output: Out
        - sources: S
          protocols: [A, 3️⃣"*UseCase"]
          output: Gen
          mockName: 4️⃣Fake
      """,
      "1️⃣: error: there is no 'Nope'; correct the path or create it",
      "2️⃣: error: no Swift file matches 'S/*X.swift'; correct the pattern",
      "3️⃣: error: no protocol matches '*UseCase'; "
        + "correct the name or add the file that declares it",
      "4️⃣: error: 'Fake' would name all mocks alike; put '{name}' or '{base}' into it"),
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
        - {sources: S, output: A.swift, access: 1️⃣public, testableImports: [App]}
        - {sources: S, output: B.swift, access: 2️⃣public, cuckoo: true}
      """,
      "1️⃣: error: public mocks cannot have 'testableImports', which is for tests alone; "
        + "name the modules under 'imports'",
      "2️⃣: error: public mocks cannot have 'cuckoo', which is for tests alone; "
        + "leave out 'cuckoo', or write a file of its own for it"),
  ]
}
