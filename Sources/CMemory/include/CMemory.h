#pragma once

/// Returns freed memory that the allocator retains to the operating system.
void cmemory_return_unused(void);
