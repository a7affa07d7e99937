/// The files of Catalogs/, embedded in the binary.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct {
  /// The path relative to Catalogs/; for message files, relative to Catalogs/messages/.
  const char *_Nonnull path;
  const uint8_t *_Nonnull bytes;
  size_t length;
} ShippedFile;

/// The files of the catalog: kinds, codes and copy.
size_t shipped_catalog_file_count(void);
ShippedFile shipped_catalog_file(size_t index);

/// The files of AuthCopy's own messages to developers, translators and operators.
size_t shipped_message_file_count(void);
ShippedFile shipped_message_file(size_t index);
