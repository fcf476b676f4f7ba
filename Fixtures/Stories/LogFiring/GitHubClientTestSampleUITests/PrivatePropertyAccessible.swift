protocol PrivatePropertyAccessible {
    associatedtype PrivatePropertiesCompatible
    var privateProperties: PrivateProperties<PrivatePropertiesCompatible> { get }
}
struct PrivateProperties<Base> {
    let base: Base
    init(_ base: Base) { self.base = base }
}
extension PrivatePropertyAccessible where PrivatePropertiesCompatible == Self {
    var privateProperties: PrivateProperties<Self> { return PrivateProperties(self) }
}
extension PrivateProperties {
    func property<T>(forKey key: String) -> T {
        return Mirror(reflecting: base).children.first { $0.label == key }!.value as! T
    }
}

protocol AutoPrivatePropertyAccessible {}
extension RepositorySearchViewController: AutoPrivatePropertyAccessible {}
