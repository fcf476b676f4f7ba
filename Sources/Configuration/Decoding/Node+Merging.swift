import Yams

extension Node {
  /// The node with the pairs of the merged mappings in place of each `<<: *anchor`. The mapping's own pairs go first,
  /// and an earlier merged mapping goes before a later one ([merge keys](https://yaml.org/type/merge.html)).
  ///
  /// Yams itself merges only where it turns nodes into Swift values, which have no positions.
  var merged: Node {
    switch self {
    case .mapping(let mapping):
      .mapping(
        Mapping(mapping.mergedPairs, mapping.tag, mapping.style, mapping.mark, mapping.anchor))
    case .sequence(let sequence):
      .sequence(
        Sequence(
          sequence.map(\.merged), sequence.tag, sequence.style, sequence.mark, sequence.anchor))
    case .scalar, .alias: self
    }
  }

  /// Whether the node is a key whose value is merged into the mapping.
  fileprivate var isMergeKey: Bool { scalar?.style == .plain && scalar?.string == "<<" }

  /// The mappings that a merge key names; nil if its value is anything else.
  fileprivate var mergedMappings: [Mapping]? {
    if let mapping { return [mapping] }
    guard let sequence else { return nil }
    let mappings = sequence.compactMap(\.mapping)
    return mappings.count == sequence.count ? mappings : nil
  }
}

extension Node.Mapping {
  fileprivate var mergedPairs: [(Node, Node)] {
    var pairs: [(Node, Node)] = []
    var inherited: [(Node, Node)] = []
    for (key, value) in self {
      if key.isMergeKey, let mappings = value.mergedMappings {
        inherited += mappings.flatMap(\.mergedPairs)
      } else {
        pairs.append((key, value.merged))
      }
    }
    for pair in inherited where !pairs.contains(where: { $0.0 == pair.0 }) { pairs.append(pair) }
    return pairs
  }
}
