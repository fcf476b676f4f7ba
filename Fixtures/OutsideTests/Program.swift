import Foundation
import Kagemusha

/// A program without a test framework, as a preview or a mini-app is one.
///
/// Its argument says what it does: `handler` sets one, `default` does not, and the others ask for
/// what cannot be given.
@main enum Program {
  static func main() async {
    let weather = MockWeather()
    switch CommandLine.arguments.last {
    case "handler":
      MockFailure.handleOutsideTests { print("\($0.place.fileName): \($0.text)\n") }
      print(weather.temperature(at: "Kyoto"))
      verify(weather).temperature(at: "Osaka")
      await Task.detached { _ = weather.temperature(at: "Nara") }.value
      DispatchQueue(label: "queue").sync { _ = weather.temperature(at: "Uji") }
      withMocks(unusedStubs: .warn) { stub(MockWeather()).temperature(at: "Kobe").thenReturn(1) }
      withMocks { stub(MockWeather()).temperature(at: "Kobe").thenReturn(1) }
      print("done")
    case "stop", "foreign", "private", "noDefault":
      // What is printed is lost when a process stops.
      MockFailure.handleOutsideTests {
        FileHandle.standardOutput.write(Data("handled: \($0.text)\n".utf8))
      }
      stop(CommandLine.arguments.last ?? "", weather)
      print("unreachable")
    default:
      _ = weather.temperature(at: "Kyoto")
      print("unreachable")
    }
  }

  static func stop(_ reason: String, _ weather: MockWeather) {
    switch reason {
    case "foreign": let _: Int = weather.mock._retyped("a")
    case "private": let _: Int = PrivateProperties(weather).property(forKey: "nothing")
    case "noDefault": defaultReport()
    default: _ = weather.report()
    }
  }
}
