/// Catalogs that resemble real ones, with every kind of mistake that translators make.
enum FormatSamples {
  static let po = #"""
    # Korean translation of demo.
    #, fuzzy
    msgid ""
    msgstr ""
    "Project-Id-Version: demo 1.0\n"
    "Language: ko\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Plural-Forms: nplurals=1; plural=0;\n"

    #: src/sign-in.c:12
    #, c-format
    msgid "Signed in as %s"
    msgstr "로그인했습니다"

    #, c-format
    msgid "%d of %s"
    msgstr "%s의 %d"

    #, c-format
    msgid "Step %1$d of %2$d"
    msgstr "%2$d단계 중 %1$d단계"

    #, c-format
    msgid "%d%% done"
    msgstr "%d%% 완료, %s"

    # Not a placeholder.
    msgid "100% safe"
    msgstr "100% 안전"

    msgctxt "menu"
    msgid "Open"
    msgstr "열기 "

    msgctxt "door"
    msgid "Open"
    msgstr "열림"

    #, c-format
    msgid "%d file"
    msgid_plural "%d files"
    msgstr[0] "파일"

    #, fuzzy, c-format
    #| msgid "Sign out of %s devices"
    msgid "Sign out of all %s devices"
    msgstr "모든 기기에서 로그아웃"

    msgid "Not translated"
    msgstr ""

    msgid ""
    "A long line "
    "in \"two\" parts"
    msgstr ""
    "긴 줄이 "
    "\"두\" 줄입니다 "

    #~ msgid "Old %s"
    #~ msgstr "옛것"

    """#

  static let lingui = #"""
    msgid ""
    msgstr ""
    "Language: ko\n"
    "Content-Type: text/plain; charset=utf-8\n"

    #. placeholder {0}: user.name
    msgid "Signed in as {0}, it's you"
    msgstr "{0}을 사용합니다"

    msgid "{count, plural, one {# device} other {# devices}}"
    msgstr "{count, plural, 다른 {#대}}"

    """#

  static let properties = [
    "messages.properties": #"""
    # Source
    greeting = Hello, {0}!
    count={0,number} files in {1}
    its=It''s {0}
    path:C\:\\Users
    long=One \
         two {0}

    """#,
    "messages_ko.properties":
      "# ko\r\ngreeting=\\uC548\\uB155\\uD558\\uC138\\uC694\r\ncount={0,date} \\uD30C\\uC77C {1} {2}\r\n"
      + "its=l'{0}\r\npath=C\\:\\\\Users \r\nlong=\\uD558\\uB098 \\\r\n   \\uB458 {0}\\u0020\r\n",
  ]

  static let strings = [
    "en.lproj/Localizable.strings": #"""
    /* Title; "quoted" */
    "greeting" = "Hello, %@!";
    count = "%1$ld files in %2$@"; // unquoted
    "Say \"hi\"" = "Say \"hi\"";
    "path" = "C:\\Users";
    "menu" = "Menu";
    'single' = 'It\'s on';

    """#,
    "ko.lproj/Localizable.strings":
      "/* ko */\r\n\"greeting\" = \"안녕하세요\";\r\ncount = \"%1$@ 파일 %2$@ %3$@\";\r\n"
      + "\"Say \\\"hi\\\"\" = \"\\U548c \";\r\n\"path\" = \"C:\\\\사용자\t\";\r\n\"menu\" = Menyu;\r\n"
      + "'single' = '\\'켬\\' ';\r\n",
  ]

  static let android = [
    "res/values/strings.xml": #"""
    <?xml version="1.0" encoding="utf-8"?>
    <!DOCTYPE resources [ <!ENTITY app "Demo"> ]>
    <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
        <string name="app_name" translatable="false">&app;</string>
        <string name="alias">@string/app_name</string>
        <string name="hello">Hello, <xliff:g id="name" example="Kim">%1$s</xliff:g>!</string>
        <string name="bold">Read the <b>terms</b> &amp; don\'t worry</string>
        <string name="only">Only in English</string>
        <plurals name="files">
            <item quantity="one">%d file</item>
            <item quantity="other">%d files</item>
        </plurals>
        <string-array name="days">
            <item>Monday</item>
            <item>Tuesday</item>
        </string-array>
        <string name="html"><![CDATA[<b>Hi</b> %1$d]]></string>
        <string name="wrapped">One
            line</string>
    </resources>

