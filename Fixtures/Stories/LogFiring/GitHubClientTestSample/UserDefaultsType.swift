import Foundation

protocol UserDefaultsType {
    func integer(forKey key: String) -> Int
    func string(forKey key: String) -> String?
    func set(_ value: Int, forKey key: String)
    func set(_ value: Any?, forKey key: String)
}

extension UserDefaults: UserDefaultsType {}

final class UserDefaultsManager {
    static let shared = UserDefaultsManager()

    private let userDefaults: UserDefaultsType

    init(userDefaults: UserDefaultsType = UserDefaults.standard) {
        self.userDefaults = userDefaults
    }

    var launchCount: Int {
        get { return userDefaults.integer(forKey: "launchCount") }
        set { userDefaults.set(newValue, forKey: "launchCount") }
    }

    var lastQuery: String? {
        get { return userDefaults.string(forKey: "lastQuery") }
        set { userDefaults.set(newValue as Any?, forKey: "lastQuery") }
    }
}
