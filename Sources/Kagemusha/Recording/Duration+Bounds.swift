extension Duration {
  /// The duration, but none below zero, and none so long that a clock overflows: a century.
  var bounded: Duration { min(max(self, .zero), .seconds(100 * 365 * 24 * 60 * 60)) }
}
