@testable import Client
