import NotesKit

protocol Editor: Archive {
  func open(_ name: String)
}
