// A stand-in for Apple's module `os`, whose locks are in the headers of Darwin.
@_exported import Darwin
