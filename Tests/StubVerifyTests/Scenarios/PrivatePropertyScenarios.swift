import Kagemusha
import ScenarioSupport

extension LibraryScenarios {
  static let privateProperties: [Scenario] = [
    Scenario("what is private is read, by generated names or by key") { check in
      let cellar = Cellar()
      let properties = PrivateProperties(cellar)
      check(properties.base === cellar)
      check.equal(cellar.privateProperties.bottles, 3)
      check.equal(cellar.privateProperties.property(forKey: "label", as: String.self), "deep")
      check.equal(try cellar.privateProperties.value(forKey: "bottles", as: Int.self), 3)
      check.equal(properties.temperature, 12)
    },
    Scenario("a wrong name or type is an error that says what there is") { check in
      let cellar = Cellar()
      for (key, text) in [
        ("shelves", "Cellar has no stored property 'shelves'"),
        ("label", "Cellar.label is of type String, not Int"),
      ] {
        do {
          let value: Int = try cellar.privateProperties.value(forKey: key)
          check(false, "it returned \(value)")
        } catch {
          check(error is PrivatePropertyFailure)
          check("\(error)".hasPrefix(text), "\(error)")
        }
      }
    },
    Scenario("a wrapper that computes its value is asked for it") { check in
      check.equal(Cellar().privateProperties.property(forKey: "level", as: Int.self), 9)
      check.equal(Cellar().privateProperties.property(forKey: "$level", as: String.self), "0...9")
    },
  ]
}

private final class Cellar: PrivatePropertyAccessible {
  private let bottles = 3
  private let label = "deep"
  private lazy var temperature = 12
  @Capped(9) private var level = 12

  init() { _ = temperature }
}

extension PrivateProperties where Base == Cellar {
  fileprivate var bottles: Int { property(forKey: "bottles") }
  fileprivate var temperature: Int { property(forKey: "temperature") }
}

@propertyWrapper
private struct Capped {
  private var stored: Int
  private let maximum: Int

  init(wrappedValue: Int, _ maximum: Int) {
    stored = wrappedValue
    self.maximum = maximum
  }

  var wrappedValue: Int {
    get { min(stored, maximum) }
    set { stored = newValue }
  }
  var projectedValue: String { "0...\(maximum)" }
}

extension Capped: ReadablePropertyWrapper, ProjectingPropertyWrapper {}
