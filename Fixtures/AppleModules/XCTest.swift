// A stand-in for Apple's module `XCTest`: the declarations that this package uses, as its documentation has them.
@_exported import Foundation

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) { fatalError() }
