/// Shows the differences alone, in the form that `git apply` reads.
struct DiffCheckFormatter: CheckFormatter {
  func text(of report: CheckReport) -> String { report.files.map(\.diff).joined() }
}
