import DeclarationModel
import SwiftSyntax

/// The offset of an expression in a manifest, in bytes.
typealias ManifestOffset = Int

/// The value of an expression in a manifest, as far as the settings of targets depend on it.
indirect enum ManifestValue: Sendable, Hashable {
  /// A value that only a run of the manifest can tell, and the expression that makes it unknown.
  case unknown(ManifestOffset)
  /// A value that is one of several; only a run of the manifest can tell which.
  case either([ManifestValue], ManifestOffset)
  case none
  case boolean(Bool)
  case integer(Int)
  case string(String)
  case array([Element])
  case tuple([Part])
  /// A type, or a case of an enumeration: `Target`, `.test`.
  case symbol(String)
  case setting(ManifestSetting)
  /// A target, by its number: targets are objects, to which several variables may refer.
  case target(Int)
  case package
  /// The variables of the environment.
  case environment
  case closure(ClosureExprSyntax)
  case keyPath([String])
  /// A product, a dependency or another value without settings.
  case other

  /// An element of an array.
  enum Element: Sendable, Hashable {
    case value(ManifestValue)
    /// The elements of an array that is unknown, or that is one of several arrays.
    case spread(ManifestValue)
  }

  /// An element of a tuple.
  struct Part: Sendable, Hashable {
    var label: String?
    var value: ManifestValue
  }

  /// Creates an array.
  static func list(_ values: [ManifestValue]) -> ManifestValue {
    .array(values.map(Element.value))
  }

  /// The elements, if the value is an array and all of them are known.
  var elements: [ManifestValue]? {
    guard case .array(let elements) = self else { return nil }
    let values = elements.compactMap { element -> ManifestValue? in
      if case .value(let value) = element { value } else { nil }
    }
    return values.count == elements.count ? values : nil
  }

  /// The text, if the value is a known string.
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The expression that makes the value unknown; nil if the value is known.
  var doubt: ManifestOffset? {
    switch self {
    case .unknown(let offset), .either(_, let offset): offset
    default: nil
    }
  }

  /// The maximum length of arrays and strings, which a few lines of a manifest could double without
  /// end.
  static let length = 50_000

  /// Returns the elements of this value followed by those of another one; an array beyond the
  /// maximum length is unknown, with the start of the manifest as the reason.
  func appending(_ other: ManifestValue) -> ManifestValue {
    let all = spreadElements + other.spreadElements
    return all.count > Self.length ? .unknown(0) : .array(all)
  }

  /// The value as elements of an array; an unknown array is one `spread` element.
  var spreadElements: [Element] {
    switch self {
    case .array(let elements): elements
    case .none: []
    default: [.spread(self)]
    }
  }

  /// Returns the value with tuple labels from its declared type.
  func labeled(as type: TypeSyntax?) -> ManifestValue {
    switch (self, type?.as(TypeSyntaxEnum.self)) {
    case (.array(let elements), .arrayType(let type)):
      return .array(
        elements.map { element in
          guard case .value(let value) = element else { return element }
          return .value(value.labeled(as: type.element))
        })
    case (.tuple(let parts), .tupleType(let type)) where parts.count == type.elements.count:
      return .tuple(
        zip(parts, type.elements).map { part, element in
          Part(
            label: part.label ?? element.firstName?.text,
            value: part.value.labeled(as: element.type))
        })
    default: return self
    }
  }

  /// The maximum number of values in `either`.
  private static let limit = 16

  /// Returns a value that may be this one or another one.
  func or(_ other: ManifestValue, at offset: ManifestOffset) -> ManifestValue {
    if self == other { return self }
    var all: [ManifestValue] = []
    for value in [self, other] {
      if case .unknown = value { return value }
      if case .either(let values, _) = value {
        all += values.filter { !all.contains($0) }
      } else if !all.contains(value) {
        all.append(value)
      }
    }
    return all.count > Self.limit ? .unknown(offset) : .either(all, offset)
  }

  /// Returns the result of a function of the value; the results for all values, if it is one of
  /// several.
  func mapped(_ transform: (ManifestValue) -> ManifestValue) -> ManifestValue {
    guard case .either(let values, let offset) = self, let first = values.first else {
      return transform(self)
    }
    return values.dropFirst().reduce(transform(first)) { $0.or(transform($1), at: offset) }
  }

  /// Returns whether two values are equal; nil if that is unknown.
  func isEqual(to other: ManifestValue) -> Bool? {
    switch (self, other) {
    case (.either(let values, _), let other), (let other, .either(let values, _)):
      let answers = Set(values.map { $0.isEqual(to: other) })
      return answers.count == 1 ? answers.first.flatMap { $0 } : nil
    case (.unknown, _), (_, .unknown), (.other, _), (_, .other), (.closure, _), (_, .closure):
      return nil
    case (.array, .array), (.tuple, .tuple):
      return isKnown && other.isKnown ? self == other : nil
    case (.none, _), (_, .none), (.boolean, .boolean), (.integer, .integer), (.string, .string),
      (.symbol, .symbol), (.target, .target), (.setting, .setting):
      return self == other
    // Values of different kinds cannot be compared in Swift, so the evaluator has misread at least one.
    default: return nil
    }
  }

  /// Whether no part of the value is unknown.
  private var isKnown: Bool {
    switch self {
    case .array: elements?.allSatisfy(\.isKnown) ?? false
    case .tuple(let parts): parts.allSatisfy(\.value.isKnown)
    case .other, .closure, .keyPath: false
    default: doubt == nil
    }
  }
}

