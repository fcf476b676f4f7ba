// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "NotesKit",
  products: [.library(name: "NotesKit", targets: ["NotesKit"])],
  targets: [.target(name: "NotesKit")])
