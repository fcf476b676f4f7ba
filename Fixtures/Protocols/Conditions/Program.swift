import Kagemusha

@main struct Program {
  nonisolated static func main() {
    let mock = MockConditions(.lenient)
    mock.always()
    stub(mock).here().thenReturn(3)
    precondition(mock.here() == 3)
    mock.last()
    inOrder {
      verify(mock).always()
      verify(mock).here()
      verify(mock).last()
    }
    let here = MockOnlyHere(.lenient)
    here.here()
    verify(here).here()
    print("done")
  }
}
