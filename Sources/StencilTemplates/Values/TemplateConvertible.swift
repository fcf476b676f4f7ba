/// A value that templates know.
protocol TemplateConvertible {
  /// The value in templates.
  var templateValue: TemplateValue { get }
}

extension TemplateValue: TemplateConvertible {
  var templateValue: TemplateValue { self }
}

extension String: TemplateConvertible {
  var templateValue: TemplateValue { .text(self) }
}

extension Bool: TemplateConvertible {
  var templateValue: TemplateValue { .bool(self) }
}

extension Int: TemplateConvertible {
  var templateValue: TemplateValue { .integer(self) }
}

extension Float: TemplateConvertible {
  var templateValue: TemplateValue { .float(self) }
}

extension Double: TemplateConvertible {
  var templateValue: TemplateValue { .double(self) }
}

extension Character: TemplateConvertible {
  var templateValue: TemplateValue { .character(self) }
}

extension Optional: TemplateConvertible where Wrapped: TemplateConvertible {
  var templateValue: TemplateValue { self?.templateValue ?? .nothing }
}

// In generic code, a key path would be made anew for each value.
extension Array: TemplateConvertible where Element: TemplateConvertible {
  var templateValue: TemplateValue { .elements(map { $0.templateValue }) }
}

extension Dictionary: TemplateConvertible where Key == String, Value: TemplateConvertible {
  var templateValue: TemplateValue { .entries(mapValues { $0.templateValue }) }
}
