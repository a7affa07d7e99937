/// Files inside the binary, and those of Catalogs/.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct {
  /// The path in the folder that the files come from.
  const char *_Nonnull path;
  const uint8_t *_Nonnull bytes;
  size_t count;
} EmbeddedFile;

/// The files of Catalogs/, sorted by path.
const EmbeddedFile *_Nonnull embedded_catalog(size_t *_Nonnull count);

/// The version of the catalog in Catalogs/, a hash of its files.
const char *_Nonnull embedded_catalog_version(void);
