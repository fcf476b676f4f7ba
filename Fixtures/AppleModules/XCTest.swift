// A stand-in for Apple's module `XCTest`: the declarations that this package uses, as its documentation has them.
@_exported import Foundation

open class XCTestCase: NSObject {
  open var name: String { fatalError() }
}

public protocol XCTestObservation: NSObjectProtocol {
  func testCaseWillStart(_ testCase: XCTestCase)
  func testCaseDidFinish(_ testCase: XCTestCase)
}

open class XCTestObservationCenter: NSObject {
  open class var shared: XCTestObservationCenter { fatalError() }
  open func addTestObserver(_ testObserver: any XCTestObservation) { fatalError() }
}

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) { fatalError() }
