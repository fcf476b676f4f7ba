/// Uses the mocks as tests do that were written for Sourcery's `AutoMockable`.
@main enum SpyProgram {
  static func main() async throws {
    try await store()
    toolbox()
    cache()
    await isolated()
    print("done")
  }

  static func expect(_ condition: Bool, line: Int = #line) {
    if !condition { print("line \(line)") }
  }

  static func store() async throws {
    let store = StoreMock()
    store.name = "a"
    store.underlyingLimit = 3
    expect(store.name == "a" && store.underlyingName == "a" && store.limit == 3)
    expect(store.tags.isEmpty && store.owner == nil)
    store.underlyingCurrent = Item(id: 7)
    expect(try await store.current.id == 7 && store.currentCallsCount == 1)
    store.currentThrowableError = Failure()
    do { _ = try await store.current } catch { expect(error is Failure) }

    store.loadIdIntItemReturnValue = Item(id: 1)
    expect(try await store.load(id: 4) == Item(id: 1))
    store.loadIdIntItemClosure = { Item(id: $0) }
    expect(try await store.load(id: 5) == Item(id: 5))
    expect(store.loadIdIntItemCalled && store.loadIdIntItemCallsCount == 2)
    expect(store.loadIdIntItemReceivedId == 5)
    expect(store.loadIdIntItemReceivedInvocations == [4, 5])

    expect(store.find("x", in: nil) == nil)
    expect(store.findNameStringInTagStringItemReceivedArguments?.name == "x")
    store.save(Item(id: 2), for: "k")
    expect(store.saveItemItemVoidCallsCount == 0)
    expect(store.saveItemItemForKeyStringVoidReceivedArguments?.key == "k")
    store.clearVoidThrowableError = Failure(code: 2)
    do { try store.clear() } catch { expect(error.code == 2) }
    store.countIntReturnValue = 9
    expect(store.count() == 9)
    store.subscriptKeyStringIntReturnValue = 6
    expect(store["a"] == 6 && store.subscriptKeyStringIntReceivedKey == "a")
    store["b"] = 8
    expect(store.subscriptKeyStringIntSetCallsCount == 1)
  }

  static func toolbox() {
    let toolbox = ToolboxMock()
    toolbox.makeTTypeTTypeFromValueTTClosure = { _, value in value ?? 0 }
    expect(toolbox.make(Int.self, from: 4) == 4)
    toolbox.mapTTransformIntThrowsTTReturnValue = ["a"]
    expect(toolbox.map { "\($0)" } == ["a"])
    let converting = ConvertingMock()
    converting.converterTToTypeTType_IntTReturnValue = { (number: Int) -> String in "\(number)" }
    expect(converting.converter(to: String.self)(3) == "3")
    converting.keep { { 4 } }
    expect(converting.keepJobSendableEscapingIntVoidReceivedJob?()() == 4)
    toolbox.changeValueInoutIntByStepIntVoidClosure = { $0 += $1 }
    var value = 1
    toolbox.change(&value, by: 4)
    expect(value == 5)
    toolbox.log("x")
    toolbox.joinPartsStringStringReturnValue = "ab"
    expect(toolbox.join("a", "b") == "ab")
    toolbox.visitBodyIntVoidVoidClosure = { $0(3) }
    toolbox.visit { expect($0 == 3) }
    toolbox.later { expect($0) }
    toolbox.laterDoneEscapingBoolVoidVoidReceivedDone?(true)
    toolbox.print(3)
    expect(toolbox.printItemSomeEquatableVoidReceivedItem as? Int == 3)
    toolbox.tokenTokenClosure = { Token(number: 5) }
    expect(toolbox.token().number == 5)
  }

  static func cache() {
    let cache = CacheMock()
    cache.valueForKeyStringAnyReturnValue = 4
    expect(cache.value(for: "a") as? Int == 4)
    CacheMock.resetKeyStringBoolReturnValue = true
    expect(CacheMock.reset("k") && CacheMock.resetKeyStringBoolReceivedKey == "k")
    CacheMock.shared = 4
    expect(CacheMock.underlyingShared == 4)
    TypedMock<Int>.purgeIntReturnValue = 3
    TypedMock<String>.purgeIntReturnValue = 4
    expect(TypedMock<Int>.purge() == 3 && TypedMock<String>.purge() == 4)
    expect(TypedMock<Int>.purgeIntCallsCount == 1)
  }

  static func isolated() async {
    let remote = RemoteMock()
    remote.isReady = true
    remote.sendTextStringIntClosure = { $0.count }
    expect(await remote.send("abc") == 3 && remote.isReady)
    let converting = ConvertingMock()
    converting.visitTValueTBodyTIntIntClosure = {
      ($1 as? (String) -> Int)?($0 as? String ?? "") ?? 0
    }
    expect(await converting.visit("abc") { $0.count } == 3)
    let scheduling = SchedulingMock()
    scheduling.schedule { { 5 } }
    scheduling.run { { 6 } }
    expect(scheduling.runJobAutoclosureEscapingSendableJobVoidReceivedJob?()() == 6)
    expect(scheduling.scheduleJobSendableEscapingJobVoidReceivedJob?()() == 5)
    let account = AccountMock()
    account.underlyingBalance = 3
    account.payAmountIntIntReturnValue = 2
    expect(await account.balance == 3)
    expect((try? await account.pay(1)) == 2 && account.payAmountIntIntReceivedAmount == 1)
    await screen()
  }

  @MainActor static func screen() async {
    let screen = ScreenMock()
    screen.title = "t"
    screen.showItemItemBoolReturnValue = true
    expect(await screen.show(Item()) && screen.title == "t")
    screen.log("a")
    expect(screen.logTextStringVoidCallsCount == 1)
    let made = MakingMock(name: "a", size: nil)
    expect(
      made.initNameStringSizeIntMakingReceivedArguments?.name == "a"
        && MakingMock().initNameStringSizeIntMakingReceivedArguments == nil)
  }
}
