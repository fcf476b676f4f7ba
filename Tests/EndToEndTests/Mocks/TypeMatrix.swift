import Foundation

/// The forms of types and the positions that they can be in, for `TypeMatrixTests`.
struct TypeMatrix {
  /// A requirement of a protocol with one form in one position.
  struct Requirement: Hashable {
    let form: String
    let position: String

    /// The declaration.
    var text: String {
      let type = TypeMatrix.forms[form] ?? ""
      let template = TypeMatrix.positions[position] ?? ""
      var text = template.replacingOccurrences(of: "§", with: type)
        .replacingOccurrences(of: "func m", with: "func \(position)")
        .replacingOccurrences(of: "var m", with: "var \(position)")
      guard type.contains("each T") else { return text }
      if let list = text.range(of: "<each U>") {
        text.replaceSubrange(list, with: "<each U, each T>")
      } else if let list = text.range(of: "(") {
        text.replaceSubrange(list, with: "<each T>(")
      }
      return text
    }

    /// Whether there must be a diagnostic: a mock cannot keep a closure that takes a pack, nor a
    /// pack of closures or metatypes, nor a non-escaping closure that is `@isolated(any)`.
    var cannotBeMocked: Bool {
      position == "packTaken" || (position == "takenChanged" && form.hasPrefix("pack"))
        || (position == "inPack"
          && (form.hasPrefix("function") || form.lowercased().hasSuffix("metatype")))
        || (form == "functionIsolated" && TypeMatrix.lending.contains(position))
        || (form == "packTuple" && position == "element")
        || (["pack", "packArray"].contains(form) && TypeMatrix.taking.contains(position))
    }
  }

  /// Protocols with requirements, each on its own line.
  struct Source {
    let text: String
    private let lines: [Int: Requirement]

    init(_ protocols: [[Requirement]]) {
      var text = TypeMatrix.declarations
      var line = text.split(separator: "\n", omittingEmptySubsequences: false).count
      var lines: [Int: Requirement] = [:]
      for (number, requirements) in protocols.enumerated() {
        text += "protocol Form\(number) {\n"
        for requirement in requirements {
          text += requirement.text + "\n"
          line += 1
          lines[line] = requirement
        }
        text += "}\n"
        line += 2
      }
      self.text = text
      self.lines = lines
    }

    /// Returns the requirements of a file that have diagnostics.
    func requirements(in file: String, of diagnostics: String) -> [Requirement] {
      diagnostics.split(separator: "\n").compactMap { text in
        guard let start = text.range(of: file + ":") else { return nil }
        return Int(text[start.upperBound...].prefix(while: \.isNumber)).flatMap { lines[$0] }
      }
    }
  }

  /// The types that the requirements use.
  static let declarations = """
    protocol P: Sendable {}
    protocol Q {}
    protocol Holder<Element> { associatedtype Element }
    struct Crate<T> {}
    class C {}
    actor MA {}
    enum E: Error { case e }

    """

  /// All requirements, valid or not, in a fixed order.
  static let all = forms.keys.sorted().flatMap { form in
    positions.keys.sorted().map { Requirement(form: form, position: $0) }
  }

  /// Every third requirement, which covers each form and each position; or all requirements if
  /// `KAGEMUSHA_MATRIX` is `all`, for which the compiler takes minutes.
  static var tested: [Requirement] {
    if ProcessInfo.processInfo.environment["KAGEMUSHA_MATRIX"] == "all" { return all }
    return all.enumerated().filter { ($0.offset + $0.offset / positions.count) % 3 == 0 }.map(
      \.element)
  }

