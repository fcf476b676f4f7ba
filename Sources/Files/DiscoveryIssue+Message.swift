import Foundation

extension DiscoveryIssue.Fact {
  /// The words: what is wrong, then what to do.
  package var message: String {
    switch self {
    case .cannotRead(let path, .missing):
      "there is no '\(path)'; correct the path or create it"
    case .cannotRead(let path, .isFolder):
      "'\(path)' is a folder, and a file is due; name a file in it"
    case .cannotRead(let path, .denied):
      "'\(path)' may not be read; change its permissions"
    case .cannotRead(let path, let problem):
      "'\(path)' cannot be read (\(problem.reason)); correct the path"
    case .nothingMatches(let pattern, let kind):
      "no \(kind.noun) matches '\(pattern)'; correct the pattern"
    case .emptyFolder(let folder, let kind):
      "there is no \(kind.noun) in '\(folder)'; "
        + "correct the path if that is a mistake"
    }
  }
}

extension FileProblem {
  /// The system's words for why something failed.
  package var reason: String {
    switch self {
    case .missing: "nothing is there"
    case .isFolder: "it is a folder"
    case .isNotFolder: "a part of the path is not a folder"
    case .denied: "permission denied"
    case .readOnly: "read-only file system"
    case .other(let code): String(cString: strerror(code)).lowercased()
    }
  }
}
