@testable import GitHubClientTestSample

final class InMemoryUserDefaults: UserDefaultsType {
  private var values: [String: Any] = [:]
  func integer(forKey key: String) -> Int { values[key] as? Int ?? 0 }
  func string(forKey key: String) -> String? { values[key] as? String }
  func set(_ value: Int, forKey key: String) { values[key] = value }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
