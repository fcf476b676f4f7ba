// What the run-time library uses of Darwin.
#pragma once
typedef __SIZE_TYPE__ size_t;
typedef struct os_unfair_lock_s { unsigned int value; } os_unfair_lock;
void os_unfair_lock_lock(os_unfair_lock *_Nonnull lock);
void os_unfair_lock_unlock(os_unfair_lock *_Nonnull lock);
char *_Nullable getenv(const char *_Nonnull name);
int pthread_main_np(void);
long write(int file, const void *_Nullable bytes, size_t count);
typedef enum { CLOCK_UPTIME_RAW = 8 } clockid_t;
unsigned long long clock_gettime_nsec_np(clockid_t clock);
int usleep(unsigned int microseconds);
