import AuthCopy
import CModuleRuntimes

/// A Swift file.
struct SwiftModule {
  let text: String

  init(_ content: ModuleContent, _ catalog: Catalog, _ selection: ExportSelection) {
    let header = ModuleHeader(catalog, selection).comment("//")
    text = header + "\n" + ModuleRuntimeText.text(of: module_runtime_swift())
  }
}
