@testable import Server_Side
