import Kagemusha
import Testing
import UIKitStandIn

@testable import GitHubClientTestSample

/// The views, reached by the built-in accessors.
@Test func theAccessorsReachThePrivateViews() throws {
  let searchVC = RepositorySearchViewController()
  searchVC.viewDidLoad()
  let tableView: UITableView = searchVC.privateProperties.tableView
  let searchBar = searchVC.privateProperties.searchBar
  #expect(searchBar.showsCancelButton)
  #expect(searchVC.privateProperties.views.first === tableView)
  let key = try searchVC.privateProperties.value(forKey: "searchBar", as: UISearchBar.self)
  #expect(key === searchBar)
}

@Test func aWrongKeyTellsWhatTheObjectHolds() {
  let searchVC = RepositorySearchViewController()
  let failure = #expect(throws: PrivatePropertyFailure.self) {
    try searchVC.privateProperties.value(forKey: "serchBar", as: UISearchBar.self)
  }
  let text = failure.map { "\($0)" } ?? ""
  #expect(text.contains("serchBar"))
  #expect(text.contains("searchBar"))
  #expect(text.contains("tableView"))
}
