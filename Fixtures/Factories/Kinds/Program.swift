import Foundation
import Kagemusha

/// Uses the factories as tests do, and fails where one is not what a person would write.
@main struct Program {
  @MainActor static func main() async throws {
    let wires = Wires.mock()
    expect(wires.sender.bus === wires.bus && wires.receiver.bus === wires.bus)
    expect(wires.bus !== Bus.shared)

    // One session, one set of wires for all layers; each of them can be replaced.
    let session = MockSession(.lenient)
    let app = App.mock(session: session)
    expect(app.logic.wires === app.wires && app.ear === app.wires.receiver)
    expect(app.logic.session as? MockSession === session)
    expect(app.wires.sender.session as? MockSession === session)
    expect(App.mock(wires: wires).wires === wires)
    expect(App.mock(logic: .mock(wires: wires)).logic.wires === wires)

    let shop = BookShop.mock()
    expect(shop.shelf is MockShelf<String>)

    let clock = MockClock(.lenient)
    let watcher = MockWatching(.lenient)
    let screenful = Screenful.mock(clock: clock, watcher: watcher)
    expect(screenful.generic.clock as? MockClock === clock)
    expect(screenful.opaque.watcher === watcher)
    expect(screenful.settings.name == "kinds" && screenful.settings.limit == 5)
    expect(screenful.settings.mode == .fast(retries: 1, pause: 1))
    expect(screenful.title == "title" && screenful.retries == 3 && screenful.seen == [1])
    expect(screenful.hidden === Hidden.shared && screenful.node.parent == nil)
    expect(screenful.tags.isEmpty)
    expect(Screenful.mock(title: "other").title == "other")

    let storage = try await Storage.mock()
    expect(storage.database.path == "path")
    expect(try await Archive.mock(storage: storage).storage === storage)
    expect(try await Archive.mock().storage !== storage)

    let presenter = Presenter.mock()
    expect(Window.mock(presenter: presenter).presenter === presenter)
    expect(Screen.Frame.mock().size.height == 2.5)
    _ = Terminal.mock(width: 80)
    print("done")
  }

  static func expect(_ holds: Bool, line: Int = #line) {
    if !holds { print("line \(line): not so") }
  }
}
