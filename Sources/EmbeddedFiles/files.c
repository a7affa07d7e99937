// Written by Scripts/support/embed.
#include "EmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t file0[] = {
#embed "../../Sources/AuthCopy/Catalog/Catalog+Codes.swift"
};
static const uint8_t file1[] = {
#embed "../../Sources/AuthCopy/Catalog/Catalog+Copy.swift"
};
static const uint8_t file2[] = {
#embed "../../Sources/AuthCopy/Catalog/Catalog.swift"
};
static const uint8_t file3[] = {
#embed "../../Sources/AuthCopy/Catalog/CatalogCompiler.swift"
};
static const uint8_t file4[] = {
#embed "../../Sources/AuthCopy/Catalog/CatalogContent.swift"
};
static const uint8_t file5[] = {
#embed "../../Sources/AuthCopy/Catalog/Compiled/CodesDocument.swift"
};
static const uint8_t file6[] = {
#embed "../../Sources/AuthCopy/Catalog/Compiled/CompiledCatalog.swift"
};
static const uint8_t file7[] = {
#embed "../../Sources/AuthCopy/Catalog/Compiled/CompiledMessageReader.swift"
};
static const uint8_t file8[] = {
#embed "../../Sources/AuthCopy/Catalog/Compiled/KindsDocument.swift"
};
static const uint8_t file9[] = {
#embed "../../Sources/AuthCopy/Catalog/Compiled/ShapeReader.swift"
};
static const uint8_t file10[] = {
#embed "../../Sources/AuthCopy/Catalog/Copy.swift"
};
static const uint8_t file11[] = {
#embed "../../Sources/AuthCopy/Catalog/CopyArgument.swift"
};
static const uint8_t file12[] = {
#embed "../../Sources/AuthCopy/Catalog/CopyArguments.swift"
};
static const uint8_t file13[] = {
#embed "../../Sources/AuthCopy/Catalog/KindDefinition.swift"
};
static const uint8_t file14[] = {
#embed "../../Sources/AuthCopy/Catalog/KindKey.swift"
};
static const uint8_t file15[] = {
#embed "../../Sources/AuthCopy/Catalog/KindTable.swift"
};
static const uint8_t file16[] = {
#embed "../../Sources/AuthCopy/Catalog/LocaleCopy.swift"
};
static const uint8_t file17[] = {
#embed "../../Sources/AuthCopy/Catalog/LocaleMessages.swift"
};
static const uint8_t file18[] = {
#embed "../../Sources/AuthCopy/Catalog/LoginError+AnyError.swift"
};
static const uint8_t file19[] = {
#embed "../../Sources/AuthCopy/Catalog/LoginError+Copy.swift"
};
static const uint8_t file20[] = {
#embed "../../Sources/AuthCopy/Catalog/LoginError+Initializers.swift"
};
static const uint8_t file21[] = {
#embed "../../Sources/AuthCopy/Catalog/ResolvedKind.swift"
};
static const uint8_t file22[] = {
#embed "../../Sources/AuthCopy/Catalog/RoundedDuration.swift"
};
static const uint8_t file23[] = {
#embed "../../Sources/AuthCopy/Codes/ArgumentMembers.swift"
};
static const uint8_t file24[] = {
#embed "../../Sources/AuthCopy/Codes/CaseFoldedBytes.swift"
};
static const uint8_t file25[] = {
#embed "../../Sources/AuthCopy/Codes/CodeFilter.swift"
};
static const uint8_t file26[] = {
#embed "../../Sources/AuthCopy/Codes/CodeIndex+Lookup.swift"
};
static const uint8_t file27[] = {
#embed "../../Sources/AuthCopy/Codes/CodeIndex.swift"
};
static const uint8_t file28[] = {
#embed "../../Sources/AuthCopy/Codes/CodeLookup.swift"
};
static const uint8_t file29[] = {
#embed "../../Sources/AuthCopy/Codes/CodeResolver.swift"
};
static const uint8_t file30[] = {
#embed "../../Sources/AuthCopy/Codes/CodeRow.swift"
};
static const uint8_t file31[] = {
#embed "../../Sources/AuthCopy/Codes/CodeSurface.swift"
};
static const uint8_t file32[] = {
#embed "../../Sources/AuthCopy/Codes/CodeTable.swift"
};
static const uint8_t file33[] = {
#embed "../../Sources/AuthCopy/Codes/CombinedCodeIndex.swift"
};
static const uint8_t file34[] = {
#embed "../../Sources/AuthCopy/Codes/ErrorArguments.swift"
};
static const uint8_t file35[] = {
#embed "../../Sources/AuthCopy/Codes/ErrorChain.swift"
};
static const uint8_t file36[] = {
#embed "../../Sources/AuthCopy/Codes/ErrorQuantities.swift"
};
static const uint8_t file37[] = {
#embed "../../Sources/AuthCopy/Codes/Evidence.swift"
};
static const uint8_t file38[] = {
#embed "../../Sources/AuthCopy/Codes/FieldErrors.swift"
};
static const uint8_t file39[] = {
#embed "../../Sources/AuthCopy/Codes/FormFields.swift"
};
static const uint8_t file40[] = {
#embed "../../Sources/AuthCopy/Codes/LazyCodeTable.swift"
};
static const uint8_t file41[] = {
#embed "../../Sources/AuthCopy/Codes/LengthLimit.swift"
};
static const uint8_t file42[] = {
#embed "../../Sources/AuthCopy/Codes/LossyErrorEncoding.swift"
};
static const uint8_t file43[] = {
#embed "../../Sources/AuthCopy/Codes/PasswordRequirement+Phrases.swift"
};
static const uint8_t file44[] = {
#embed "../../Sources/AuthCopy/Codes/PayloadEncoding.swift"
};
static const uint8_t file45[] = {
#embed "../../Sources/AuthCopy/Codes/PayloadPath.swift"
};
static const uint8_t file46[] = {
#embed "../../Sources/AuthCopy/Codes/PayloadShape.swift"
};
static const uint8_t file47[] = {
#embed "../../Sources/AuthCopy/Codes/PhraseIndex.swift"
};
static const uint8_t file48[] = {
#embed "../../Sources/AuthCopy/Codes/PhraseMatcher.swift"
};
static const uint8_t file49[] = {
#embed "../../Sources/AuthCopy/Codes/PrintedObject.swift"
};
static const uint8_t file50[] = {
#embed "../../Sources/AuthCopy/Codes/RawError.swift"
};
static const uint8_t file51[] = {
#embed "../../Sources/AuthCopy/Codes/RawErrorReader.swift"
};
static const uint8_t file52[] = {
#embed "../../Sources/AuthCopy/Codes/RawErrorReading.swift"
};
static const uint8_t file53[] = {
#embed "../../Sources/AuthCopy/Codes/RawErrorText+Edges.swift"
};
static const uint8_t file54[] = {
#embed "../../Sources/AuthCopy/Codes/RawErrorText+Embedded.swift"
};
static const uint8_t file55[] = {
#embed "../../Sources/AuthCopy/Codes/RawErrorText+Pairs.swift"
};
static const uint8_t file56[] = {
#embed "../../Sources/AuthCopy/Codes/RawErrorText+Prose.swift"
};
static const uint8_t file57[] = {
#embed "../../Sources/AuthCopy/Codes/RawErrorText+Sentences.swift"
};
static const uint8_t file58[] = {
#embed "../../Sources/AuthCopy/Codes/RawErrorText+Tokens.swift"
};
static const uint8_t file59[] = {
#embed "../../Sources/AuthCopy/Codes/RawErrorText.swift"
};
static const uint8_t file60[] = {
#embed "../../Sources/AuthCopy/Codes/ReadingIndex.swift"
};
static const uint8_t file61[] = {
#embed "../../Sources/AuthCopy/Codes/ReadingRules+Members.swift"
};
static const uint8_t file62[] = {
#embed "../../Sources/AuthCopy/Codes/ReadingRules.swift"
};
static const uint8_t file63[] = {
#embed "../../Sources/AuthCopy/Codes/ScannedText+Words.swift"
};
static const uint8_t file64[] = {
#embed "../../Sources/AuthCopy/Codes/ScannedText.swift"
};
static const uint8_t file65[] = {
#embed "../../Sources/AuthCopy/Codes/UnknownProviderReader.swift"
};
static const uint8_t file66[] = {
#embed "../../Sources/AuthCopy/Codes/Vocabulary.swift"
};
static const uint8_t file67[] = {
#embed "../../Sources/AuthCopy/Codes/WaitingTime.swift"
};
static const uint8_t file68[] = {
#embed "../../Sources/AuthCopy/Domain/CodeMeaning.swift"
};
static const uint8_t file69[] = {
#embed "../../Sources/AuthCopy/Domain/Disclosure.swift"
};
static const uint8_t file70[] = {
#embed "../../Sources/AuthCopy/Domain/FailedConnection.swift"
};
static const uint8_t file71[] = {
#embed "../../Sources/AuthCopy/Domain/FieldName.swift"
};
static const uint8_t file72[] = {
#embed "../../Sources/AuthCopy/Domain/Flow.swift"
};
static const uint8_t file73[] = {
#embed "../../Sources/AuthCopy/Domain/Kind+Number.swift"
};
static const uint8_t file74[] = {
#embed "../../Sources/AuthCopy/Domain/Kind+Shipped.swift"
};
static const uint8_t file75[] = {
#embed "../../Sources/AuthCopy/Domain/Kind.swift"
};
static const uint8_t file76[] = {
#embed "../../Sources/AuthCopy/Domain/KnownCause.swift"
};
static const uint8_t file77[] = {
#embed "../../Sources/AuthCopy/Domain/LoginError+Factories.swift"
};
static const uint8_t file78[] = {
#embed "../../Sources/AuthCopy/Domain/LoginError.swift"
};
static const uint8_t file79[] = {
#embed "../../Sources/AuthCopy/Domain/PasswordRequirement.swift"
};
static const uint8_t file80[] = {
#embed "../../Sources/AuthCopy/Domain/Provider.swift"
};
static const uint8_t file81[] = {
#embed "../../Sources/AuthCopy/Domain/RawCode.swift"
};
static const uint8_t file82[] = {
#embed "../../Sources/AuthCopy/Domain/RecoveryAction.swift"
};
static const uint8_t file83[] = {
#embed "../../Sources/AuthCopy/Domain/Resolution.swift"
};
static const uint8_t file84[] = {
#embed "../../Sources/AuthCopy/Domain/ResolvedRow.swift"
};
static const uint8_t file85[] = {
#embed "../../Sources/AuthCopy/Domain/RowConcealment.swift"
};
static const uint8_t file86[] = {
#embed "../../Sources/AuthCopy/Domain/SecondFactor.swift"
};
static const uint8_t file87[] = {
#embed "../../Sources/AuthCopy/Domain/SignInMethod.swift"
};
static const uint8_t file88[] = {
#embed "../../Sources/AuthCopy/Domain/TextKey+Keys.swift"
};
static const uint8_t file89[] = {
#embed "../../Sources/AuthCopy/Domain/TextKey.swift"
};
static const uint8_t file90[] = {
#embed "../../Sources/AuthCopy/Foundation/BridgedError.swift"
};
static const uint8_t file91[] = {
#embed "../../Sources/AuthCopy/Foundation/LoginError+LocalizedError.swift"
};
static const uint8_t file92[] = {
#embed "../../Sources/AuthCopy/Foundation/PreferredLanguages.swift"
};
static const uint8_t file93[] = {
#embed "../../Sources/AuthCopy/Support/NameTable.swift"
};
static const uint8_t file94[] = {
#embed "../../Sources/AuthCopy/Support/PackedText.swift"
};
static const uint8_t file95[] = {
#embed "../../Sources/AuthCopy/Support/ShippedFile.swift"
};
static const uint8_t file96[] = {
#embed "../../Sources/AuthCopy/WithoutICU/CompiledCatalog+Shipped.swift"
};
static const uint8_t file97[] = {
#embed "../../Sources/ICUMessageFormat/ArgumentUse.swift"
};
static const uint8_t file98[] = {
#embed "../../Sources/ICUMessageFormat/ArgumentValue.swift"
};
static const uint8_t file99[] = {
#embed "../../Sources/ICUMessageFormat/CompiledMessage+Format.swift"
};
static const uint8_t file100[] = {
#embed "../../Sources/ICUMessageFormat/CompiledMessage.swift"
};
static const uint8_t file101[] = {
#embed "../../Sources/ICUMessageFormat/DecimalDigits.swift"
};
static const uint8_t file102[] = {
#embed "../../Sources/ICUMessageFormat/FormatError.swift"
};
static const uint8_t file103[] = {
#embed "../../Sources/ICUMessageFormat/FormattableValue.swift"
};
static const uint8_t file104[] = {
#embed "../../Sources/ICUMessageFormat/FormattingContext.swift"
};
static const uint8_t file105[] = {
#embed "../../Sources/ICUMessageFormat/Foundation/ArgumentValue+Date.swift"
};
static const uint8_t file106[] = {
#embed "../../Sources/ICUMessageFormat/IntegerStyle.swift"
};
static const uint8_t file107[] = {
#embed "../../Sources/ICUMessageFormat/LocaleData.swift"
};
static const uint8_t file108[] = {
#embed "../../Sources/ICUMessageFormat/LocalePatterns.swift"
};
static const uint8_t file109[] = {
#embed "../../Sources/ICUMessageFormat/Message.swift"
};
static const uint8_t file110[] = {
#embed "../../Sources/ICUMessageFormat/MessageCompiler.swift"
};
static const uint8_t file111[] = {
#embed "../../Sources/ICUMessageFormat/MessageNode+Pattern.swift"
};
static const uint8_t file112[] = {
#embed "../../Sources/ICUMessageFormat/MessageNode+Visiting.swift"
};
static const uint8_t file113[] = {
#embed "../../Sources/ICUMessageFormat/MessageNode.swift"
};
static const uint8_t file114[] = {
#embed "../../Sources/ICUMessageFormat/MessageSyntaxError.swift"
};
static const uint8_t file115[] = {
#embed "../../Sources/ICUMessageFormat/MessageTree.swift"
};
static const uint8_t file116[] = {
#embed "../../Sources/ICUMessageFormat/Particles/FinalSound.swift"
};
static const uint8_t file117[] = {
#embed "../../Sources/ICUMessageFormat/Particles/LatinReading.swift"
};
static const uint8_t file118[] = {
#embed "../../Sources/ICUMessageFormat/Particles/NumberReading.swift"
};
static const uint8_t file119[] = {
#embed "../../Sources/ICUMessageFormat/Particles/ParticleForm.swift"
};
static const uint8_t file120[] = {
#embed "../../Sources/ICUMessageFormat/Particles/ParticleSplitter.swift"
};
static const uint8_t file121[] = {
#embed "../../Sources/ICUMessageFormat/Particles/SilentEnd.swift"
};
static const uint8_t file122[] = {
#embed "../../Sources/ICUMessageFormat/PatternLocaleData.swift"
};
static const uint8_t file123[] = {
#embed "../../Sources/ICUMessageFormat/PluralRules.swift"
};
static const uint8_t file124[] = {
#embed "../../Sources/ICUMessageFormat/Support/CalendarDay.swift"
};
static const uint8_t file125[] = {
#embed "../../Sources/ICUMessageFormat/Support/Dictionary+Few.swift"
};
static const uint8_t file126[] = {
#embed "../../Sources/ICUMessageFormat/Support/LocaleTag.swift"
};
static const uint8_t file127[] = {
#embed "../../Sources/ICUMessageFormat/Support/Lock.swift"
};
static const uint8_t file128[] = {
#embed "../../Sources/ICUMessageFormat/Support/MemberName.swift"
};
static const uint8_t file129[] = {
#embed "../../Sources/ICUMessageFormat/Support/SupportedLocales.swift"
};
static const uint8_t file130[] = {
#embed "../../Sources/ICUMessageFormat/Support/TextBuffer.swift"
};
static const uint8_t file131[] = {
#embed "../../Sources/ICUMessageFormat/TextDirection.swift"
};
static const uint8_t file132[] = {
#embed "../../Sources/ICUMessageFormat/WithoutICU/LocaleTag+Syntax.swift"
};
static const uint8_t file133[] = {
#embed "../../Sources/MessageFiles/Files/SourceFile.swift"
};
static const uint8_t file134[] = {
#embed "../../Sources/MessageFiles/JSON/JSONNode.swift"
};
static const uint8_t file135[] = {
#embed "../../Sources/MessageFiles/JSON/JSONParser.swift"
};
static const uint8_t file136[] = {
#embed "../../Sources/MessageFiles/JSON/JSONSyntaxError.swift"
};
static const uint8_t file137[] = {
#embed "../../Sources/MessageFiles/Messages/ArgumentDefinition.swift"
};
static const uint8_t file138[] = {
#embed "../../Sources/MessageFiles/Support/ContentHash.swift"
};
static const uint8_t file139[] = {
#embed "../../Sources/MessageFiles/Support/ISODate.swift"
};
static const uint8_t file140[] = {
#embed "../../Sources/MessageFiles/Support/Lazy.swift"
};
static const uint8_t file141[] = {
#embed "../../Sources/MessageFiles/Support/ProgramVersion.swift"
};
static const uint8_t file142[] = {
#embed "../../Sources/MessageFiles/Support/QuickHash.swift"
};
static const uint8_t file143[] = {
#embed "../../Sources/MessageFiles/Support/SmallCode.swift"
};
static const uint8_t file144[] = {
#embed "../../Sources/MessageFiles/Support/StringProtocol+Text.swift"
};
static const uint8_t file145[] = {
#embed "../../Sources/MessageFiles/Support/UInt8+ASCII.swift"
};
static const uint8_t file146[] = {
#embed "../../Sources/MessageFiles/Support/UnsafeBufferPointer+Bytes.swift"
};
static const uint8_t file147[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/AuthCopy.kt"
};
static const uint8_t file148[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/Trusted.swift"
};
static const uint8_t file149[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/any.d.mts"
};
static const uint8_t file150[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/any.mjs"
};
static const uint8_t file151[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/base.mjs"
};
static const uint8_t file152[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/caught.d.mts"
};
static const uint8_t file153[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/caught.mjs"
};
static const uint8_t file154[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/core.d.mts"
};
static const uint8_t file155[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/core.mjs"
};
static const uint8_t file156[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/index.d.mts"
};
static const uint8_t file157[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/index.mjs"
};
static const uint8_t file158[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/locale.d.mts"
};
static const uint8_t file159[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/locale.mjs"
};
static const uint8_t file160[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/messages.d.mts"
};
static const uint8_t file161[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/messages.mjs"
};
static const uint8_t file162[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/raw.d.mts"
};
static const uint8_t file163[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/raw.mjs"
};
static const uint8_t file164[] = {
#embed "../../Sources/EmbeddedFiles/Runtimes/types.ts"
};
static const uint8_t file165[] = {
#embed "../../Sources/EmbeddedFiles/Server/index.html"
};
static const uint8_t file166[] = {
#embed "../../Sources/EmbeddedFiles/Site/cards.js"
};
static const uint8_t file167[] = {
#embed "../../Sources/EmbeddedFiles/Site/home.js"
};
static const uint8_t file168[] = {
#embed "../../Sources/EmbeddedFiles/Site/missing.js"
};
static const uint8_t file169[] = {
#embed "../../Sources/EmbeddedFiles/Site/page.js"
};
static const uint8_t file170[] = {
#embed "../../Sources/EmbeddedFiles/Site/playground.js"
};
static const uint8_t file171[] = {
#embed "../../Sources/EmbeddedFiles/Site/search.js"
};
static const uint8_t file172[] = {
#embed "../../Sources/EmbeddedFiles/Site/style.css"
};
static const uint8_t file173[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/css/base.css"
};
static const uint8_t file174[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/css/card.css"
};
static const uint8_t file175[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/css/columns.css"
};
static const uint8_t file176[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/css/layout.css"
};
static const uint8_t file177[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/css/scene.css"
};
static const uint8_t file178[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/css/sheet.css"
};
static const uint8_t file179[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/frame.html"
};
static const uint8_t file180[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/icon.svg"
};
static const uint8_t file181[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/ahead.js"
};
static const uint8_t file182[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/box.js"
};
static const uint8_t file183[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/branches.js"
};
static const uint8_t file184[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/card.js"
};
static const uint8_t file185[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/copy.js"
};
static const uint8_t file186[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/dialogs.js"
};
static const uint8_t file187[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/dom.js"
};
static const uint8_t file188[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/drafts.js"
};
static const uint8_t file189[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/field.js"
};
static const uint8_t file190[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/findings.js"
};
static const uint8_t file191[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/insertions.js"
};
static const uint8_t file192[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/keys.js"
};
static const uint8_t file193[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/list.js"
};
static const uint8_t file194[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/main.js"
};
static const uint8_t file195[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/preview.js"
};
static const uint8_t file196[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/problems.js"
};
static const uint8_t file197[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/js/scene.js"
};
static const uint8_t file198[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/review/calls.js"
};
static const uint8_t file199[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/review/search.js"
};
static const uint8_t file200[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/review/sheet.js"
};
static const uint8_t file201[] = {
#embed "../../Sources/EmbeddedFiles/Workbench/server/calls.js"
};
static const uint8_t file202[] = {
#embed "../../Catalogs/guide/en.json"
};
static const uint8_t file203[] = {
#embed "../../Sources/EmbeddedFiles/openapi.json"
};
static const uint8_t file204[] = {
#embed "../../Sources/EmbeddedFiles/tokens.css"
};

