@testable import Weather
