import Testing

/// The views, reached by what the team's own template makes.
@Test func theTemplateReachesThePrivateViews() {
    let searchVC = RepositorySearchViewController()
    searchVC.viewDidLoad()
    let tableView = searchVC.privateProperties.tableView
    let searchBar = searchVC.privateProperties.searchBar
    #expect(tableView != nil)
    #expect(searchBar.showsCancelButton)
    #expect(searchVC.privateProperties.views.first === tableView)
}