/// A setting of a target, as far as it changes the meaning of declarations.
struct ManifestSetting: Sendable, Hashable {
  /// An effect of a setting.
  enum Effect: Sendable, Hashable {
    case defaultIsolation(DefaultIsolation)
    case nonsendingByDefault
  }

  var effects: [Effect]
  /// The condition on platforms, configurations or traits, which only a build can evaluate; nil if
  /// the setting has none.
  var condition: ManifestOffset?

  /// Creates the setting that enables a feature.
  static func feature(_ name: String) -> ManifestSetting {
    ManifestSetting(effects: name == TargetSettings.nonsending ? [.nonsendingByDefault] : [])
  }

  /// Creates the setting of compiler arguments.
  static func flags(_ flags: [String]) -> ManifestSetting {
    let settings = TargetSettings(flags: flags)
    let isolation = settings.defaultIsolation.map { Effect.defaultIsolation($0) }
    return ManifestSetting(
      effects: [isolation].compactMap(\.self)
        + (settings.isNonsendingByDefault ? [.nonsendingByDefault] : []))
  }
}

/// The settings that a target may have.
struct PossibleSettings: Sendable, Hashable {
  /// The possible default isolations; nil stands for none.
  private(set) var isolations: Set<DefaultIsolation?> = [nil]
  /// The possible values of whether SE-0461 is enabled.
  private(set) var nonsending: Set<Bool> = [false]
  /// The expression that makes the default isolation unknown.
  private(set) var doubt: ManifestOffset?
  /// Whether a run of the manifest may tell it, and not only a build for a platform.
  private(set) var needsRun = false

  /// Creates the settings that a list of settings results in.
  init(_ list: ManifestValue) { apply(list) }

  private mutating func apply(_ list: ManifestValue) {
    switch list {
    case .array(let elements):
      for element in elements {
        switch element {
        case .value(let value): apply(setting: value)
        case .spread(let value): apply(value)
        }
      }
    case .either(let lists, let offset): choose(among: lists, at: offset) { $0.apply($1) }
    case .unknown(let offset): allowAll(at: offset)
    default: break
    }
  }

  private mutating func apply(setting: ManifestValue) {
    switch setting {
    case .setting(let setting):
      let former = self
      for effect in setting.effects {
        switch effect {
        case .defaultIsolation(let isolation): isolations = [isolation]
        case .nonsendingByDefault: nonsending = [true]
        }
      }
      if let condition = setting.condition { merge(former, at: condition) }
    case .either(let settings, let offset):
      choose(among: settings, at: offset) { $0.apply(setting: $1) }
    case .unknown(let offset): allowAll(at: offset)
    default: break
    }
  }

  private mutating func choose(
    among values: [ManifestValue], at offset: ManifestOffset,
    _ apply: (inout PossibleSettings, ManifestValue) -> Void
  ) {
    let all = values.map { value in
      var settings = self
      apply(&settings, value)
      return settings
    }
    guard let first = all.first else { return }
    self = first
    for settings in all.dropFirst() {
      if settings.isolations != isolations { needsRun = true }
      merge(settings, at: offset)
    }
  }

  private mutating func merge(_ other: PossibleSettings, at offset: ManifestOffset) {
    if isolations != other.isolations { doubt = doubt ?? other.doubt ?? offset }
    needsRun = needsRun || other.needsRun
    isolations.formUnion(other.isolations)
    nonsending.formUnion(other.nonsending)
  }

  private mutating func allowAll(at offset: ManifestOffset) {
    if !isolations.contains(.mainActor) || isolations.count == 1 { doubt = doubt ?? offset }
    needsRun = true
    isolations.formUnion([nil, .mainActor])
    nonsending = [true, false]
  }
}
