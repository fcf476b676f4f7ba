import Kagemusha

@main struct Program {
  static func main() async throws {
    try await copier()
    try await binder()
    sources()
    let maker = MockMaker()
    stub(maker).make(any((() throws -> Sheet).self)).thenReturn { Sheet(number: 3) }
    let sheet = maker.make { Sheet(number: 1) }
    precondition(sheet.number == 3)
    try folder()
    print("done")
  }

  nonisolated static func folder() throws {
    let folder = MockFolder()
    stub(folder).cut(any(), along: matching { $0.withValue { $0.number == 2 } ?? false }, copies: 3)
      .then { arguments in
        let number = arguments.sheet.withValue { $0.number } ?? 0
        return { Sheet(number: number + 10) }
      }
    let first = Sheet(number: 1)
    let second = Sheet(number: 2)
    let cut = try folder.cut(first, along: second, copies: 3)
    precondition(cut.number == 11)
    verify(folder).cut(any(), along: any(), copies: 3)
  }

  nonisolated static func copier() async throws {
    let copier = MockCopier()
    stub(copier).turn(any()).then { page in
      page = Page()
      page.number = 2
      return 5
    }
    do {
      var page = Page()
      let answer = copier.turn(&page)
      precondition(answer == 5 && page.number == 2)
    }
    stub(copier).print(any(), copies: 2).then { arguments throws(Jam) in
      arguments.page = Page()
      arguments.page.number = 3
      throw .paper
    }
    do {
      var page = Page()
      do {
        _ = try copier.print(&page, copies: 2)
        preconditionFailure()
      } catch {
        precondition(error == .paper && page.number == 3)
      }
    }
    stub(copier).staple(any(), any(), by: 1).then { arguments in
      arguments.first = Page()
      arguments.first.number = 6
      arguments.count = 4
    }
    do {
      var (first, second, count) = (Page(), Page(), 1)
      copier.staple(&first, &second, by: &count)
      precondition(first.number == 6 && second.number == 0 && count == 4)
    }
    stub(copier).scan(any()).then { page in
      page = Page()
      page.number = 8
      throw Jam.paper
    }
    do {
      var page = Page()
      do {
        _ = try await copier.scan(&page)
        preconditionFailure()
      } catch {
        precondition(error as? Jam == .paper && page.number == 8)
      }
    }
    verify(copier).turn(any())
    let lender = MockLender()
    stub(lender).visit(any(), any()).then { arguments in
      arguments.page = Page()
      arguments.page.number = 7
      try arguments.body(arguments.page)
      return 1
    }
    do {
      var page = Page()
      do {
        _ = try lender.visit(&page) { _ in throw Jam.paper }
        preconditionFailure()
      } catch {
        precondition(error as? Jam == .paper && page.number == 7)
      }
    }
    let feeder = MockFeeder()
    stub(feeder).refill(any()).then { page in
      page = Page()
      page.number = 9
      return 1
    }
    var page = Page()
    let count = await feeder.refill(&page)
    precondition(count == 1 && page.number == 9)
  }

  nonisolated static func sources() {
    let source = MockSentSource()
    stub(source).make().thenReturn({ 1 })
    let sink = MockSinkOrNumber()
    stub(sink).drain().thenReturn({ 2 })
    stub(sink).drain().thenReturn(3)
    let drained: () -> Int = sink.drain()
    let number: Int = sink.drain()
    precondition(source.make()() + drained() + number == 6)
  }

  nonisolated static func binder() async throws {
    let binder = MockBinder()
    stub(binder).bind(1).thenReturn(2)
    let bound = try binder.bind(1)
    precondition(bound == 2)
    stub(binder).each(any((() throws -> String).self)).then { try $0() + "!" }
    precondition(binder.each { "a" } == "a!")
  }
}
