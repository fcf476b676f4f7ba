import Files
import Testing

@Suite struct AbsolutePathTests {
  @Test(arguments: [
    ("/a/./b//c/../d/", "/a/b/d"), ("x", "/base/x"), ("../../../x", "/x"), ("", "/base"),
    ("/", "/"), ("./a b", "/base/a b"), ("/a/..b/.c/d..", "/a/..b/.c/d.."), ("/a/", "/a"),
    ("/a/.", "/a"), ("//a", "/a"), ("/..", "/"), ("/a/b.c", "/a/b.c"),
  ])
  func pathsAreNormal(text: String, expected: String) {
    #expect(AbsolutePath(text, relativeTo: AbsolutePath("/base")).text == expected)
  }

  @Test(arguments: [
    ("/a/b.c", "b.c", "/a"), ("/a", "a", "/"), ("/", "", "/"),
    ("/a/e\u{301}/\u{301}", "\u{301}", "/a/e\u{301}"),
  ])
  func pathsHaveNamesAndFolders(text: String, name: String, folder: String) {
    let path = AbsolutePath(text)
    #expect(path.name == name && path.parent.text == folder)
  }

  @Test func pathsThatOnlyLookTheSameDiffer() {
    let (one, other) = (AbsolutePath("/\u{e9}"), AbsolutePath("/e\u{301}"))
    #expect(one != other)
    #expect((one < other) != (other < one))
    #expect(Set([one, other, one]).count == 2)
  }

  @Test func pathsAreInTheOrderOfTheirTexts() {
    let names = [
      "a", "a.b", "a/b", "ab", "B", "e", "e\u{301}", "\u{e9}", "f", "\u{1f600}", "", "a b",
    ]
    let paths = names.map { AbsolutePath("/\($0)") }
    for one in paths {
      for other in paths where one.text != other.text {
        #expect((one < other) == (one.text < other.text), "\(one) \(other)")
      }
      #expect(!(one < one))
    }
  }

  @Test func onlyWhatIsInsideIsRelative() {
    let folder = AbsolutePath("/a/b")
    #expect(AbsolutePath("/a/b/c/d").relative(to: folder) == "c/d")
    #expect(AbsolutePath("/a/b").relative(to: folder) == "")
    #expect(AbsolutePath("/a/bc").relative(to: folder) == nil)
  }
}
