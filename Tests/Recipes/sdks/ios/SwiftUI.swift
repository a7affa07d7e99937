// The part of SwiftUI that recipes use. It draws nothing, but its alerts have the requirements of Apple's alerts.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View { public var body: Never { return fatalError() } }

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> some View { Drawn() }
  public static func buildOptional(_ content: (some View)?) -> some View { Drawn() }
}
public struct Drawn: View { public var body: Never { return fatalError() } }

@propertyWrapper public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let box: Box
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { _ in }) }
}
extension State where Value: ExpressibleByNilLiteral { public init() { self.init(wrappedValue: nil) } }
public struct Binding<Value> { public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {} }

public struct Form<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { return fatalError() }
}
public struct Text: View {
  public init(_ text: String) {}
  public var body: Never { return fatalError() }
}
public struct TextField: View {
  public init(_ title: String, text: Binding<String>) {}
  public var body: Never { return fatalError() }
}
public struct SecureField: View {
  public init(_ title: String, text: Binding<String>) {}
  public var body: Never { return fatalError() }
}
public struct Button: View {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
  public var body: Never { return fatalError() }
}
public struct Color: Sendable { public static let red = Color() }
extension View {
  public func foregroundStyle(_ color: Color) -> some View { Drawn() }
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> some View,
    @ViewBuilder message: (Failure) -> some View
  ) -> some View { Drawn() }
}
