// The names that the examples of the documentation comments of CuckooCompatibility take for granted.

struct Names {
  let repository = MockRepository()
  let cache = MockCache()
  let options = MockOptions()
  let container = MockContainer()
  let tracker = MockTracker()
  let legacyService = MockLegacyService()
  let service = Service()
  let optionalService: Service? = Service()
  let user = User.tanaka
  let users = [User.tanaka]
  let event = Event(name: "open")
  let optionalEvent: Event? = Event(name: "open")
  let events = [Event(name: "open")]
  let login = Event(name: "login")
  let logout = Event(name: "logout")
}
