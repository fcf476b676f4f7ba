import DeclarationModel
import MockResolver
import SourceWriting

/// Writes the declarations that variables of mocks use, once in a file.
///
///     nonisolated private func _sending<Value>(_ value: Value) -> sending Value {
///       nonisolated(unsafe) let value = value
///       return value
///     }
struct StyleSupport {
  /// The type that stores static variables of generic mocks.
  static let statics = "_StaticVariables"
  /// The function that rethrows the error of a variable's closure.
  static let rethrowing = "_rethrowing"
  /// The function that rethrows the error of a variable's closure, and sends its noncopyable result.
  static let rethrowingSent = "_rethrowingSent"
  /// The function that makes a value sendable once.
  static let sending = "_sending"

  private let mocks: [StyleScope]

  /// Creates the writer of these declarations.
  ///
  /// - Parameter mocks: The mocks of the file.
  init(_ mocks: [MockBlueprint]) {
    self.mocks = mocks.compactMap(StyleScope.init)
  }

  /// The texts of the declarations.
  var parts: [String] {
    let members = mocks.flatMap(\.mock.members).map(\.member)
    var parts: [String] = []
    if mocks.contains(where: { scope in
      scope.hasComputedStatics && scope.mock.members.contains(where: \.member.isStatic)
    }) {
      parts.append(Self.staticsText)
    }
    let rethrowing = members.filter { $0.effects.throwing == .rethrows }
    if rethrowing.contains(where: { !$0.effects.isAsync && !$0.sendsNoncopyableResult }) {
      parts.append(Self.rethrowingText)
    }
    if rethrowing.contains(where: \.effects.isAsync) { parts.append(Self.asyncRethrowingText) }
    if rethrowing.contains(where: \.sendsNoncopyableResult) {
      parts.append(Self.rethrowingSentText)
    }
    if members.contains(where: \.sendsResult)
      || mocks.contains(where: { scope in
        scope.mock.members.contains { scope.sendsArguments(of: $0.member) }
      })
    {
      parts.append(Self.sendingText)
    }
    return parts
  }

  func write(to source: inout SourceWriter) {
    for (number, part) in parts.enumerated() {
      source.blank()
      if number == 0 {
        source.line("// MARK: - Support")
        source.blank()
      }
      for line in part.split(separator: "\n", omittingEmptySubsequences: false) {
        source.line(String(line))
      }
    }
  }

  private static let staticsText = """
    nonisolated private enum \(statics) {
      nonisolated(unsafe) private static var values: [ObjectIdentifier: [String: Any]] = [:]

      static func value<Value>(
        of mock: Any.Type, _ name: String, or standard: @autoclosure () -> Value
      ) -> Value {
        values[ObjectIdentifier(mock)]?[name] as? Value ?? standard()
      }

      static func set<Value>(of mock: Any.Type, _ name: String, to value: Value) {
        values[ObjectIdentifier(mock), default: [:]][name] = value
      }
    }
    """

  private static let rethrowingText = """
    nonisolated private func \(rethrowing)<Result: ~Copyable>(
      _ body: () throws -> Result, _ failure: (any Swift.Error) throws -> Result
    ) rethrows -> Result {
      do { return try body() } catch { return try failure(error) }
    }
    """

  private static let rethrowingSentText = """
    nonisolated private func \(rethrowingSent)<Result: ~Copyable>(
      _ body: () throws -> sending Result, _ failure: (any Swift.Error) throws -> sending Result
    ) rethrows -> sending Result {
      do { return try body() } catch { return try failure(error) }
    }
    """

  /// The function runs on the actor of the mock's member, as those of the library's `MockCore+AsyncCalls.swift` do.
  private static let asyncRethrowingText = """
    #if compiler(>=6.2)
      nonisolated(nonsending) private func \(rethrowing)<Result: ~Copyable>(
        _ body: () async throws -> Result, _ failure: (any Swift.Error) throws -> Result
      ) async rethrows -> Result {
        do { return try await body() } catch { return try failure(error) }
      }
    #else
      private func \(rethrowing)<Result: ~Copyable>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result,
        _ failure: (any Swift.Error) throws -> Result
      ) async rethrows -> Result {
        do { return try await body() } catch { return try failure(error) }
      }
    #endif
    """

  private static let sendingText = """
    nonisolated private func \(sending)<Value>(_ value: Value) -> sending Value {
      nonisolated(unsafe) let value = value
      return value
    }
    """
}

extension ProtocolMember {
  /// Whether it sends a noncopyable result to the caller, and does not suspend.
  var sendsNoncopyableResult: Bool {
    hasNoncopyableResult && !effects.isAsync && result?.isSent ?? false
  }

  /// Whether its result is sent to the caller (SE-0430).
  var sendsResult: Bool {
    !hasNoncopyableResult && result?.isSent ?? false
  }
}

extension SourceWriter {
  mutating func add(_ support: StyleSupport) { support.write(to: &self) }
}
