import Configuration
import Files

/// The text of a Run Script phase.
package struct XcodeRunScript: Sendable {
  private let input: CommandLineOptions
  /// The folder with the lists of files, if there are any.
  private let folder: AbsolutePath?

  /// Creates a script.
  ///
  /// - Parameters:
  ///   - input: The input, as for `generate`, in the folder of the project.
  ///   - folder: The folder with the lists of files, if there are any.
  package init(_ input: CommandLineOptions, fileLists folder: AbsolutePath?) {
    self.input = input
    self.folder = folder
  }

  /// The text.
  ///
  /// Xcode's own search path has none of the folders in which package managers install tools: Homebrew, mise and Mint.
  package var text: String {
    """
    # Generates mocks. Paste it into a Run Script phase of the test target, before "Compile Sources".
    \(lists)cd "$SRCROOT"
    PATH="$PATH:/opt/homebrew/bin:/usr/local/bin:$HOME/.local/bin:$HOME/.local/share/mise/shims:$HOME/.mint/bin"
    kagemusha=${KAGEMUSHA:-$(command -v kagemusha || true)}
    if [ -z "$kagemusha" ]; then
      # Xcode keeps the binaries of packages beside its products.
      kagemusha=$(find "${BUILD_DIR%/Build/*}/SourcePackages/artifacts" -type f -path '*/SourcePackages/artifacts/*macos*' -name kagemusha 2>/dev/null | head -n 1)
    fi
    if [ ! -x "$kagemusha" ]; then
      echo "error: cannot find 'kagemusha'; install it with Homebrew, mise or Mint, or set the build setting KAGEMUSHA to its path" >&2
      exit 1
    fi
    \(command)\(advice)

    """
  }

  /// The command, in which the path of the tool is that which was found.
  private var command: String {
    #""$kagemusha""# + input.generateCommand(adding: ["--quiet"]).dropFirst("kagemusha".count)
  }

  private var lists: String {
    guard let folder else { return "" }
    let (inputs, outputs) = XcodeFileListRun.lists(in: folder)
    func shown(_ path: AbsolutePath) -> String {
      "$(SRCROOT)/\(path.path(from: input.currentDirectory))"
    }
    return """
      #   Input File Lists:   \(shown(inputs))
      #   Output File Lists:  \(shown(outputs))

      """
  }

  /// The advice about a file that the sandbox hides, since it is not in the list.
  private var advice: String {
    guard let folder else { return "" }
    let path = folder.path(from: input.currentDirectory)
    let command = input.command(["xcode-script", "--xcfilelist", path])
    return """
       || {
        echo "note: after files were added, run '\(command)' in '$SRCROOT'" >&2
        exit 1
      }
      """
  }
}