static const EmbeddedFile files[] = {
    {"Engine/AuthCopy/Catalog/Catalog+Codes.swift", file0, sizeof file0},
    {"Engine/AuthCopy/Catalog/Catalog+Copy.swift", file1, sizeof file1},
    {"Engine/AuthCopy/Catalog/Catalog.swift", file2, sizeof file2},
    {"Engine/AuthCopy/Catalog/CatalogCompiler.swift", file3, sizeof file3},
    {"Engine/AuthCopy/Catalog/CatalogContent.swift", file4, sizeof file4},
    {"Engine/AuthCopy/Catalog/Compiled/CodesDocument.swift", file5, sizeof file5},
    {"Engine/AuthCopy/Catalog/Compiled/CompiledCatalog.swift", file6, sizeof file6},
    {"Engine/AuthCopy/Catalog/Compiled/CompiledMessageReader.swift", file7, sizeof file7},
    {"Engine/AuthCopy/Catalog/Compiled/KindsDocument.swift", file8, sizeof file8},
    {"Engine/AuthCopy/Catalog/Compiled/ShapeReader.swift", file9, sizeof file9},
    {"Engine/AuthCopy/Catalog/Copy.swift", file10, sizeof file10},
    {"Engine/AuthCopy/Catalog/CopyArgument.swift", file11, sizeof file11},
    {"Engine/AuthCopy/Catalog/CopyArguments.swift", file12, sizeof file12},
    {"Engine/AuthCopy/Catalog/KindDefinition.swift", file13, sizeof file13},
    {"Engine/AuthCopy/Catalog/KindKey.swift", file14, sizeof file14},
    {"Engine/AuthCopy/Catalog/KindTable.swift", file15, sizeof file15},
    {"Engine/AuthCopy/Catalog/LocaleCopy.swift", file16, sizeof file16},
    {"Engine/AuthCopy/Catalog/LocaleMessages.swift", file17, sizeof file17},
    {"Engine/AuthCopy/Catalog/LoginError+AnyError.swift", file18, sizeof file18},
    {"Engine/AuthCopy/Catalog/LoginError+Copy.swift", file19, sizeof file19},
    {"Engine/AuthCopy/Catalog/LoginError+Initializers.swift", file20, sizeof file20},
    {"Engine/AuthCopy/Catalog/ResolvedKind.swift", file21, sizeof file21},
    {"Engine/AuthCopy/Catalog/RoundedDuration.swift", file22, sizeof file22},
    {"Engine/AuthCopy/Codes/ArgumentMembers.swift", file23, sizeof file23},
    {"Engine/AuthCopy/Codes/CaseFoldedBytes.swift", file24, sizeof file24},
    {"Engine/AuthCopy/Codes/CodeFilter.swift", file25, sizeof file25},
    {"Engine/AuthCopy/Codes/CodeIndex+Lookup.swift", file26, sizeof file26},
    {"Engine/AuthCopy/Codes/CodeIndex.swift", file27, sizeof file27},
    {"Engine/AuthCopy/Codes/CodeLookup.swift", file28, sizeof file28},
    {"Engine/AuthCopy/Codes/CodeResolver.swift", file29, sizeof file29},
    {"Engine/AuthCopy/Codes/CodeRow.swift", file30, sizeof file30},
    {"Engine/AuthCopy/Codes/CodeSurface.swift", file31, sizeof file31},
    {"Engine/AuthCopy/Codes/CodeTable.swift", file32, sizeof file32},
    {"Engine/AuthCopy/Codes/CombinedCodeIndex.swift", file33, sizeof file33},
    {"Engine/AuthCopy/Codes/ErrorArguments.swift", file34, sizeof file34},
    {"Engine/AuthCopy/Codes/ErrorChain.swift", file35, sizeof file35},
    {"Engine/AuthCopy/Codes/ErrorQuantities.swift", file36, sizeof file36},
    {"Engine/AuthCopy/Codes/Evidence.swift", file37, sizeof file37},
    {"Engine/AuthCopy/Codes/FieldErrors.swift", file38, sizeof file38},
    {"Engine/AuthCopy/Codes/FormFields.swift", file39, sizeof file39},
    {"Engine/AuthCopy/Codes/LazyCodeTable.swift", file40, sizeof file40},
    {"Engine/AuthCopy/Codes/LengthLimit.swift", file41, sizeof file41},
    {"Engine/AuthCopy/Codes/LossyErrorEncoding.swift", file42, sizeof file42},
    {"Engine/AuthCopy/Codes/PasswordRequirement+Phrases.swift", file43, sizeof file43},
    {"Engine/AuthCopy/Codes/PayloadEncoding.swift", file44, sizeof file44},
    {"Engine/AuthCopy/Codes/PayloadPath.swift", file45, sizeof file45},
    {"Engine/AuthCopy/Codes/PayloadShape.swift", file46, sizeof file46},
    {"Engine/AuthCopy/Codes/PhraseIndex.swift", file47, sizeof file47},
    {"Engine/AuthCopy/Codes/PhraseMatcher.swift", file48, sizeof file48},
    {"Engine/AuthCopy/Codes/PrintedObject.swift", file49, sizeof file49},
    {"Engine/AuthCopy/Codes/RawError.swift", file50, sizeof file50},
    {"Engine/AuthCopy/Codes/RawErrorReader.swift", file51, sizeof file51},
    {"Engine/AuthCopy/Codes/RawErrorReading.swift", file52, sizeof file52},
    {"Engine/AuthCopy/Codes/RawErrorText+Edges.swift", file53, sizeof file53},
    {"Engine/AuthCopy/Codes/RawErrorText+Embedded.swift", file54, sizeof file54},
    {"Engine/AuthCopy/Codes/RawErrorText+Pairs.swift", file55, sizeof file55},
    {"Engine/AuthCopy/Codes/RawErrorText+Prose.swift", file56, sizeof file56},
    {"Engine/AuthCopy/Codes/RawErrorText+Sentences.swift", file57, sizeof file57},
    {"Engine/AuthCopy/Codes/RawErrorText+Tokens.swift", file58, sizeof file58},
    {"Engine/AuthCopy/Codes/RawErrorText.swift", file59, sizeof file59},
    {"Engine/AuthCopy/Codes/ReadingIndex.swift", file60, sizeof file60},
    {"Engine/AuthCopy/Codes/ReadingRules+Members.swift", file61, sizeof file61},
    {"Engine/AuthCopy/Codes/ReadingRules.swift", file62, sizeof file62},
    {"Engine/AuthCopy/Codes/ScannedText+Words.swift", file63, sizeof file63},
    {"Engine/AuthCopy/Codes/ScannedText.swift", file64, sizeof file64},
    {"Engine/AuthCopy/Codes/UnknownProviderReader.swift", file65, sizeof file65},
    {"Engine/AuthCopy/Codes/Vocabulary.swift", file66, sizeof file66},
    {"Engine/AuthCopy/Codes/WaitingTime.swift", file67, sizeof file67},
    {"Engine/AuthCopy/Domain/CodeMeaning.swift", file68, sizeof file68},
    {"Engine/AuthCopy/Domain/Disclosure.swift", file69, sizeof file69},
    {"Engine/AuthCopy/Domain/FailedConnection.swift", file70, sizeof file70},
    {"Engine/AuthCopy/Domain/FieldName.swift", file71, sizeof file71},
    {"Engine/AuthCopy/Domain/Flow.swift", file72, sizeof file72},
    {"Engine/AuthCopy/Domain/Kind+Number.swift", file73, sizeof file73},
    {"Engine/AuthCopy/Domain/Kind+Shipped.swift", file74, sizeof file74},
    {"Engine/AuthCopy/Domain/Kind.swift", file75, sizeof file75},
    {"Engine/AuthCopy/Domain/KnownCause.swift", file76, sizeof file76},
    {"Engine/AuthCopy/Domain/LoginError+Factories.swift", file77, sizeof file77},
    {"Engine/AuthCopy/Domain/LoginError.swift", file78, sizeof file78},
    {"Engine/AuthCopy/Domain/PasswordRequirement.swift", file79, sizeof file79},
    {"Engine/AuthCopy/Domain/Provider.swift", file80, sizeof file80},
    {"Engine/AuthCopy/Domain/RawCode.swift", file81, sizeof file81},
    {"Engine/AuthCopy/Domain/RecoveryAction.swift", file82, sizeof file82},
    {"Engine/AuthCopy/Domain/Resolution.swift", file83, sizeof file83},
    {"Engine/AuthCopy/Domain/ResolvedRow.swift", file84, sizeof file84},
    {"Engine/AuthCopy/Domain/RowConcealment.swift", file85, sizeof file85},
    {"Engine/AuthCopy/Domain/SecondFactor.swift", file86, sizeof file86},
    {"Engine/AuthCopy/Domain/SignInMethod.swift", file87, sizeof file87},
    {"Engine/AuthCopy/Domain/TextKey+Keys.swift", file88, sizeof file88},
    {"Engine/AuthCopy/Domain/TextKey.swift", file89, sizeof file89},
    {"Engine/AuthCopy/Foundation/BridgedError.swift", file90, sizeof file90},
    {"Engine/AuthCopy/Foundation/LoginError+LocalizedError.swift", file91, sizeof file91},
    {"Engine/AuthCopy/Foundation/PreferredLanguages.swift", file92, sizeof file92},
    {"Engine/AuthCopy/Support/NameTable.swift", file93, sizeof file93},
    {"Engine/AuthCopy/Support/PackedText.swift", file94, sizeof file94},
    {"Engine/AuthCopy/Support/ShippedFile.swift", file95, sizeof file95},
    {"Engine/AuthCopy/WithoutICU/CompiledCatalog+Shipped.swift", file96, sizeof file96},
    {"Engine/ICUMessageFormat/ArgumentUse.swift", file97, sizeof file97},
    {"Engine/ICUMessageFormat/ArgumentValue.swift", file98, sizeof file98},
    {"Engine/ICUMessageFormat/CompiledMessage+Format.swift", file99, sizeof file99},
    {"Engine/ICUMessageFormat/CompiledMessage.swift", file100, sizeof file100},
    {"Engine/ICUMessageFormat/DecimalDigits.swift", file101, sizeof file101},
    {"Engine/ICUMessageFormat/FormatError.swift", file102, sizeof file102},
    {"Engine/ICUMessageFormat/FormattableValue.swift", file103, sizeof file103},
    {"Engine/ICUMessageFormat/FormattingContext.swift", file104, sizeof file104},
    {"Engine/ICUMessageFormat/Foundation/ArgumentValue+Date.swift", file105, sizeof file105},
    {"Engine/ICUMessageFormat/IntegerStyle.swift", file106, sizeof file106},
    {"Engine/ICUMessageFormat/LocaleData.swift", file107, sizeof file107},
    {"Engine/ICUMessageFormat/LocalePatterns.swift", file108, sizeof file108},
    {"Engine/ICUMessageFormat/Message.swift", file109, sizeof file109},
    {"Engine/ICUMessageFormat/MessageCompiler.swift", file110, sizeof file110},
    {"Engine/ICUMessageFormat/MessageNode+Pattern.swift", file111, sizeof file111},
    {"Engine/ICUMessageFormat/MessageNode+Visiting.swift", file112, sizeof file112},
    {"Engine/ICUMessageFormat/MessageNode.swift", file113, sizeof file113},
    {"Engine/ICUMessageFormat/MessageSyntaxError.swift", file114, sizeof file114},
    {"Engine/ICUMessageFormat/MessageTree.swift", file115, sizeof file115},
    {"Engine/ICUMessageFormat/Particles/FinalSound.swift", file116, sizeof file116},
    {"Engine/ICUMessageFormat/Particles/LatinReading.swift", file117, sizeof file117},
    {"Engine/ICUMessageFormat/Particles/NumberReading.swift", file118, sizeof file118},
    {"Engine/ICUMessageFormat/Particles/ParticleForm.swift", file119, sizeof file119},
    {"Engine/ICUMessageFormat/Particles/ParticleSplitter.swift", file120, sizeof file120},
    {"Engine/ICUMessageFormat/Particles/SilentEnd.swift", file121, sizeof file121},
    {"Engine/ICUMessageFormat/PatternLocaleData.swift", file122, sizeof file122},
    {"Engine/ICUMessageFormat/PluralRules.swift", file123, sizeof file123},
    {"Engine/ICUMessageFormat/Support/CalendarDay.swift", file124, sizeof file124},
    {"Engine/ICUMessageFormat/Support/Dictionary+Few.swift", file125, sizeof file125},
    {"Engine/ICUMessageFormat/Support/LocaleTag.swift", file126, sizeof file126},
    {"Engine/ICUMessageFormat/Support/Lock.swift", file127, sizeof file127},
    {"Engine/ICUMessageFormat/Support/MemberName.swift", file128, sizeof file128},
    {"Engine/ICUMessageFormat/Support/SupportedLocales.swift", file129, sizeof file129},
    {"Engine/ICUMessageFormat/Support/TextBuffer.swift", file130, sizeof file130},
    {"Engine/ICUMessageFormat/TextDirection.swift", file131, sizeof file131},
    {"Engine/ICUMessageFormat/WithoutICU/LocaleTag+Syntax.swift", file132, sizeof file132},
    {"Engine/MessageFiles/Files/SourceFile.swift", file133, sizeof file133},
    {"Engine/MessageFiles/JSON/JSONNode.swift", file134, sizeof file134},
    {"Engine/MessageFiles/JSON/JSONParser.swift", file135, sizeof file135},
    {"Engine/MessageFiles/JSON/JSONSyntaxError.swift", file136, sizeof file136},
    {"Engine/MessageFiles/Messages/ArgumentDefinition.swift", file137, sizeof file137},
    {"Engine/MessageFiles/Support/ContentHash.swift", file138, sizeof file138},
    {"Engine/MessageFiles/Support/ISODate.swift", file139, sizeof file139},
    {"Engine/MessageFiles/Support/Lazy.swift", file140, sizeof file140},
    {"Engine/MessageFiles/Support/ProgramVersion.swift", file141, sizeof file141},
    {"Engine/MessageFiles/Support/QuickHash.swift", file142, sizeof file142},
    {"Engine/MessageFiles/Support/SmallCode.swift", file143, sizeof file143},
    {"Engine/MessageFiles/Support/StringProtocol+Text.swift", file144, sizeof file144},
    {"Engine/MessageFiles/Support/UInt8+ASCII.swift", file145, sizeof file145},
    {"Engine/MessageFiles/Support/UnsafeBufferPointer+Bytes.swift", file146, sizeof file146},
    {"Runtimes/AuthCopy.kt", file147, sizeof file147},
    {"Runtimes/Trusted.swift", file148, sizeof file148},
    {"Runtimes/any.d.mts", file149, sizeof file149},
    {"Runtimes/any.mjs", file150, sizeof file150},
    {"Runtimes/base.mjs", file151, sizeof file151},
    {"Runtimes/caught.d.mts", file152, sizeof file152},
    {"Runtimes/caught.mjs", file153, sizeof file153},
    {"Runtimes/core.d.mts", file154, sizeof file154},
    {"Runtimes/core.mjs", file155, sizeof file155},
    {"Runtimes/index.d.mts", file156, sizeof file156},
    {"Runtimes/index.mjs", file157, sizeof file157},
    {"Runtimes/locale.d.mts", file158, sizeof file158},
    {"Runtimes/locale.mjs", file159, sizeof file159},
    {"Runtimes/messages.d.mts", file160, sizeof file160},
    {"Runtimes/messages.mjs", file161, sizeof file161},
    {"Runtimes/raw.d.mts", file162, sizeof file162},
    {"Runtimes/raw.mjs", file163, sizeof file163},
    {"Runtimes/types.ts", file164, sizeof file164},
    {"Server/index.html", file165, sizeof file165},
    {"Site/cards.js", file166, sizeof file166},
    {"Site/home.js", file167, sizeof file167},
    {"Site/missing.js", file168, sizeof file168},
    {"Site/page.js", file169, sizeof file169},
    {"Site/playground.js", file170, sizeof file170},
    {"Site/search.js", file171, sizeof file171},
    {"Site/style.css", file172, sizeof file172},
    {"Workbench/css/base.css", file173, sizeof file173},
    {"Workbench/css/card.css", file174, sizeof file174},
    {"Workbench/css/columns.css", file175, sizeof file175},
    {"Workbench/css/layout.css", file176, sizeof file176},
    {"Workbench/css/scene.css", file177, sizeof file177},
    {"Workbench/css/sheet.css", file178, sizeof file178},
    {"Workbench/frame.html", file179, sizeof file179},
    {"Workbench/icon.svg", file180, sizeof file180},
    {"Workbench/js/ahead.js", file181, sizeof file181},
    {"Workbench/js/box.js", file182, sizeof file182},
    {"Workbench/js/branches.js", file183, sizeof file183},
    {"Workbench/js/card.js", file184, sizeof file184},
    {"Workbench/js/copy.js", file185, sizeof file185},
    {"Workbench/js/dialogs.js", file186, sizeof file186},
    {"Workbench/js/dom.js", file187, sizeof file187},
    {"Workbench/js/drafts.js", file188, sizeof file188},
    {"Workbench/js/field.js", file189, sizeof file189},
    {"Workbench/js/findings.js", file190, sizeof file190},
    {"Workbench/js/insertions.js", file191, sizeof file191},
    {"Workbench/js/keys.js", file192, sizeof file192},
    {"Workbench/js/list.js", file193, sizeof file193},
    {"Workbench/js/main.js", file194, sizeof file194},
    {"Workbench/js/preview.js", file195, sizeof file195},
    {"Workbench/js/problems.js", file196, sizeof file196},
    {"Workbench/js/scene.js", file197, sizeof file197},
    {"Workbench/review/calls.js", file198, sizeof file198},
    {"Workbench/review/search.js", file199, sizeof file199},
    {"Workbench/review/sheet.js", file200, sizeof file200},
    {"Workbench/server/calls.js", file201, sizeof file201},
    {"guide/en.json", file202, sizeof file202},
    {"openapi.json", file203, sizeof file203},
    {"tokens.css", file204, sizeof file204},
};

const EmbeddedFile *embedded_files(size_t *count) {
  *count = sizeof files / sizeof *files;
  return files;
}
