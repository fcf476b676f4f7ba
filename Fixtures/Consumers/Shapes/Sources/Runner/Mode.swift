protocol Mode {
  #if Offline
    func readsCache() -> Bool
  #endif
  #if Online
    func readsNetwork() -> Bool
  #endif
}
