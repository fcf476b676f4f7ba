import DeclarationModel
import MockRenderer
import MockResolver
import SwiftScanner

extension MockPipeline {
  /// The stages of the tool: the one place where the engine meets them.
  package static let standard = MockPipeline(
    scan: { SwiftScanner().scan(SourceFile(path: $0, bytes: $1)) },
    scanTypes: { SwiftScanner().scanTypes(SourceFile(path: $0, bytes: $1)) },
    resolve: { request in
      MockResolver(
        files: request.files, dependenciesOnly: request.dependencySources, types: request.types,
        naming: request.naming, issues: request.issues
      ).resolve(request.selection, explaining: request.explained)
    },
    render: { request in
      let extraImports = request.extraImports.map { ImportDeclaration(path: $0) }
      var file = MockFile(
        imports: request.imports + extraImports, testableImports: request.testableImports,
        mocks: request.mocks)
      file.ambiguousTypes = request.ambiguousTypes
      return MockRenderer().render(file)
    }
  )
}
