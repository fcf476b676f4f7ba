# The tasks of this package. `make help` lists them.

SWIFT ?= swift
# The build that the stories, the demo and the documentation use.
TOOL = $(shell $(SWIFT) build --show-bin-path)/kagemusha
# What is built is named, since `swift build` and `swift test` build all targets: for the plugins, SwiftPM compiles the tool
# and swift-syntax once more, which takes as long again. A library is named as a target: as a product, it stands for all targets.
LIBRARIES = Kagemusha KagemushaJSON KagemushaTesting CuckooCompatibility
TESTS_PRODUCT = kagemushaPackageTests
TEST = $(SWIFT) test --test-product $(TESTS_PRODUCT)
# An artifact bundle, and the binary in it that this machine can run.
BUNDLE = .build-bundle/kagemusha.artifactbundle
BINARY = $(shell Scripts/host-binary.sh $(BUNDLE))

# The package with the plugin and a bundle of that build, which saves its users a build of the tool from source.
DEBUG_PACKAGE = .build-stories/bundle/kagemusha

# The tests that compile what is generated, run the tool many times, or parse all that there is.
SLOW_TESTS = '^EndToEndTests\.' '^DocumentationTests\.' '^ObjCRefereeTests\.' '^RandomProtocolTests\.' '^RobustnessTests\.' \
	'^SwiftTemplatesTests\.' AccessorFixtureTests RemedyTests A.parse.of.the.whole.file

.DEFAULT_GOAL := help
# SwiftPM locks the build folder, so parallel recipes would only wait for each other.
.NOTPARALLEL:
.PHONY: help prepare tool build build-tests demo check test test-package debug-package stories goldens bench bounds quick-start artifactbundle pins plugin-package consumers consumers-from-source consumer bazel xcode-tests xcode-app check-binary smoke smoke-in linux-bundle release-files workflows compile-rate random mutations fuzz edits faults determinism apple objc-rate objc-libraries sourcery-specs cuckoo-specs widths sanitize walks coverage lint format clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-21s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

prepare: ## Check for Swift, and install missing system packages if possible
	@Scripts/prepare.sh

tool: prepare
	$(SWIFT) build --product kagemusha

build: tool ## Build the tool and the libraries
	$(foreach library,$(LIBRARIES),$(SWIFT) build --target $(library) && )true

build-tests: tool ## Build the tool and all tests
	$(SWIFT) build --product $(TESTS_PRODUCT)

demo: tool ## Show a protocol, its mock, and what happens when the protocol changes
	@KAGEMUSHA_TOOL="$(TOOL)" Scripts/demo.sh

test: test-package stories consumers bazel ## Run all tests: those of the package, the stories, packages with the plugin, Bazel

check: build-tests ## Run lint and the tests that compile nothing, within a minute after a build (TESTS=Symbol: those of a target)
	@$(MAKE) --no-print-directory lint
	$(TEST) --skip-build $(if $(TESTS),--filter "$(TESTS)",$(SLOW_TESTS:%=--skip %))

test-package: build-tests ## Run the tests of the package
	$(TEST) --skip-build

stories: debug-package ## Run the tests of the stories: packages that use Kagemusha as users do
	KAGEMUSHA_TOOL="$(TOOL)" KAGEMUSHA_PACKAGE=$(DEBUG_PACKAGE) Fixtures/Stories/run.sh

goldens: build-tests ## Regenerate the expected outputs; review them with git diff
	KAGEMUSHA_RECORD=1 $(TEST) --skip-build --filter "EndToEndTests|ConfigurationTests|DiagnosticsTests|StencilTemplatesTests"

bench: build plugin-package ## Measure the tool and its mocks (builds the tool in release mode first: a quarter of an hour)
	KAGEMUSHA_TOOL="$(TOOL)" KAGEMUSHA_RELEASE="$$(ls .build-bundle/kagemusha.artifactbundle/*/kagemusha)" Benchmarks/Generation/measure.sh
	Benchmarks/Generation/recompile.sh "$(TOOL)"
	KAGEMUSHA_QUICK_START=binary Benchmarks/QuickStart/measure.sh .build-bundle/kagemusha
	Benchmarks/CompileTime/measure.sh
	Benchmarks/CallCost/measure.sh