    """#,
    "res/values-ko/strings.xml": #"""
    <?xml version="1.0" encoding="utf-8"?>
    <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
        <string name="hello"><xliff:g id="name">%1$s</xliff:g>을 환영합니다</string>
        <string name="bold">약관을 <i>읽고</i> &amp; 걱정 마세요</string>
        <plurals name="files">
            <item quantity="one">파일 한 개</item>
            <item quantity="other">파일 여러 개</item>
        </plurals>
        <string-array name="days">
            <item>월요일</item>
        </string-array>
        <!-- <string name="hidden">%9$s</string> -->
        <string name="html"><![CDATA[<b>안녕</b> %1$s]]></string>
        <string name="wrapped">한
            줄\u0020</string>
        <string name="stale">남은 것</string>
    </resources>

    """#,
  ]

  static let xcstrings = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "%lld items" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld item" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld items" } }
                }
              }
            },
            "ja" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "一個" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld個" } }
                }
              }
            },
            "ko" : {
              "variations" : {
                "plural" : {
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%@개" } }
                }
              }
            }
          }
        },
        "Debug %@" : {
          "shouldTranslate" : false
        },
        "Hello, %@!" : {
          "comment" : "Greeting",
          "localizations" : {
            "ja" : { "stringUnit" : { "state" : "needs_review", "value" : "こんにちは、%@さん" } },
            "ko" : { "stringUnit" : { "state" : "translated", "value" : "안녕\"하세요\"! " } }
          }
        },
        "Tap %1$@ or %2$@" : {
          "localizations" : {
            "ja" : { "variations" : { "device" : {
              "iphone" : { "stringUnit" : { "state" : "translated", "value" : "%2$@か%1$@" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%1$@" } } } } },
            "ko" : { "stringUnit" : { "state" : "new", "value" : "" } }
          }
        }
      },
      "version" : "1.0"
    }
    """#

  static let xliff1 = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file source-language="en" target-language="ko" datatype="plaintext" original="ng2.template">
        <body>
          <trans-unit id="hello" datatype="html">
            <source>It's '<x id="INTERPOLATION" equiv-text="{{name}}"/>' &amp; <x id="START_TAG_B" ctype="x-b"/>you</source>
            <target state="translated">'<x id="INTERPOLATON" equiv-text="{{name}}"/>' &amp; <x id="START_TAG_B" ctype="x-b"/>너</target>
          </trans-unit>
          <trans-unit id="items">
            <source>{VAR_PLURAL, plural, =1 {one item} other {<x id="INTERPOLATION"/> items}}</source>
            <target state="needs-review-translation">{VAR_PLURAL, plural, 다른 {<x id="INTERPOLATION"/>개}}</target>
          </trans-unit>
          <trans-unit id="none"><source>None</source><target/></trans-unit>
          <group>
            <trans-unit id="g" resname="named"><source><g id="1">Bold</g> text</source><target>굵은 글 </target></trans-unit>
          </group>
        </body>
      </file>
    </xliff>

    """#

  static let xliff2 = #"""
    <xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="ja">
     <file id="f1">
      <unit id="u1" name="signedIn">
       <notes><note category="description">Shown after signing in.</note></notes>
       <segment state="translated"><source>Signed in as {name}</source><target>ログインしました</target></segment>
      </unit>
      <unit id="u2">
       <segment><source>Hi <ph id="0" equiv="NAME" disp="x"/></source><target><![CDATA[やあ]]>、<ph id="0" equiv="NAME"/> </target></segment>
      </unit>
     </file>
    </xliff>
    """#

  static let i18next = [
    "en.json": #"""
    {
      "title": "Hi {{name}}",
      "item_one": "{{count}} item",
      "item_other": "{{count}} items",
      "see": "See $t(title)",
      "when": "On {{date, datetime}}",
      "option_one": "First",
      "gone": "Gone"
    }
    """#,
    "ko.json": #"""
    {
      "title": "안녕 {{nme}}",
      "item_one": "하나",
      "item_other": "여러 개 ",
      "see": "보세요",
      "when": "{{date}}에",
      "option_one": "첫째"
    }
    """#,
  ]
}
