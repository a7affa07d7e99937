/// The hand-written parts of the exported modules, embedded in the binary.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct {
  const uint8_t *_Nonnull bytes;
  size_t length;
} ModuleRuntime;

/// The ES module, with its types in comments.
ModuleRuntime module_runtime_ecmascript(void);
/// The Swift file.
ModuleRuntime module_runtime_swift(void);
/// The Kotlin file.
ModuleRuntime module_runtime_kotlin(void);
