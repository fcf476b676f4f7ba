import DeclarationModel
import Foundation

extension DiscoveryIssue.Fact: DiagnosticFact {
  package var severity: Diagnostic.Severity {
    switch self {
    case .emptyFolder, .everythingExcluded, .skippedFolder: .warning
    case .cannotRead, .nothingMatches: .error
    }
  }

  package var text: DiagnosticText {
    switch self {
    case .cannotRead(let path, .missing) where path.text.contains("\u{FFFD}"):
      DiagnosticText(
        .invalidUTF8, "the name of '\(path)' is not valid UTF-8", fixIt: "rename it")
    case .cannotRead(let path, .missing):
      DiagnosticText(
        .fileNotFound, "no such file or directory: '\(path)'",
        fixIt: "correct the path or create it")
    case .cannotRead(let path, .isFolder):
      DiagnosticText(.isDirectory, "'\(path)' is a directory", fixIt: "expected a file")
    case .cannotRead(let path, .denied):
      DiagnosticText(
        .permissionDenied, "cannot read '\(path)': permission denied",
        fixIt: "change its permissions, or those of its folder")
    case .cannotRead(let path, let problem):
      DiagnosticText(
        .unreadableFile, "cannot read '\(path)': \(problem.reason)",
        fixIt: "correct the path")
    case .nothingMatches(let pattern, let kind):
      DiagnosticText(
        .noMatchingFiles, "no \(kind.noun) matches '\(pattern)'", fixIt: "correct the pattern")
    case .everythingExcluded(let kind):
      DiagnosticText(
        .noMatchingFiles, "no \(kind.noun)s are left to read", fixIt: "correct the exclusions")
    case .skippedFolder(let folder):
      DiagnosticText(
        .skippedFolder, "'\(folder)' is not read", fixIt: "list it under 'sources' to read it")
    case .emptyFolder(let folder, let kind):
      DiagnosticText(.emptyFolder, "no \(kind.noun)s in '\(folder)'", fixIt: "check the path")
    }
  }
}

extension FileProblem {
  /// The reason for a failure, in the words of the system.
  package var reason: String {
    switch self {
    case .missing: "no such file or directory"
    case .isFolder: "is a directory"
    case .isNotFolder: "a part of the path is not a directory"
    case .danglingLink: "is a symbolic link to a file that does not exist"
    case .notRegular: "is not a regular file"
    case .denied: "permission denied"
    case .readOnly: "read-only file system"
    case .other(let code): String(cString: strerror(code)).lowercased()
    }
  }
}
