#pragma once

/// Returns freed memory that the allocator retains to the operating system.
void cmemory_return_unused(void);

/// Limits the number of areas in which the allocator keeps memory, each for some of the threads.
///
/// Memory that is freed in an area stays there: fewer areas hold less unused memory.
void cmemory_limit_areas(int count);
