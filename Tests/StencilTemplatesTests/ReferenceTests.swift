import EndToEndSupport
import Foundation
import Testing

@testable import StencilTemplates

@Suite struct ReferenceTests {
  @Test func `everything that templates can use has a meaning`() {
    let missing = TemplateReference.sections.flatMap { section in
      section.rows.filter(\.meaning.isEmpty).map { "\(section.title).\($0.name)" }
    }
    #expect(missing == [])
  }

  @Test func `nothing else has a meaning`() {
    let names = Set(TemplateReference.sections.flatMap { $0.rows.map(\.name) })
    #expect(PropertyMeaning.all.keys.filter { !names.contains($0) }.sorted() == [])
    #expect(FilterMeaning.all.keys.filter { !names.contains($0) }.sorted() == [])
  }

  @Test func `the documentation has the same tables`() throws {
    let page = Repository.root.appendingPathComponent("Documentation/template-reference.md")
    try Golden.expect(TemplateReference.page, at: page)
  }
}
