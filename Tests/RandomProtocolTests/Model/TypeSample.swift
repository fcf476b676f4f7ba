import Foundation

/// A type of a requirement, with a value of it for calls.
struct TypeSample: Hashable, Codable {
  /// The properties of a type.
  struct Traits: OptionSet, Hashable, Codable {
    let rawValue: Int
    static let hashable = Traits(rawValue: 1)
    static let sendable = Traits(rawValue: 2)
    static let noncopyable = Traits(rawValue: 4)
    static let closure = Traits(rawValue: 8)
    /// The type is opaque or a composition, and needs parentheses before `?` and `.Type`.
    static let prefixed = Traits(rawValue: 16)
    /// Values can be compared by their text.
    static let plain = Traits(rawValue: 32)
  }

  /// The type in the protocol.
  var text: String
  /// The type in a call, without the generic parameters of the requirement and the protocol.
  var used: String
  /// An expression of the type; nil if calls are not tested.
  var value: String?
  /// The properties of the type.
  var traits: Traits = []
  /// Another spelling of the type in the protocol; nil if there is none.
  var other: String?

  init(
    _ text: String, used: String? = nil, value: String?, _ traits: Traits = [], other: String? = nil
  ) {
    self.text = text
    self.used = used ?? text
    self.value = value
    self.traits = traits
    self.other = other
  }

  /// The type with its other spelling, if it has one.
  var respelled: TypeSample {
    var copy = self
    if let other {
      copy.text = other
      copy.other = text
    }
    return copy
  }

  /// The other spelling as a part of a type, in parentheses if it may need them.
  var otherPart: String { other.map { $0.contains(" ") ? "(\($0))" : $0 } ?? grouped.text }

  /// The type in a call, with `?` instead of `!`, which is not allowed in an alias.
  var usedOptional: String { used.hasSuffix("!") ? String(used.dropLast()) + "?" : used }

  /// The simplest type, which replaces others when a failure is shrunk.
  static let int = TypeSample("Int", value: "7", [.hashable, .sendable, .plain], other: "Count")

  /// The type, in parentheses if it needs them before a suffix.
  var grouped: TypeSample {
    guard !traits.isDisjoint(with: [.closure, .prefixed]) else { return self }
    var copy = self
    copy.text = "(\(text))"
    copy.used = "(\(used))"
    copy.traits.remove(.prefixed)
    return copy
  }

  /// Returns a type made of this one: `§` stands for it in `form`, and for its value in `value`.
  ///
  /// - Parameter other: The other spelling of the form; nil for the same.
  func wrapped(
    _ form: String, value: String?, _ traits: Traits, valueIsFixed: Bool = false,
    other: String? = nil
  ) -> TypeSample {
    let inner = grouped
    let made: String? =
      if valueIsFixed { value } else {
        inner.value.flatMap { own in value?.replacingOccurrences(of: "§", with: own) }
      }
    return TypeSample(
      form.replacingOccurrences(of: "§", with: inner.text),
      used: form.replacingOccurrences(of: "§", with: inner.used), value: made, traits,
      other: other == nil && self.other == nil
        ? nil : (other ?? form).replacingOccurrences(of: "§", with: otherPart))
  }
}
