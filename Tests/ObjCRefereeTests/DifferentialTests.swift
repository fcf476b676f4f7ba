import DeclarationModel
import EndToEndSupport
import Foundation
import ObjCReferee
import ObjCScanner
import Testing

/// Compares the scanner's view of headers with the compiler's, requirement by requirement.
@Suite struct DifferentialTests {
  @Test(arguments: FixtureHeader.all)
  func `every requirement matches the compiler's import`(_ header: FixtureHeader) async throws {
    let referee = try await ImportReferee.shared(target: header.target)
    let expected = try await referee.interfaces(of: header.url)
    let scan = try header.scan()
    #expect(scan.files.flatMap(\.diagnostics).filter { $0.severity == .error } == [])
    let ours = scan.files.flatMap(\.protocols).map {
      ProtocolInterface($0, for: .init(ofTarget: header.target))
    }
    let difference = ours.flatMap(\.lines).difference(from: expected.flatMap(\.lines))
    #expect(!expected.isEmpty)
    #expect(difference.map(String.init(describing:)) == [])
  }
}
