import RandomSupport

/// Composes protocols at random.
struct Grammar {
  /// The choices.
  var random: RandomSource
  /// The types that can be named besides those of the vocabulary: associated types, generic parameters, `Self`.
  var named: [TypeSample] = []
  /// Whether the protocol is in the module that the others import, and cannot name theirs.
  var isInOtherModule = false

  init(seed: UInt64) { random = RandomSource(seed: seed) }
}