bounds: tool ## Check that runs take time and memory in proportion to their input and output
	Scripts/bounds.py "$(TOOL)"

quick-start: build plugin-package ## Time the README's way from an empty folder to a passing test, with a binary and from source
	Benchmarks/QuickStart/measure.sh .build-bundle/kagemusha

artifactbundle: prepare ## Build the tool in release mode as an artifact bundle, in .build-bundle
	mkdir -p .build-bundle
	Scripts/artifact-bundle.sh .build-bundle

pins: prepare ## Record the newest versions of packages, which releases and the hook of pre-commit are built from
	$(SWIFT) package update
	grep -v originHash Package.resolved >Packaging/dependencies.resolved

plugin-package: artifactbundle ## Make the package with that bundle, which packages can use in place of this one
	Scripts/plugin-package.sh .build-bundle/kagemusha .build-bundle/kagemusha.artifactbundle

debug-package: tool
	@mkdir -p .build-stories/bundle
	@Scripts/artifact-bundle.sh .build-stories/bundle "$(TOOL)"
	@Scripts/plugin-package.sh $(DEBUG_PACKAGE) .build-stories/bundle/kagemusha.artifactbundle

consumers: debug-package ## Test packages that use the plugin with an artifact bundle of the tool
	Fixtures/Consumers/run.sh $(DEBUG_PACKAGE)

consumers-from-source: prepare ## Test a package that uses the plugin, with the tool from source
	KAGEMUSHA_CONSUMERS=OneTarget KAGEMUSHA_SCRATCH=.build-stories/from-source Fixtures/Consumers/run.sh

consumer: prepare ## Test a package that uses the plugin of the package PACKAGE
	KAGEMUSHA_CONSUMERS=OneTarget Fixtures/Consumers/run.sh $(PACKAGE)

bazel: tool ## Test the Bazel rule, if there is Bazel
	Fixtures/Bazel/run.sh "$(TOOL)"

xcode-tests: prepare ## Test the run-time libraries with Xcode (PLATFORM=macOS, iOS, tvOS, watchOS or visionOS)
	Scripts/xcode-tests.sh $(or $(PLATFORM),macOS) .build-xcode

xcode-app: prepare ## Test an app with the plugin in an Xcode project that XcodeGen makes
	Fixtures/XcodeGen/run.sh $(PACKAGE)

check-binary: ## Check what the binary of the bundle needs: the C library on Linux, the version and signature on macOS
	Scripts/check-$(if $(filter Darwin,$(shell uname)),mac,linux)-binary.sh $(BINARY)

smoke: ## Run the binary of the bundle as a user would
	Scripts/smoke-test.sh $(BINARY)

smoke-in: ## Run the binary of the bundle in the container IMAGE
	docker run --rm --volume "$(CURDIR):/package:ro" --workdir /package $(IMAGE) Scripts/smoke-test.sh $(BINARY)

linux-bundle: ## Build the bundle in the container IMAGE, whose C library is the oldest that the binary runs with
	docker run --rm --volume "$(CURDIR):/package" --workdir /package $(IMAGE) Scripts/artifact-bundle.sh .build-bundle

release-files: ## Make what a release publishes in .build-release-files (BINARIES=FOLDER HOMEPAGE=ADDRESS VERSION=TAG)
	Scripts/release-files.sh .build-release-files "$(BINARIES)" "$(HOMEPAGE)" "$(VERSION)"

compile-rate: build ## Mock every protocol of real libraries; compile and use the mocks (half an hour; OF=classes: every class; FORMS="default spy" PACKAGES="FOLDER")
	KAGEMUSHA_RATE_OF="$(OF)" KAGEMUSHA_RATE_FORMS="$(FORMS)" KAGEMUSHA_RATE_PACKAGES="$(PACKAGES)" KAGEMUSHA_TOOL="$(TOOL)" KAGEMUSHA_BUILD="$(dir $(TOOL))" Benchmarks/CompileRate/measure.sh $(BUILD)

random: build-tests ## Mock random protocols; compile, call and verify the mocks (COUNT=10000 SEED=1 BATCH=0 FORM=spy: an hour for each form)
	KAGEMUSHA_RANDOM_FORM=$(or $(FORM),stubs) KAGEMUSHA_RANDOM_COUNT=$(or $(COUNT),10000) KAGEMUSHA_RANDOM_SEED=$(or $(SEED),1) KAGEMUSHA_RANDOM_BATCH=$(or $(BATCH),0) \
		$(TEST) --skip-build --filter RandomProtocolTests

