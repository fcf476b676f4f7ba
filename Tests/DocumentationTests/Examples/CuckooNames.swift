// What the examples for test suites from Cuckoo take for granted.

struct Names {
  let repository = MockRepository()
  let cache = MockCache()
  let container = MockContainer()
  let tracker = MockTracker()
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
