"""Mocks of Swift protocols, for tests."""

def _kagemusha_mocks_impl(ctx):
    name = ctx.label.name
    if ctx.attr.shards:
        # The tool names the files after their folder.
        outputs = [
            ctx.actions.declare_file("%s/%s+%d.swift" % (name, name, index + 1))
            for index in range(ctx.attr.shards)
        ]
        destination = outputs[0].dirname
    else:
        outputs = [ctx.actions.declare_file(name + ".swift")]
        destination = outputs[0].path

    # Whatever is not in an argument or a declared input makes no difference: the tool knows no home folder, and keeps
    # nothing between runs. An app's sources have no room on a command line.
    arguments = ctx.actions.args()
    arguments.use_param_file("@%s")
    arguments.set_param_file_format("multiline")
    arguments.add("generate")
    arguments.add("--no-cache")
    arguments.add("--quiet")
    arguments.add("--output", destination)
    if ctx.attr.shards:
        arguments.add("--shards", str(ctx.attr.shards))
    if ctx.attr.testable_import:
        arguments.add("--testable", ctx.attr.testable_import)
    arguments.add_all(ctx.attr.imports, before_each = "--import")
    arguments.add_all(ctx.attr.protocols, before_each = "--protocols")
    arguments.add_all(ctx.attr.exclude, before_each = "--exclude")
    arguments.add_all(ctx.files.deps_srcs, before_each = "--look-up")
    arguments.add_all(ctx.attr.options)
    arguments.add_all(ctx.files.srcs)

    environment = {}
    inputs = ctx.files.srcs + ctx.files.deps_srcs + ctx.files.data
    if ctx.file.interface_tool:
        environment["KAGEMUSHA_INTERFACE_TOOL"] = ctx.file.interface_tool.path
        inputs.append(ctx.file.interface_tool)
    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = [arguments],
        inputs = inputs,
        outputs = outputs,
        env = environment,
        mnemonic = "KagemushaMocks",
        progress_message = "Generating mocks %s" % ctx.label,
    )
    return [DefaultInfo(files = depset(outputs))]

kagemusha_mocks = rule(
    implementation = _kagemusha_mocks_impl,
    doc = "Generates the mocks of the protocols in some sources; the outputs are sources of a test target.",
    attrs = {
        "srcs": attr.label_list(
            allow_files = [".swift", ".h"],
            mandatory = True,
            doc = "Swift files, and Objective-C headers, whose protocols are mocked.",
        ),
        "deps_srcs": attr.label_list(
            allow_files = [".swift"],
            doc = "The Swift files of dependencies, in which only parents of protocols are looked up.",
        ),
        "data": attr.label_list(
            allow_files = True,
            doc = "Other files that are read: headers that others include, compiled modules.",
        ),
        "testable_import": attr.string(doc = "The module of the sources, which is imported with `@testable`."),
        "imports": attr.string_list(doc = "Modules to import, besides those that the sources import."),
        "protocols": attr.string_list(doc = "Names and globs of the protocols to mock; all by default."),
        "exclude": attr.string_list(doc = "Names and globs of protocols that are not mocked."),
        "shards": attr.int(doc = "How many files the mocks are divided among; one by default."),
        "options": attr.string_list(doc = "Other options of `kagemusha generate`."),
        "interface_tool": attr.label(
            allow_single_file = True,
            doc = "The `swift-synthesize-interface` of a hermetic toolchain; the one that is installed by default.",
        ),
        "tool": attr.label(
            executable = True,
            cfg = "exec",
            allow_single_file = True,
            default = "@kagemusha_tool//:kagemusha",
            doc = "The tool.",
        ),
    },
)