edits: build-tests ## Edit an app at random; after each edit, compare a run with the cache with one without (COUNT=20000 SEED=1)
	KAGEMUSHA_EDITS=$(or $(COUNT),20000) KAGEMUSHA_RANDOM_SEED=$(or $(SEED),1) $(TEST) --skip-build --filter RandomEditTests

mutations: build-tests ## Change the fixtures' protocols at random; compile the mocks of what is still valid (COUNT=1000 SEED=1)
	KAGEMUSHA_CHANGED_PROTOCOLS=$(or $(COUNT),1000) KAGEMUSHA_RANDOM_SEED=$(or $(SEED),1) \
		$(TEST) --skip-build --filter MutatedProtocolTests

fuzz: prepare ## Fuzz the readers of input with libFuzzer, each for TIME seconds (TIME=60 TARGETS="outline stencil" MODE=debug: builds in 3 minutes)
	KAGEMUSHA_FUZZ_BUILD=$(or $(MODE),release) Scripts/fuzz.sh .build-fuzz $(or $(TIME),60) $(TARGETS)

faults: tool ## Disturb runs of the tool at random moments, and check what they leave (COUNT=300 SEED=1)
	python3 Scripts/faults.py "$(TOOL)" $(or $(COUNT),300) $(or $(SEED),1)

determinism: tool ## Generate from all fixtures in changing conditions, and compare the bytes (COUNT=100)
	Scripts/determinism.sh "$(TOOL)" $(or $(COUNT),100)

apple: build-tests ## Type-check the package and what it generates for Apple's systems, on Linux
	KAGEMUSHA_TOOL="$(TOOL)" Scripts/apple/check.py

sourcery-specs: tool ## Run the cases of Sourcery's own tests with the tool (SOURCERY=FOLDER, a checkout of Sourcery)
	KAGEMUSHA_TOOL="$(TOOL)" Scripts/sourcery/referee.py "$(SOURCERY)"

cuckoo-specs: build ## Run Cuckoo's own tests with the tool (CUCKOO=FOLDER, a checkout of Cuckoo)
	KAGEMUSHA_TOOL="$(TOOL)" Scripts/cuckoo-specs.py "$(CUCKOO)" .build-cuckoo

objc-rate: build-tests ## Mock every protocol in GNUstep's headers, and record the differences from the compiler's importer
	KAGEMUSHA_RECORD=1 $(TEST) --skip-build --filter ObjCRefereeTests.CorpusTests

objc-libraries: build-tests ## Read the headers of the libraries that the file LIST names, and compare them with the compiler's importer
	KAGEMUSHA_OBJC_LIBRARIES="$(LIST)" $(TEST) --skip-build --filter ObjCRefereeTests.LibraryTests

widths: prepare ## Test a package with a macro, and all fixtures, with the oldest dependencies (SYNTAX=602.0.0: another parser; TESTS=1: the tests of the scanner, too)
	Scripts/dependency-widths.sh .build-widths $(SYNTAX)

sanitize: prepare ## Run the tests of the libraries under the thread sanitizer
	Scripts/library-package.sh .build-tsan/package
	$(SWIFT) test --sanitize=thread --package-path .build-tsan/package --scratch-path .build-tsan/build

walks: tool ## Count the files that a parameter, a key, a syntax error and an unchanged run pass, and record them (CHECK=1: compare them)
	python3 Scripts/walks.py "$(TOOL)" $(if $(CHECK),--check)

coverage: prepare ## Check that the tests execute every public function of the libraries in both frameworks
	Scripts/coverage.sh

lint: prepare ## Check the format of all sources
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Plugins Benchmarks

workflows: ## Check the scripts and the workflows with ShellCheck, the schema of workflows, and zizmor
	Scripts/check-scripts.sh
	Scripts/check-workflows.sh

format: prepare ## Format all sources
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests Plugins Benchmarks

clean: ## Remove all build products
	rm -rf .build .build-stories .build-tsan .build-coverage .build-compile-rate .build-release .build-bundle .build-release-files .build-workflows .build-xcode .build-apple .build-widths .build-fuzz .build-cuckoo
