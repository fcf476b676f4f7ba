extension StandInSDK {
  /// The text of `objc/NSObject.h`.
  static let objectiveC = #"""
    // The root class, and the macros and types that every Objective-C header uses.
    #pragma once
    #include <stddef.h>

    #if defined(__arm64__) || defined(__ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__)
    typedef bool BOOL;
    #else
    typedef signed char BOOL;
    #endif
    #define YES __objc_yes
    #define NO __objc_no
    #define nil ((id)0)
    #define Nil ((Class)0)
    #define OBJC_EXPORT extern
    #define OBJC_EXTERN extern
    #define OBJC_ROOT_CLASS __attribute__((objc_root_class))
    #define OBJC_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
    #define OBJC_SWIFT_UNAVAILABLE(text) __attribute__((availability(swift, unavailable, message=text)))

    typedef long NSInteger;
    typedef unsigned long NSUInteger;
    typedef struct _NSZone NSZone;
    typedef struct objc_object *objc_objectptr_t;
    @class NSString, NSMethodSignature, NSInvocation, Protocol;

    @protocol NSObject
    - (BOOL)isEqual:(id _Nullable)object;
    @property (readonly) NSUInteger hash;
    @property (readonly) Class _Null_unspecified superclass;
    - (Class _Null_unspecified)class OBJC_SWIFT_UNAVAILABLE("use 'type(of: anObject)' instead");
    - (instancetype _Nonnull)self;
    - (id _Null_unspecified)performSelector:(SEL _Null_unspecified)aSelector;
    - (id _Null_unspecified)performSelector:(SEL _Null_unspecified)aSelector
                                 withObject:(id _Null_unspecified)object;
    - (BOOL)isProxy;
    - (BOOL)isKindOfClass:(Class _Nonnull)aClass;
    - (BOOL)isMemberOfClass:(Class _Nonnull)aClass;
    - (BOOL)conformsToProtocol:(Protocol *_Nonnull)aProtocol;
    - (BOOL)respondsToSelector:(SEL _Null_unspecified)aSelector;
    @property (readonly, copy) NSString *_Nonnull description;
    @optional
    @property (readonly, copy) NSString *_Nonnull debugDescription;
    @end

    OBJC_ROOT_CLASS
    @interface NSObject <NSObject>
    - (instancetype _Nonnull)init OBJC_DESIGNATED_INITIALIZER;
    - (id _Nonnull)copy;
    - (id _Nonnull)mutableCopy;
    + (instancetype _Null_unspecified)new OBJC_SWIFT_UNAVAILABLE("use object initializers instead");
    + (instancetype _Null_unspecified)alloc OBJC_SWIFT_UNAVAILABLE("use object initializers instead");
    @end

    OBJC_ROOT_CLASS
    @interface NSProxy <NSObject>
    @end

    @interface Protocol : NSObject
    @end

    """#
}
