// swift-tools-version:6.1
import PackageDescription
func p(_ n: String, _ pkg: String) -> Target.Dependency { .product(name: n, package: pkg) }
let package = Package(
  name: "Umbrella",
  dependencies: [
    .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", exact: "1.7.3"),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
    .package(url: "https://github.com/apple/swift-async-algorithms", exact: "1.1.4"),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-asn1", exact: "1.7.4"),
    .package(url: "https://github.com/apple/swift-configuration", exact: "1.4.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
    .package(url: "https://github.com/grpc/grpc-swift-nio-transport", exact: "2.9.2"),
    .package(url: "https://github.com/vapor/jwt-kit", exact: "5.7.1"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    .package(url: "https://github.com/CoreOffice/XMLCoder", exact: "0.18.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/stencilproject/Stencil", exact: "0.15.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
  ],
  targets: [
    .executableTarget(
      name: "Umbrella",
      dependencies: [
        p("NIOExtras", "swift-nio-extras"),
        p("Logging", "swift-log"),
        p("Tracing", "swift-distributed-tracing"),
        p("Collections", "swift-collections"),
        p("AsyncAlgorithms", "swift-async-algorithms"),
        p("Crypto", "swift-crypto"),
        p("CryptoExtras", "swift-crypto"),
        p("SwiftASN1", "swift-asn1"),
        p("Configuration", "swift-configuration"),
        p("Mustache", "swift-mustache"),
        p("GRPCNIOTransportHTTP2", "grpc-swift-nio-transport"),
        p("JWTKit", "jwt-kit"),
        p("OpenCombine", "OpenCombine"),
        p("XMLCoder", "XMLCoder"),
        p("Yams", "Yams"),
        p("Stencil", "Stencil"),
        p("Subprocess", "swift-subprocess"),
      ])
  ]
)
