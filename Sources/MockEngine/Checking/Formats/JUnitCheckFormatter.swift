import Basics
import DeclarationModel

/// Shows a report as the XML of JUnit's test reports, as GitLab, Jenkins and Azure read it: each output is a test case,
/// which fails if the output is not up to date, and each diagnostic is one.
struct JUnitCheckFormatter: CheckFormatter {
  /// The working directory in the repository.
  let folder: String

  func text(of report: CheckReport) -> String {
    let annotations = CheckAnnotation.annotations(of: report, in: folder)
    let current = report.files(in: .upToDate)
    let cases =
      current.map { testCase($0.path, in: folder + $0.path, result: nil) }
      + annotations.map(testCase)
    let failures = annotations.count { $0.output != nil }
    let errors = annotations.count { $0.output == nil && $0.severity == .error }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name="kagemusha" tests="\(cases.count)" failures="\(failures)" errors="\(errors)">
      \(cases.map { "    \($0)\n" }.joined())  </testsuite>
      </testsuites>

      """
  }

  private func testCase(_ annotation: CheckAnnotation) -> String {
    // A warning has no result of its own: it is the output of a case that passes.
    let isError = annotation.severity == .error
    let element = annotation.output != nil ? "failure" : isError ? "error" : "system-out"
    let attributes =
      isError ? attribute("message", annotation.title) + attribute("type", annotation.id) : ""
    let place = annotation.position.map { "\($0)\n" } ?? ""
    return testCase(
      annotation.output ?? annotation.title, in: annotation.path,
      result: "<\(element)\(attributes)>\(escaped(place + annotation.message))</\(element)>")
  }

  private func testCase(_ name: String, in path: String?, result: String?) -> String {
    let head =
      "<testcase\(attribute("classname", "kagemusha"))\(attribute("name", name))"
      + (path.map { attribute("file", $0) } ?? "")
    return result.map { "\(head)>\($0)</testcase>" } ?? "\(head)/>"
  }

  private func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(escaped(value.replacing("\n", with: " ")))\""
  }

  /// Returns a text as XML 1.0 has it, which allows no control characters but tabs and ends of lines.
  private func escaped(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in HTMLText.escaped(text).unicodeScalars {
      let isAllowed =
        scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        || scalar == "\t" || scalar == "\n" || scalar == "\r"
      scalars.append(isAllowed ? scalar : "\u{FFFD}")
    }
    return String(scalars)
  }
}
