import Kagemusha

@main struct Program {
  nonisolated static func main() {
    let parent = Screen(parent: nil)
    let login = Login(parent: parent)
    let properties = login.privateProperties
    precondition(properties.parent === parent)
    precondition(parent.privateProperties.parent == nil)
    login.load()
    precondition(properties.outlet.text == "loaded")
    precondition(properties.mode == .token)
    precondition("\(properties.step)" == "first")
    precondition(properties.title == 2)
    precondition((login as Screen).privateProperties.title == "screen")
    login.use()
    precondition(properties.header == Label(text: "header"))
    precondition(properties.source == ["a": [.password]])
    precondition(properties.default() == 0.5)
    precondition(properties.platform == "desktop")

    let box = Box(["a", "b"]).privateProperties
    precondition(box.items() == ["a", "b"])
    precondition(box.node().value == 2)
    precondition(box.unknown(as: Double.self) == 0.5)
    let shelf = NumberShelf(4)
    precondition(PrivateProperties(shelf).top() == 4)
    precondition(shelf.privateProperties.unknown() == 0.5)
    precondition(Outer.Inner(depth: 3).privateProperties.depth == 3)
    print("done")
  }
}
