#include "CMemory.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

void cmemory_return_unused(void) { malloc_trim(0); }
void cmemory_limit_areas(int count) { mallopt(M_ARENA_MAX, count); }
#else
void cmemory_return_unused(void) {}
void cmemory_limit_areas(int count) { (void)count; }
#endif
