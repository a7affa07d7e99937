#include "compression.h"

#include <brotli/encode.h>
#include <zlib.h>

// 15 is the largest window of deflate; adding 16 selects the gzip format.
enum { GZIP_WINDOW = 15 + 16, GZIP_MEMORY = 9, BROTLI_QUALITY = 9 };

size_t compression_gzip(const uint8_t *input, size_t length, uint8_t *output, size_t capacity) {
  z_stream stream = {0};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, GZIP_WINDOW, GZIP_MEMORY, Z_DEFAULT_STRATEGY) != Z_OK) {
    return 0;
  }
  stream.next_in = (Bytef *)input;
  stream.avail_in = (uInt)length;
  stream.next_out = output;
  stream.avail_out = (uInt)capacity;
  int status = deflate(&stream, Z_FINISH);
  size_t written = stream.total_out;
  deflateEnd(&stream);
  return status == Z_STREAM_END ? written : 0;
}

size_t compression_brotli(const uint8_t *input, size_t length, uint8_t *output, size_t capacity) {
  size_t written = capacity;
  int isComplete = BrotliEncoderCompress(
      BROTLI_QUALITY, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, length, input, &written, output);
  return isComplete ? written : 0;
}
