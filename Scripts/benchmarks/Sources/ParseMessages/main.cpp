// The reference for `lint`: measures how long ICU's MessagePattern takes to parse messages in UTF-8.
//
// Reads NUL-terminated messages from standard input, parses each once, as the linter does, and prints the seconds.
#include <unicode/messagepattern.h>
#include <unicode/parseerr.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

int main() {
  const std::string input(std::istreambuf_iterator<char>(std::cin), {});
  std::vector<icu::StringPiece> messages;
  for (size_t start = 0; start < input.size();) {
    const size_t end = std::min(input.find('\0', start), input.size());
    messages.emplace_back(input.data() + start, int32_t(end - start));
    start = end + 1;
  }
  const auto start = std::chrono::steady_clock::now();
  UErrorCode opening = U_ZERO_ERROR;
  icu::MessagePattern pattern(opening);
  int64_t parts = 0;
  for (const auto &message : messages) {
    UErrorCode code = U_ZERO_ERROR;
    UParseError where;
    pattern.parse(icu::UnicodeString::fromUTF8(message), &where, code);
    parts += pattern.countParts();
  }
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
  std::fprintf(stderr, "%zu messages, %lld parts\n", messages.size(), static_cast<long long>(parts));
  std::printf("%.9f\n", elapsed.count());
}