  fileprivate static let forms = [
    "named": "Int", "generic": "Crate<Int>", "member": "[Int].Index", "optional": "Int?",
    "unwrapped": "Int!", "array": "[Int]", "inlineArray": "[3 of Int]",
    "dictionary": "[String: Int]", "tuple": "(a: Int, b: String)", "void": "()", "any": "any P",
    "anyComposition": "any P & Q", "anyPrimary": "any Holder<Int>", "anything": "Any",
    "object": "AnyObject", "some": "some P", "someComposition": "some P & Q",
    "somePrimary": "some Holder<Int>", "someSome": "some Holder<some P>",
    "someMetatype": "(some P).Type", "composition": "P & Q", "classComposition": "C & P",
    "metatype": "Int.Type", "anyMetatype": "any P.Type", "protocolMetatype": "(any P).Type",
    "itself": "Self",
    "pack": "repeat each T", "packTuple": "(repeat each T)", "packArray": "repeat [each T]",
    "function": "() -> Void", "functionNamed": "(_ name: Int, _: String) -> Int",
    "functionInout": "(inout Int) -> Void", "functionVariadic": "(Int...) -> Void",
    "functionEffects": "(Int) async throws -> Int", "functionTyped": "() throws(E) -> Int",
    "functionSendable": "@Sendable () -> Void", "functionMain": "@MainActor () -> Void",
    "functionConvention": "@convention(c) (Int) -> Int",
    "functionIsolated": "@isolated(any) () async -> Void",
    "functionNonsending": "nonisolated(nonsending) () async -> Void",
    "functionConcurrent": "@concurrent () async -> Void",
    "functionOwnership": "(borrowing C, consuming C) -> Void",
    "functionSending": "(sending C) -> sending C", "functionActor": "(isolated MA) -> Void",
    "functionEscaping": "(@escaping () -> Void) -> Void",
    "functionAutoclosure": "(@autoclosure () -> Int) -> Void",
  ]

  /// The positions among the parameters of a closure.
  private static let taking: Set = [
    "nonsending", "taken", "takenInside", "takenLater", "takenMaybe",
  ]

  /// The positions of a non-escaping closure.
  private static let lending: Set = [
    "borrowed", "consumed", "index", "made", "ofType", "parameter", "sent", "two",
  ]

  fileprivate static let positions = [
    "parameter": "func m(_ x: §)", "two": "func m(_ x: §, y: §)", "variadic": "func m(_ x: §...)",
    "changed": "func m(_ x: inout §)", "borrowed": "func m(_ x: borrowing §)",
    "consumed": "func m(_ x: consuming §)", "sent": "func m(_ x: sending §)",
    "escaping": "func m(_ x: @escaping §)", "evaluated": "func m(_ x: @autoclosure () -> §)",
    "evaluatedLater": "func m(_ x: @autoclosure @escaping () -> §)",
    "isolating": "func m(_ x: isolated §)", "returned": "func m() -> §",
    "returnedLater": "func m() async throws -> §", "returnedSent": "func m() -> sending §",
    "ofType": "static func m(_ x: §) -> §", "made": "init(_ x: §)", "read": "var m: § { get }",
    "readLater": "var m: § { get async throws }", "written": "var m: § { get set }",
    "index": "subscript(index x: §) -> Int { get }",
    "element": "subscript(element x: Int) -> § { get set }",
    "taken": "func m(_ x: (§) -> Void)", "takenLater": "func m(_ x: @escaping (§) -> Void)",
    "takenInside": "func m(_ x: @escaping ((§) -> Void) -> Void)",
    "takenChanged": "func m(_ x: (inout §) -> Void)",
    "takenMaybe": "func m(_ x: ((§) -> Void)?)", "given": "func m(_ x: () -> §)",
    "givenLater": "func m(_ x: @escaping () -> §)",
    "rethrown": "func m(_ x: (§) throws -> §) rethrows",
    "suspended": "func m(_ x: @escaping @Sendable (§) async throws -> §) async throws",
    "nonsending": "func m(_ x: nonisolated(nonsending) (§) async -> Void) async",
    "completed": "func m(_ x: @escaping (Result<§, any Error>) -> Void)",
    "inOptional": "func m(_ x: (§)?) -> Int", "inUnwrapped": "func m(_ x: (§)!)",
    "inArray": "func m(_ x: [§])", "inDictionary": "func m(_ x: [String: §])",
    "inTuple": "func m(_ x: (a: §, b: Int))", "inGeneric": "func m(_ x: Crate<§>)",
    "inAny": "func m(_ x: any Holder<§>)", "inSome": "func m(_ x: some Holder<§>)",
    "inMetatype": "func m(_ x: (§).Type)", "inPack": "func m<each U>(_ x: repeat (each U, §))",
    "packTaken": "func m<each U>(_ x: @escaping (repeat each U) -> §)",
    "inOptionalResult": "func m() -> (§)?", "inUnwrappedResult": "func m() -> (§)!",
    "inArrayResult": "func m() -> [§]", "inTupleResult": "func m() -> (a: §, Int)",
    "inGenericResult": "func m() -> Crate<§>", "closureRead": "var m: (§) -> § { get set }",
    "closureReadMaybe": "var m: ((§) -> §)? { get set }",
  ]
}
