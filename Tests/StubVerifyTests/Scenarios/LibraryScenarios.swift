import ScenarioSupport

/// The scenarios of the library, area by area: every public function at least once.
enum LibraryScenarios {
  static let all: [Scenario] = [
    stubbing, effects, inoutArguments, closures, autoclosures, completion, json, matchers,
    collections,
    verification, waiting, strictness, scopes, statics, forwarding, reports, privateProperties,
    classes, children, replay, differences, answers, comparisons,
    order, vacuity, allTypes, existentials, isolatedConformances,
    explanations, parts, suspension, clocks, streams, repetition, namedHandlers,
  ].flatMap { $0 }
}

extension Recipe {
  static let soup = Recipe(id: 1, title: "味噌汁")
  static let rice = Recipe(id: 2, title: "ご飯")
}
