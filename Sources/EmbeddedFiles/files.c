// Written by Scripts/support/embed.
#include "EmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t file0[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/AuthCopy.kt"
};
static const uint8_t file1[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/AuthCopy.swift"
};
static const uint8_t file2[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/auth-copy.mjs"
};
static const uint8_t file3[] = {
#embed "../../Sources/EmbeddedFiles/Site/search.js"
};
static const uint8_t file4[] = {
#embed "../../Sources/EmbeddedFiles/Site/style.css"
};
static const uint8_t file5[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/css/card.css"
};
static const uint8_t file6[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/css/layout.css"
};
static const uint8_t file7[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/css/sheet.css"
};
static const uint8_t file8[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/css/tokens.css"
};
static const uint8_t file9[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/frame.html"
};
static const uint8_t file10[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/icon.svg"
};
static const uint8_t file11[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/box.js"
};
static const uint8_t file12[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/branches.js"
};
static const uint8_t file13[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/card.js"
};
static const uint8_t file14[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/copy.js"
};
static const uint8_t file15[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/dialogs.js"
};
static const uint8_t file16[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/diff.js"
};
static const uint8_t file17[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/dom.js"
};
static const uint8_t file18[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/drafts.js"
};
static const uint8_t file19[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/field.js"
};
static const uint8_t file20[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/keys.js"
};
static const uint8_t file21[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/list.js"
};
static const uint8_t file22[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/main.js"
};
static const uint8_t file23[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/preview.js"
};
static const uint8_t file24[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/problems.js"
};
static const uint8_t file25[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/review/calls.js"
};
static const uint8_t file26[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/review/sheet.js"
};
static const uint8_t file27[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/server/calls.js"
};
static const uint8_t file28[] = {
#embed "../../Sources/EmbeddedFiles/openapi.json"
};

static const EmbeddedFile files[] = {
    {"Runtimes/AuthCopy.kt", file0, sizeof file0},
    {"Runtimes/AuthCopy.swift", file1, sizeof file1},
    {"Runtimes/auth-copy.mjs", file2, sizeof file2},
    {"Site/search.js", file3, sizeof file3},
    {"Site/style.css", file4, sizeof file4},
    {"Workbench/css/card.css", file5, sizeof file5},
    {"Workbench/css/layout.css", file6, sizeof file6},
    {"Workbench/css/sheet.css", file7, sizeof file7},
    {"Workbench/css/tokens.css", file8, sizeof file8},
    {"Workbench/frame.html", file9, sizeof file9},
    {"Workbench/icon.svg", file10, sizeof file10},
    {"Workbench/js/box.js", file11, sizeof file11},
    {"Workbench/js/branches.js", file12, sizeof file12},
    {"Workbench/js/card.js", file13, sizeof file13},
    {"Workbench/js/copy.js", file14, sizeof file14},
    {"Workbench/js/dialogs.js", file15, sizeof file15},
    {"Workbench/js/diff.js", file16, sizeof file16},
    {"Workbench/js/dom.js", file17, sizeof file17},
    {"Workbench/js/drafts.js", file18, sizeof file18},
    {"Workbench/js/field.js", file19, sizeof file19},
    {"Workbench/js/keys.js", file20, sizeof file20},
    {"Workbench/js/list.js", file21, sizeof file21},
    {"Workbench/js/main.js", file22, sizeof file22},
    {"Workbench/js/preview.js", file23, sizeof file23},
    {"Workbench/js/problems.js", file24, sizeof file24},
    {"Workbench/review/calls.js", file25, sizeof file25},
    {"Workbench/review/sheet.js", file26, sizeof file26},
    {"Workbench/server/calls.js", file27, sizeof file27},
    {"openapi.json", file28, sizeof file28},
};

const EmbeddedFile *embedded_files(size_t *count) {
  *count = sizeof files / sizeof *files;
  return files;
}
