import Foundation
import Kagemusha

// The names that the examples of the documentation comments take for granted.

struct Names {
  let repository = MockRepository()
  let cache = MockCache()
  let storage = MockStorage()
  let tracker = MockTracker()
  let analytics = MockAnalytics()
  let catalogue = MockCatalogue()
  let files = MockFiles()
  let reminders = MockReminders()
  let server = MockServer()
  let container = MockContainer()
  let service = MockService()
  let session = MockSession()
  let view = MockScreen()
  let client = MockClient()
  let loader = MockLoader()
  let logger = MockLogger()
  let uploader = MockUploader()
  let formatter = MockFormatting()
  let normalizer = MockNormalizing()
  let asyncFormatter = MockAsyncFormatting()
  let asyncNormalizer = MockAsyncNormalizing()
  let clock = MockWatch()
  let sensor = MockSensor()
  let importer = MockImporter()
  let player = MockPlayer()
  let token = Token()
  let mock = MockDefaults()
  let user = User.tanaka
  let events = [Event(name: "open", event: .pageView)]
  let event = Event(name: "open", event: .pageView)
  let controller = Controller()
}

extension Bundle {
  static var module: Bundle { .main }
}

final class Controller: PrivatePropertyAccessible {
  private let tableView = "table"
}

extension PrivateProperties where Base == Controller {
  var tableView: String { property(forKey: "tableView") }
}
