import MockResolver

extension SelectionDecision {
  /// The reason why a protocol is mocked or not.
  package var message: String {
    switch self {
    case .selected(.all): "all protocols are selected"
    case .selected(.name(let glob)): "its name matches '\(glob)'"
    case .selected(.mark): "it is marked to be mocked"
    case .selected(.autoMockable): "it conforms to 'AutoMockable'"
    case .skipped(.access(let access)) where access >= .internal:
      "it is \(access.rawValue), but the mocks are public"
    case .skipped(.access(let access)): "it is \(access.rawValue), so its mock could not use it"
    case .skipped(.skipMark): "it is marked to be skipped"
    case .skipped(.excluded(let glob)): "its name matches the excluded '\(glob)'"
    case .skipped(.handWritten(let mock)): "the target declares '\(mock)' itself"
    case .skipped(.unmarked): "it is not marked, and only marked protocols are selected"
    case .skipped(.noMatchingName): "its name matches none of the selected names"
    case .skipped(.isMark): "it is only a mark"
    }
  }

  /// A suggestion for having it mocked; nil if it is.
  package var fixIt: String? {
    switch self {
    case .selected: nil
    case .skipped(.access(let access)):
      access < .internal
        ? "make it internal" : "make it public, or remove 'access: public' (--access)"
    case .skipped(.skipMark): "remove the mark"
    case .skipped(.excluded): "change 'exclude'"
    case .skipped(.handWritten(let mock)): "rename or remove '\(mock)'"
    case .skipped(.unmarked): "write '// kagemusha: mock' before it"
    case .skipped(.noMatchingName): "add it to 'protocols', or write '// kagemusha: mock' before it"
    case .skipped(.isMark): "add a member"
    }
  }

  /// The words for counts at the end of a run, after a number of protocols.
  package var kind: String {
    switch self {
    case .selected: "not mocked"
    case .skipped(.access(let access)): access < .internal ? "private" : "not public"
    case .skipped(.skipMark): "marked to be skipped"
    case .skipped(.excluded): "excluded"
    case .skipped(.handWritten): "mocked by hand"
    case .skipped(.unmarked): "not marked"
    case .skipped(.noMatchingName): "not selected"
    case .skipped(.isMark): "only a mark"
    }
  }
}
