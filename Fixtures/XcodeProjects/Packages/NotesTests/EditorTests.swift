@testable import Notes
