extension RuntimeModule {
  /// The initializers with which templates make objects.
  static let initializers = #"""
    extension TypeName {
      public convenience init(
        name: String, actualTypeName: TypeName? = nil, unwrappedTypeName: String? = nil,
        attributes: AttributeList = [:], isOptional: Bool = false,
        isImplicitlyUnwrappedOptional: Bool = false, tuple: TupleType? = nil, array: ArrayType? = nil,
        dictionary: DictionaryType? = nil, closure: ClosureType? = nil, set: SetType? = nil,
        generic: GenericType? = nil, isProtocolComposition: Bool = false
      ) {
        self.init()
        let suffix = isOptional ? "?" : isImplicitlyUnwrappedOptional ? "!" : ""
        self.name = name + (name.hasPrefix("Optional<") || name.contains(" where ") ? "" : suffix)
        asSource = self.name
        self.actualTypeName = actualTypeName
        self.unwrappedTypeName = unwrappedTypeName ?? name
        self.attributes = attributes
        self.isOptional = isOptional || isImplicitlyUnwrappedOptional
        self.isImplicitlyUnwrappedOptional = isImplicitlyUnwrappedOptional
        self.tuple = tuple
        isTuple = tuple != nil
        self.array = array
        isArray = array != nil
        self.dictionary = dictionary
        isDictionary = dictionary != nil
        self.closure = closure
        isClosure = closure != nil
        self.set = set
        isSet = set != nil
        self.generic = generic
        isGeneric = generic != nil
        self.isProtocolComposition = isProtocolComposition
        isVoid = ["Void", "()"].contains(self.unwrappedTypeName)
        isNever = name == "Never"
      }

      public convenience init(_ description: String) { self.init(name: description) }
    }

    extension Method {
      public convenience init(
        name: String, selectorName: String? = nil, parameters: [MethodParameter] = [],
        returnTypeName: TypeName = TypeName(name: "Void"), isAsync: Bool = false, throws: Bool = false,
        throwsTypeName: TypeName? = nil, rethrows: Bool = false, accessLevel: AccessLevel = .internal,
        isStatic: Bool = false, isClass: Bool = false, isFailableInitializer: Bool = false,
        attributes: AttributeList = [:], modifiers: [SourceryModifier] = [],
        annotations: [String: NSObject] = [:], documentation: [String] = [],
        definedInTypeName: TypeName? = nil, genericRequirements: [GenericRequirement] = [],
        genericParameters: [GenericParameter] = []
      ) {
        self.init()
        self.name = name
        self.selectorName = selectorName ?? name
        shortName = String(name.prefix { $0 != "(" })
        callName = String(shortName.prefix { $0 != "<" })
        self.parameters = parameters
        self.returnTypeName = returnTypeName
        actualReturnTypeName = returnTypeName.actualTypeName ?? returnTypeName
        unwrappedReturnTypeName = returnTypeName.unwrappedTypeName
        isOptionalReturnType = returnTypeName.isOptional || isFailableInitializer
        self.isAsync = isAsync
        self.throws = `throws`
        self.throwsTypeName = throwsTypeName
        self.rethrows = `rethrows`
        self.accessLevel = accessLevel.rawValue
        self.isStatic = isStatic
        self.isClass = isClass
        self.isFailableInitializer = isFailableInitializer
        isInitializer = callName == "init" || callName == "init?"
        self.attributes = attributes
        self.modifiers = modifiers
        self.annotations = annotations
        self.documentation = documentation
        self.definedInTypeName = definedInTypeName
        self.genericRequirements = genericRequirements
        self.genericParameters = genericParameters
        isGeneric = !genericParameters.isEmpty
      }
    }

    extension MethodParameter {
      public convenience init(
        argumentLabel: String?, name: String = "", index: Int = 0, typeName: TypeName,
        type: Type? = nil, defaultValue: String? = nil, annotations: [String: NSObject] = [:],
        isInout: Bool = false, isVariadic: Bool = false
      ) {
        self.init()
        self.argumentLabel = argumentLabel
        self.name = name
        self.index = index
        self.typeName = typeName
        self.type = type
        actualTypeName = typeName.actualTypeName ?? typeName
        unwrappedTypeName = typeName.unwrappedTypeName
        isOptional = typeName.isOptional
        isClosure = typeName.isClosure
        self.defaultValue = defaultValue
        self.annotations = annotations
        self.inout = isInout
        self.isVariadic = isVariadic
        let names = argumentLabel == name ? name : "\(argumentLabel ?? "_") \(name)"
        asSource = "\(names): \(typeName.asSource)"
      }

      public convenience init(
        name: String = "", index: Int = 0, typeName: TypeName, type: Type? = nil,
        defaultValue: String? = nil, annotations: [String: NSObject] = [:], isInout: Bool = false,
        isVariadic: Bool = false
      ) {
        self.init(
          argumentLabel: name, name: name, index: index, typeName: typeName, type: type,
          defaultValue: defaultValue, annotations: annotations, isInout: isInout,
          isVariadic: isVariadic)
      }
    }

    extension Variable {
      public convenience init(
        name: String = "", typeName: TypeName, type: Type? = nil,
        accessLevel: (read: AccessLevel, write: AccessLevel) = (.internal, .internal),
        isComputed: Bool = false, isAsync: Bool = false, throws: Bool = false,
        throwsTypeName: TypeName? = nil, isStatic: Bool = false, defaultValue: String? = nil,
        attributes: AttributeList = [:], modifiers: [SourceryModifier] = [],
        annotations: [String: NSObject] = [:], documentation: [String] = [],
        definedInTypeName: TypeName? = nil
      ) {
        self.init()
        self.name = name
        self.typeName = typeName
        self.type = type
        actualTypeName = typeName.actualTypeName ?? typeName
        unwrappedTypeName = typeName.unwrappedTypeName
        isOptional = typeName.isOptional
        readAccess = accessLevel.read.rawValue
        writeAccess = accessLevel.write.rawValue
        isMutable = accessLevel.write != .none
        self.isComputed = isComputed
        self.isAsync = isAsync
        self.throws = `throws`
        self.throwsTypeName = throwsTypeName
        self.isStatic = isStatic
        self.defaultValue = defaultValue
        self.attributes = attributes
        self.modifiers = modifiers
        self.annotations = annotations
        self.documentation = documentation
        self.definedInTypeName = definedInTypeName
      }
    }

    extension Type {
      public convenience init(
        name: String = "", parent: Type? = nil, accessLevel: AccessLevel = .internal,
        isExtension: Bool = false, variables: [Variable] = [], methods: [Method] = [],
        subscripts: [Subscript] = [], inheritedTypes: [String] = [], containedTypes: [Type] = [],
        annotations: [String: NSObject] = [:], kind: String = "unknown"
      ) {
        self.init()
        localName = name
        self.name = (parent.map { "\($0.name)." } ?? "") + name
        globalName = self.name
        self.parent = parent
        parentName = parent?.name
        self.accessLevel = accessLevel.rawValue
        self.isExtension = isExtension
        self.variables = variables
        rawVariables = variables
        allVariables = variables
        self.methods = methods
        rawMethods = methods
        allMethods = methods
        self.subscripts = subscripts
        self.inheritedTypes = inheritedTypes
        self.containedTypes = containedTypes
        self.annotations = annotations
        self.kind = kind
      }
    }

    """#
}
