/// Verifies that calls came in this order, of one mock or of several.
///
///     inOrder {
///       verify(session).open()
///       verify(repository).save(any(), completion: anyClosure())
///     }
///
/// Numbers are exact, as outside of a block: each call that one of the verifications matches must be
/// wanted by the block, in its place. Other calls may come before, in between and after. `never()`
/// requires that no such call follows.
///
/// - Parameters:
///   - file: The path of the test's file.
///   - line: The line.
///   - fileID: The test's file, as `#fileID` gives it.
///   - body: The verifications.
public func inOrder(
  file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
  _ body: () throws -> Void
) rethrows {
  let place = SourcePlace(file: file, line: line, fileID: fileID)
  try VerificationOrder(isExact: false, at: place).run(body)
}

/// Verifies that the mocks received exactly these calls, in this order.
///
///     inExactOrder {
///       verify(session).open()
///       verify(session).close()
///     }
///
/// It verifies the same as `inOrder`, and any other call of the same mocks and of their child mocks is
/// a failure, whether before, in between or after.
///
/// - Parameters:
///   - file: The path of the test's file.
///   - line: The line.
///   - fileID: The test's file, as `#fileID` gives it.
///   - body: The verifications.
public func inExactOrder(
  file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
  _ body: () throws -> Void
) rethrows {
  let place = SourcePlace(file: file, line: line, fileID: fileID)
  try VerificationOrder(isExact: true, at: place).run(body)
}

/// Verifies that the mocks of an `inOrder` received no calls after the verified ones.
///
///     inOrder {
///       verify(session).open()
///       verify(session).close()
///       verifyNoMore()
///     }
public func verifyNoMore(
  file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID
) {
  let place = SourcePlace(file: file, line: line, fileID: fileID)
  guard let order = VerificationOrder.running else {
    return UnattributedFailures.report(FailureText.noOrder(at: place))
  }
  order.end(at: place)
}
