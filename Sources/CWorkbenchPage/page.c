#include "CWorkbenchPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t frame_html[] = {
#embed "Page/frame.html"
};
static const uint8_t icon_svg[] = {
#embed "Page/icon.svg"
};
static const uint8_t css_tokens_css[] = {
#embed "Page/css/tokens.css"
};
static const uint8_t css_layout_css[] = {
#embed "Page/css/layout.css"
};
static const uint8_t css_card_css[] = {
#embed "Page/css/card.css"
};
static const uint8_t css_sheet_css[] = {
#embed "Page/css/sheet.css"
};
static const uint8_t js_main_js[] = {
#embed "Page/js/main.js"
};
static const uint8_t js_dom_js[] = {
#embed "Page/js/dom.js"
};
static const uint8_t js_api_js[] = {
#embed "Page/js/api.js"
};
static const uint8_t js_list_js[] = {
#embed "Page/js/list.js"
};
static const uint8_t js_card_js[] = {
#embed "Page/js/card.js"
};
static const uint8_t js_field_js[] = {
#embed "Page/js/field.js"
};
static const uint8_t js_box_js[] = {
#embed "Page/js/box.js"
};
static const uint8_t js_branches_js[] = {
#embed "Page/js/branches.js"
};
static const uint8_t js_diff_js[] = {
#embed "Page/js/diff.js"
};
static const uint8_t js_dialogs_js[] = {
#embed "Page/js/dialogs.js"
};
static const uint8_t js_drafts_js[] = {
#embed "Page/js/drafts.js"
};
static const uint8_t js_preview_js[] = {
#embed "Page/js/preview.js"
};
static const uint8_t js_copy_js[] = {
#embed "Page/js/copy.js"
};
static const uint8_t js_sheet_js[] = {
#embed "Page/js/sheet.js"
};
static const uint8_t js_review_js[] = {
#embed "Page/js/review.js"
};
static const uint8_t js_problems_js[] = {
#embed "Page/js/problems.js"
};
static const uint8_t js_keys_js[] = {
#embed "Page/js/keys.js"
};

static const WorkbenchPageFile files[] = {
    {"frame.html", frame_html, sizeof frame_html},
    {"icon.svg", icon_svg, sizeof icon_svg},
    {"css/tokens.css", css_tokens_css, sizeof css_tokens_css},
    {"css/layout.css", css_layout_css, sizeof css_layout_css},
    {"css/card.css", css_card_css, sizeof css_card_css},
    {"css/sheet.css", css_sheet_css, sizeof css_sheet_css},
    {"js/main.js", js_main_js, sizeof js_main_js},
    {"js/dom.js", js_dom_js, sizeof js_dom_js},
    {"js/api.js", js_api_js, sizeof js_api_js},
    {"js/list.js", js_list_js, sizeof js_list_js},
    {"js/card.js", js_card_js, sizeof js_card_js},
    {"js/field.js", js_field_js, sizeof js_field_js},
    {"js/box.js", js_box_js, sizeof js_box_js},
    {"js/branches.js", js_branches_js, sizeof js_branches_js},
    {"js/diff.js", js_diff_js, sizeof js_diff_js},
    {"js/dialogs.js", js_dialogs_js, sizeof js_dialogs_js},
    {"js/drafts.js", js_drafts_js, sizeof js_drafts_js},
    {"js/preview.js", js_preview_js, sizeof js_preview_js},
    {"js/copy.js", js_copy_js, sizeof js_copy_js},
    {"js/sheet.js", js_sheet_js, sizeof js_sheet_js},
    {"js/review.js", js_review_js, sizeof js_review_js},
    {"js/problems.js", js_problems_js, sizeof js_problems_js},
    {"js/keys.js", js_keys_js, sizeof js_keys_js},
};

const WorkbenchPageFile *workbench_page_files(size_t *count) {
  *count = sizeof files / sizeof *files;
  return files;
}
