// What GNUstep's headers use of gcc's header of this name.
#pragma once
#include <objc/objc.h>
typedef struct objc_ivar *Ivar;
typedef struct objc_method *Method;
typedef struct objc_property *objc_property_t;
