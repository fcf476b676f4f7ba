extension StandInSDK {
  /// The text of `dispatch/dispatch.h`.
  static let dispatch = #"""
    // The parts of Dispatch that protocols of apps use.
    #pragma once
    #include <stddef.h>
    #include <stdint.h>
    #include <objc/NSObject.h>

    typedef void (^dispatch_block_t)(void);
    typedef uint64_t dispatch_time_t;
    typedef long dispatch_once_t;

    @protocol OS_dispatch_object <NSObject>
    @end
    @protocol OS_dispatch_queue <OS_dispatch_object>
    @end
    @protocol OS_dispatch_group <OS_dispatch_object>
    @end
    @protocol OS_dispatch_semaphore <OS_dispatch_object>
    @end
    @protocol OS_dispatch_source <OS_dispatch_object>
    @end
    @protocol OS_dispatch_data <OS_dispatch_object>
    @end
    typedef NSObject<OS_dispatch_queue> *dispatch_queue_t;
    typedef NSObject<OS_dispatch_group> *dispatch_group_t;
    typedef NSObject<OS_dispatch_semaphore> *dispatch_semaphore_t;
    typedef NSObject<OS_dispatch_source> *dispatch_source_t;
    typedef NSObject<OS_dispatch_data> *dispatch_data_t;

    """#
}
