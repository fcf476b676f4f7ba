/// The stand-in for Apple's SDK, which is used if the SDK is not installed.
///
/// Its headers declare the names that protocols of apps use, and are passed to libclang as files in
/// memory.
package enum StandInSDK {
  /// The folder that libclang sees.
  static let root = "/kagemusha-stand-in"
  /// The arguments that make libclang search this folder, and no other.
  static let arguments = ["-nostdinc", "-isystem", root + "/usr/include"]

  /// All files.
  static let files: [ClangUnit.File] = {
    let folder = root + "/usr/include/"
    let headers = [
      ("stddef.h", cLibrary),
      ("objc/NSObject.h", objectiveC),
      ("CoreGraphics/CoreGraphics.h", coreGraphics),
      ("dispatch/dispatch.h", dispatch),
      ("Foundation/Foundation.h", foundation + foundationClasses),
      ("QuartzCore/QuartzCore.h", quartzCore),
      ("UIKit/UIKit.h", uiKit),
    ].map { ClangUnit.File(path: folder + $0, text: $1) }
    return headers
      + others.flatMap { target, names in
        names.map { .init(path: folder + $0, text: "#pragma once\n#include <\(target)>\n") }
      }
  }()

  /// All files by their paths below the root, to write them to disk.
  package static var texts: [(path: String, text: String)] {
    files.map { (String($0.path.dropFirst(root.count + 1)), $0.text) }
  }

  /// The frameworks with declarations in the stand-in.
  static let frameworks: Set = [
    "Foundation", "UIKit", "QuartzCore", "CoreGraphics", "CoreFoundation",
  ]

  /// Other headers, with the headers that they include.
  private static let others: [(String, [String])] = [
    (
      "stddef.h",
      [
        "stdint.h", "stdbool.h", "stdarg.h", "stdlib.h", "stdio.h", "string.h", "math.h",
        "limits.h", "float.h", "inttypes.h", "time.h", "errno.h", "assert.h", "ctype.h",
        "unistd.h", "sys/types.h", "sys/cdefs.h", "TargetConditionals.h", "Availability.h",
        "AvailabilityMacros.h", "AvailabilityInternal.h", "os/availability.h", "os/base.h",
        "MacTypes.h", "pthread.h", "pthread/pthread.h", "pthread/sched.h", "os/lock.h", "tgmath.h",
        "signal.h", "fcntl.h", "locale.h", "setjmp.h", "wchar.h", "complex.h", "dirent.h", "fts.h",
        "sys/time.h", "sys/stat.h", "sys/mount.h", "libkern/OSAtomic.h", "libkern/OSByteOrder.h",
        "mach/mach.h", "mach/mach_time.h", "mach/port.h", "mach/message.h", "mach/machine.h",
        "mach/clock_types.h", "malloc/malloc.h", "os/object.h",
      ]
    ),
    (
      "objc/NSObject.h",
      ["objc/objc.h", "objc/NSObjCRuntime.h", "objc/runtime.h", "objc/message.h"]
    ),
    (
      "CoreGraphics/CoreGraphics.h",
      [
        "CoreGraphics/CGBase.h", "CoreGraphics/CGAffineTransform.h", "CoreGraphics/CGGeometry.h",
        "CoreGraphics/CGColor.h",
        "CoreGraphics/CGImage.h", "CoreGraphics/CGContext.h", "CoreGraphics/CGPath.h",
        "CoreFoundation/CoreFoundation.h", "CoreFoundation/CFBase.h",
      ]
    ),
    ("dispatch/dispatch.h", ["dispatch/queue.h", "dispatch/object.h"]),
    (
      "Foundation/Foundation.h",
      [
        "Array", "AttributedString", "AutoreleasePool", "Bundle", "Calendar", "Coder", "Data",
        "Date",
        "DateFormatter", "Decimal", "DecimalNumber", "Dictionary", "Enumerator", "Error",
        "Exception", "FileHandle", "FileManager", "Formatter", "Geometry", "IndexPath", "IndexSet",
        "Invocation", "JSONSerialization", "KeyValueObserving", "KeyedArchiver", "Locale", "Lock",
        "Notification", "Null", "NumberFormatter", "ObjCRuntime", "Object", "Operation",
        "OrderedSet", "Predicate", "ProcessInfo", "Progress", "Range", "RegularExpression",
        "RunLoop", "Set", "SortDescriptor", "Stream", "String", "Thread", "TimeZone", "Timer",
        "URL", "URLRequest", "URLResponse", "URLSession", "UUID", "UndoManager", "UserDefaults",
        "Value", "XMLParser", "Zone",
      ].map { "Foundation/NS\($0).h" }
    ),
    (
      "QuartzCore/QuartzCore.h",
      ["QuartzCore/CALayer.h", "QuartzCore/CAAnimation.h", "QuartzCore/CATransform3D.h"]
    ),
    (
      "UIKit/UIKit.h",
      [
        "Application", "BarButtonItem", "BezierPath", "Button", "CollectionView",
        "CollectionViewCell", "CollectionViewController", "CollectionViewLayout",
        "CollectionViewFlowLayout", "Color", "Control", "Device", "Event",
        "Font", "Geometry", "GestureRecognizer", "Image", "ImageView", "KitDefines", "Label",
        "NavigationController", "Responder", "ScrollView", "Screen", "Storyboard", "Switch",
        "TabBarController", "TableView", "TableViewCell", "TableViewController", "TextField",
        "TextView", "Touch", "View", "ViewController", "Window",
      ].map { "UIKit/UI\($0).h" }
    ),
  ]
}
