import EndToEndSupport
import Foundation
import Testing

@Suite struct RecordedTemplateTests {
  @Test(arguments: ["tags", "filters", "operators", "properties"])
  func `templates print what is recorded`(_ name: String) throws {
    let text =
      switch name {
      case "tags": RecordedTemplates.tagResults
      case "filters": RecordedTemplates.filterResults
      case "operators": RecordedTemplates.operatorResults
      default: RecordedTemplates.propertyResults
      }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    try Golden.expect(text, at: folder.appendingPathComponent("Recorded/\(name).txt"))
  }
}
