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
    let recorder = MockRecorder(.lenient)
    recorder.record()
    verify(recorder).record()
    let projector = MockProjector(.lenient)
    #if DEBUG
      stub(recorder).shoot().thenReturn(1)
      precondition((recorder as any Camera).shoot() == 1)
      stub(projector).frame().thenReturn(2)
      precondition(projector.frame() == 2)
    #else
      stub(recorder).scan(1).thenReturn(2)
      precondition((recorder as any Scanner).scan(1) == 2)
      stub(projector).frame().thenReturn("a")
      precondition(projector.frame() == "a")
    #endif
    print("done")
  }
}
