import Kagemusha

@main struct Program {
  nonisolated static func main() {
    let loader = MockIndentedLoader(.lenient)
    loader.load { _ in }
    verify(loader).load(any())
    let child = MockIndentedChild(.lenient)
    child.begin()
    child.end()
    verify(child).begin()
    verify(child).end()
    print("done")
  }
}
