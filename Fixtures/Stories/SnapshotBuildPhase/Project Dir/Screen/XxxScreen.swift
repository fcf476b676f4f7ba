import RxStandIns

/// The screen whose looks the snapshots hold.
final class XxxScreen {
  private enum State {
    case loading
    case failed(any Error)
    case loaded(XxxModel)
  }

  private let useCase: any XxxUseCase
  private let favorites: any FavoriteUseCase
  private var state = State.loading

  init(useCase: any XxxUseCase, favorites: any FavoriteUseCase) {
    self.useCase = useCase
    self.favorites = favorites
  }

  func load() {
    useCase.getData().subscribe { [self] event in
      switch event {
      case .success(let model): state = .loaded(model)
      case .error(let error): state = .failed(error)
      }
    }
  }

  func toggleFavorite() {
    guard case .loaded(let model) = state else { return }
    favorites.setFavorite(!favorites.isFavorite, title: model.title).subscribe { _ in }
  }

  /// What a picture of it would show.
  var picture: String {
    switch state {
    case .loading: "…"
    case .failed: "Something went wrong\n[Retry]"
    case .loaded(let model):
      ([(favorites.isFavorite ? "★ " : "☆ ") + model.title] + model.lines.map { "- " + $0 })
        .joined(separator: "\n")
    }
  }
}
