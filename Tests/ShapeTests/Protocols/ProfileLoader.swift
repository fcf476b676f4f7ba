/// Asynchronous members, with every way to throw.
protocol ProfileLoader {
  var current: Profile { get async throws }
  var cached: Profile? { get throws(LoadError) }
  func profile(id: Int) async throws -> Profile
  func load(_ id: Int, from host: String) async throws(LoadError) -> Profile
  func reload() async
  func validate(_ profile: Profile) throws
  func save(_ profile: Profile, completion: @escaping (Result<Profile, LoadError>) -> Void)
}
