extension HTMLCheckFormatter {
  /// The style sheet of the page.
  static let style = #"""
    :root {
      color-scheme: light dark;
      --back: #ffffff; --fore: #1f2328; --faint: #59636e; --line: #d1d9e0; --panel: #f6f8fa; --link: #0759c4;
      --added: #e2f7e6; --added-mark: #a5e5b3; --added-text: #116329;
      --removed: #ffebe9; --removed-mark: #ffc1bb; --removed-text: #a40e26;
      --stale: #7d4e00; --conflict: #a40e26; --edited: #6e3bb8; --focus: #0759c4;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #0d1117; --fore: #e6edf3; --faint: #9198a1; --line: #3d444d; --panel: #151b23; --link: #79b8ff;
        --added: #12301c; --added-mark: #23663a; --added-text: #57d27a;
        --removed: #3a1618; --removed-mark: #852a2e; --removed-text: #ff9492;
        --stale: #e3b341; --conflict: #ff9492; --edited: #c9a5ff; --focus: #79b8ff;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; background: var(--back); color: var(--fore); font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    header, main { max-width: 110rem; margin: 0 auto; padding: 0 1.5rem; }
    header { padding-top: 1.25rem; }
    h1 { font-size: 1.4rem; margin: 0 0 .75rem; }
    h2 { font-size: 1.1rem; margin: 1.75rem 0 .5rem; }
    a { color: var(--link); }
    code, pre, .diff { font: 13px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; }
    input { font: inherit; width: 18rem; max-width: 100%; }
    input, button {
      background: var(--panel); color: inherit; border: 1px solid var(--line); border-radius: 6px; padding: .3rem .6rem;
    }
    button { font: inherit; cursor: pointer; }
    button[aria-pressed="false"] { opacity: .5; text-decoration: line-through; }
    :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
    .keys, .place, .names, #shown { color: var(--faint); }
    .keys { font-size: .85rem; margin: .5rem 0 0; }
    kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 .3rem; font: inherit; }
    .state { font-weight: 600; }
    .state.stale, .state.missing { color: var(--stale); }
    .state.edited, .state.orphaned { color: var(--edited); }
    .state.conflict, .error { color: var(--conflict); }
    .scroll { overflow-x: auto; }
    .overview { border-collapse: collapse; }
    .overview th, .overview td { text-align: left; padding: .2rem 1.25rem .2rem 0; vertical-align: top; }
    .overview td:nth-child(2), .overview td:nth-child(3) { overflow-wrap: break-word; }
    .overview th { color: var(--faint); font-weight: 400; }
    .overview .place { white-space: nowrap; }
    code.added, .counts ins { color: var(--added-text); text-decoration: none; }
    code.removed, .counts del { color: var(--removed-text); text-decoration: none; }
    code.changed { color: var(--stale); }
    .file { border: 1px solid var(--line); border-radius: 8px; margin: 0 0 1rem; overflow: hidden; }
    .file > summary { background: var(--panel); padding: .5rem .75rem; cursor: pointer; }
    .file.current { border-color: var(--focus); }
    .file > p { margin: .5rem .75rem; }
    .causes { margin: .5rem 0; padding-left: 2rem; }
    .diff { width: 100%; border-collapse: collapse; table-layout: fixed; }
    .diff col.number { width: 3.5rem; }
    .diff td { vertical-align: top; padding: 0 .5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
    .diff .number { color: var(--faint); text-align: right; user-select: none; }
    .diff .hunk td { background: var(--panel); color: var(--faint); }
    .diff .change .old { background: var(--removed); }
    .diff .change .new { background: var(--added); }
    .diff .change .empty { background: var(--panel); }
    .diff del { background: var(--removed-mark); text-decoration: none; }
    .diff ins { background: var(--added-mark); text-decoration: none; }
    .commands { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: .75rem; overflow-x: auto; }
    [hidden] { display: none !important; }
    @media (max-width: 45rem) {
      header, main { padding: 0 .75rem; }
      header { padding-top: .75rem; }
      .keys, .overview thead, .overview td:empty { display: none; }
      .overview tr, .overview td { display: block; padding: 0; overflow-wrap: anywhere; }
      .overview tr { padding: .4rem 0; border-bottom: 1px solid var(--line); }
      /* One column: what is removed above what is added, and what is the same once. */
      .diff, .diff tbody { display: block; }
      .diff colgroup, .diff .empty, .diff tr:not(.change) .new { display: none; }
      .diff tr { display: grid; grid-template-columns: 3rem 1fr; }
      .diff .hunk { display: block; }
      .diff .hunk td { display: block; }
    }

    """#
}
