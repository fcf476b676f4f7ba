import RandomSupport

/// Composes protocols at random.
struct Grammar {
  /// The source of random choices.
  var random: RandomSource
  /// The types that can be named in addition to the vocabulary: associated types, generic
  /// parameters, `Self`.
  var named: [TypeSample] = []
  /// Whether the protocol is in the module that the other protocols import, and cannot name their
  /// types.
  var isInOtherModule = false

  init(seed: UInt64) { random = RandomSource(seed: seed) }
}
