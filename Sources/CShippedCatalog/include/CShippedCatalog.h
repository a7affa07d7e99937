/// The catalog that is inside the binary.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct {
  /// From the folder Catalogs/.
  const char *_Nonnull path;
  const uint8_t *_Nonnull bytes;
  size_t length;
} ShippedCatalogFile;

size_t shipped_catalog_file_count(void);
ShippedCatalogFile shipped_catalog_file(size_t index);
