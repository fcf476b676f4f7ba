import SourceWriting

/// A reason why a file is stale.
package enum StaleCause: Sendable, Hashable {
  /// The file declares other requirements, types or imports than its sources ask for.
  case declarations([DeclarationChange])
  /// A template has changed.
  case template
  /// A setting has changed.
  case configuration
  /// Another version of the tool has generated the file; nil if the version is not recorded.
  case toolVersion(String?)
  /// A merge has left its markers in the file.
  case conflictMarkers
  /// The text is as planned, and the hash in the header is that of another one.
  case seal
  /// The text is as planned, and the header names a configuration or a source that is gone.
  case owner
  /// The sources have changed in another way.
  case sources
}

extension StaleCause {
  /// The kind of the cause; a promise to programs.
  var id: String {
    switch self {
    case .declarations: "declarations"
    case .template: "template"
    case .configuration: "configuration"
    case .toolVersion: "tool-version"
    case .conflictMarkers: "conflict-markers"
    case .seal: "header-hash"
    case .owner: "header-input"
    case .sources: "sources"
    }
  }

  /// Returns the reasons why a file does not have the text that is planned.
  static func causes(from current: [UInt8], to planned: [UInt8]) -> [StaleCause] {
    let (old, new) = (GeneratedText(current), GeneratedText(planned))
    if old.hasConflictMarkers { return [.conflictMarkers] }
    if old.hasSameBody(as: new) { return [old.seal?.body == new.seal?.body ? .owner : .seal] }
    var causes: [StaleCause] = []
    let changes = DeclarationComparison(from: [old.body], to: [new.body]).changes
    if !changes.isEmpty { causes.append(.declarations(changes)) }
    guard let wanted = new.seal?.inputs else { return causes.isEmpty ? [.sources] : causes }
    if let recorded = old.seal?.inputs {
      if recorded.template != wanted.template { causes.append(.template) }
      if recorded.settings != wanted.settings { causes.append(.configuration) }
      if recorded.version != wanted.version { causes.append(.toolVersion(recorded.version)) }
    } else if causes.isEmpty {
      causes.append(.toolVersion(nil))
    }
    return causes.isEmpty ? [.sources] : causes
  }
}
