#if __has_include(<unicode/msgfmt.h>)
#include <unicode/bytestream.h>
#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>
#include <unicode/unistr.h>

#include <map>
#include <string>
#include <vector>

#include "CICU.h"

namespace {

/// The converters of one thread, cached because opening one costs more than converting a message.
class Converters {
 public:
  ~Converters() {
    for (auto &[name, converter] : opened) ucnv_close(converter);
  }

  /// Returns a converter in its initial state; nullptr for an encoding that ICU does not know.
  UConverter *get(const char *name) {
    auto [place, isNew] = opened.try_emplace(name, nullptr);
    if (isNew) {
      UErrorCode status = U_ZERO_ERROR;
      place->second = ucnv_open(name, &status);
      ucnv_setFromUCallBack(place->second, UCNV_FROM_U_CALLBACK_SKIP, nullptr, nullptr, nullptr, &status);
    } else if (place->second) {
      ucnv_reset(place->second);
    }
    return place->second;
  }

 private:
  std::map<std::string, UConverter *> opened;
};

thread_local Converters converters;

}  // namespace

int32_t cicu_transcode(const char *text, int32_t length, const char *encodeAs, const char *decodeAs,
                       char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *encoder = converters.get(encodeAs);
  UConverter *decoder = converters.get(decodeAs);
  if (!encoder || !decoder) return 0;
  auto source = icu::UnicodeString::fromUTF8(icu::StringPiece(text, length));
  std::vector<char> bytes(size_t(source.length()) * 4 + 16);
  int32_t count =
      ucnv_fromUChars(encoder, bytes.data(), int32_t(bytes.size()), source.getBuffer(), source.length(), &status);
  icu::UnicodeString decoded(bytes.data(), count, decoder, status);
  if (U_FAILURE(status)) return 0;
  icu::CheckedArrayByteSink sink(buffer, capacity);
  decoded.toUTF8(sink);
  return sink.NumberOfBytesAppended();
}
#endif
