import AuthCopy
import CModuleRuntimes

/// A Kotlin file.
struct KotlinModule {
  let text: String

  init(_ content: ModuleContent, _ catalog: Catalog, _ selection: ExportSelection) {
    let header = ModuleHeader(catalog, selection).comment("//")
    text = header + "\n" + ModuleRuntimeText.text(of: module_runtime_kotlin())
  }
}
