/// The parts of the workbench's page, embedded in the binary.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct {
  /// The path in the folder `Page`.
  const char *_Nonnull path;
  const uint8_t *_Nonnull bytes;
  size_t length;
} WorkbenchPageFile;

/// The files, of which there are `count`.
const WorkbenchPageFile *_Nonnull workbench_page_files(size_t *_Nonnull count);
