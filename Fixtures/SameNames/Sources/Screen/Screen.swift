import Core

/// Imports only one of the two modules.
protocol Panel {
  func show(_ item: Item)
  var store: any Store { get }
}
