import ArgumentParser
@main struct K: ParsableCommand {}
