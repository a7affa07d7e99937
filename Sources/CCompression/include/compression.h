#pragma once
#include <stddef.h>
#include <stdint.h>

// Each function compresses `input` into `output`, and returns the length, or 0 if `capacity` bytes do not suffice.
size_t compression_gzip(const uint8_t *input, size_t length, uint8_t *output, size_t capacity);
size_t compression_brotli(const uint8_t *input, size_t length, uint8_t *output, size_t capacity);
