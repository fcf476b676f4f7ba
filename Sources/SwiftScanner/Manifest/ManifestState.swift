/// The variables and targets of a manifest at some point of its evaluation.
struct ManifestState: Sendable, Hashable {
  /// The variables: a frame of global ones, then one frame for each running function or closure.
  var frames: [[String: ManifestValue]] = [[:]]
  /// The targets that were created, by their numbers.
  var targets: [Int: ManifestTarget] = [:]
  /// The targets of the package.
  var packageTargets = ManifestValue.list([])

  /// Returns the value of a variable; nil if there is none.
  func value(of name: String) -> ManifestValue? {
    frames.reversed().lazy.compactMap { $0[name] }.first
  }

  /// Sets a variable that exists; returns whether it does.
  mutating func assign(_ value: ManifestValue, to name: String) -> Bool {
    guard let index = frames.lastIndex(where: { $0[name] != nil }) else { return false }
    frames[index][name] = value
    return true
  }

  /// Declares a variable.
  mutating func declare(_ name: String, _ value: ManifestValue) {
    frames[frames.count - 1][name] = value
  }

  /// Returns a state whose values may be those of this state or of another one.
  func or(_ other: ManifestState, at offset: ManifestOffset) -> ManifestState {
    var state = self
    for (index, frame) in other.frames.enumerated() where index < state.frames.count {
      state.frames[index].merge(frame) { $0.or($1, at: offset) }
    }
    state.targets.merge(other.targets) { $0.or($1, at: offset) }
    state.packageTargets = packageTargets.or(other.packageTargets, at: offset)
    return state
  }

  /// Marks everything that can change as unknown.
  mutating func forget(at offset: ManifestOffset) {
    for index in frames.indices {
      frames[index] = frames[index].mapValues { _ in .unknown(offset) }
    }
    forgetSettings(at: offset)
    packageTargets = .unknown(offset)
  }

  /// Marks the settings of all targets as unknown, after an assignment to the settings of a target
  /// that is not known.
  mutating func forgetSettings(at offset: ManifestOffset) {
    for number in targets.keys { targets[number]?.settings = .unknown(offset) }
  }
}

/// A target of a manifest.
struct ManifestTarget: Sendable, Hashable {
  /// The type, such as `test` for `.testTarget`.
  var type: String
  var name: ManifestValue
  var path: ManifestValue
  /// The argument `swiftSettings`.
  var settings: ManifestValue

  /// Returns a target whose values may be those of this target or of the same target in another
  /// state.
  func or(_ other: ManifestTarget, at offset: ManifestOffset) -> ManifestTarget {
    ManifestTarget(
      type: type, name: name.or(other.name, at: offset), path: path.or(other.path, at: offset),
      settings: settings.or(other.settings, at: offset))
  }
}

/// The states in which a statement may end, by how control leaves it.
struct ManifestOutcomes: Sendable {
  /// The state in which the next statement follows.
  var next: ManifestState?
  /// The state and the value with which the function returns.
  var returned: (state: ManifestState, value: ManifestValue)?
  /// The state in which the loop ends.
  var broken: ManifestState?
  /// The state in which the next iteration begins.
  var continued: ManifestState?

  /// Adds the states of another statement that may have been executed instead.
  mutating func add(_ other: ManifestOutcomes, at offset: ManifestOffset) {
    next = Self.join(next, other.next, offset)
    addJumps(of: other, at: offset)
  }

  /// Adds the states of another statement, except the one in which the next statement follows.
  mutating func addJumps(of other: ManifestOutcomes, at offset: ManifestOffset) {
    broken = Self.join(broken, other.broken, offset)
    continued = Self.join(continued, other.continued, offset)
    guard let end = other.returned else { return }
    returned =
      returned.map { ($0.state.or(end.state, at: offset), $0.value.or(end.value, at: offset)) }
      ?? end
  }

  static func join(
    _ first: ManifestState?, _ second: ManifestState?, _ offset: ManifestOffset
  ) -> ManifestState? {
    guard let first, let second else { return first ?? second }
    return first.or(second, at: offset)
  }
}
