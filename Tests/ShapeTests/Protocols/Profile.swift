/// The value that the protocols of this folder are about.
nonisolated struct Profile: Sendable, Hashable, Codable {
  var id: Int
  var name = "anonymous"

  static let tanaka = Profile(id: 1, name: "田中")
  static let suzuki = Profile(id: 2, name: "鈴木")
}

/// The errors that the protocols throw.
nonisolated enum LoadError: Error, Equatable {
  case offline
  case missing(id: Int)
}
