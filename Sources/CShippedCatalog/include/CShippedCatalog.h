/// The files of Catalogs/ that are inside the binary.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct {
  /// From the folder Catalogs/, of a message file from Catalogs/messages/.
  const char *_Nonnull path;
  const uint8_t *_Nonnull bytes;
  size_t length;
} ShippedFile;

/// The catalog: kinds, codes and copy.
size_t shipped_catalog_file_count(void);
ShippedFile shipped_catalog_file(size_t index);

/// AuthCopy's own messages to developers, translators and operators.
size_t shipped_message_file_count(void);
ShippedFile shipped_message_file(size_t index);
