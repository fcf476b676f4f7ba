# The formula of Kagemusha. A release fills in what is between at signs, and publishes the result as `kagemusha.rb`.
class Kagemusha < Formula
  desc "Generates mocks of Swift protocols"
  homepage "@HOMEPAGE@"
  version "@VERSION@"
  license "MIT"

  on_macos do
    depends_on macos: :ventura

    on_arm do
      url "@DOWNLOADS@/kagemusha-arm64-apple-macosx.tar.gz"
      sha256 "@SHA256 arm64-apple-macosx@"
    end
    on_intel do
      url "@DOWNLOADS@/kagemusha-x86_64-apple-macosx.tar.gz"
      sha256 "@SHA256 x86_64-apple-macosx@"
    end
  end

  on_linux do
    on_arm do
      url "@DOWNLOADS@/kagemusha-aarch64-unknown-linux-gnu.tar.gz"
      sha256 "@SHA256 aarch64-unknown-linux-gnu@"
    end
    on_intel do
      url "@DOWNLOADS@/kagemusha-x86_64-unknown-linux-gnu.tar.gz"
      sha256 "@SHA256 x86_64-unknown-linux-gnu@"
    end
  end

  def install
    bin.install "kagemusha"
  end

  test do
    (testpath/"Sources/Clock.swift").write "protocol Clock { func now() -> Int }\n"
    system bin/"kagemusha", "generate", "--output", "Mocks.swift", "Sources"
    assert_match "class MockClock", (testpath/"Mocks.swift").read
  end
end
