import Core

/// Of the two modules, it imports but one.
protocol Panel {
  func show(_ item: Item)
  var store: any Store { get }
}
