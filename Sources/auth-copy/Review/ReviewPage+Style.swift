extension ReviewPage {
  /// Colors have a contrast of at least 4.5 to 1 on each background that they are used on.
  ///
  /// It has neither `<` nor `&`, so that the page is well-formed XML too.
  static let style = """

    :root {
      color-scheme: light dark;
      --page: #f4f4f1; --card: #fff; --line: #d4d4cd; --text: #1c1c1a; --quiet: #5c5c56; --accent: #1f55a5;
      --on-accent: #fff; --error: #a11b1b; --error-back: #fdeaea; --warning: #7a4b00; --warning-back: #fdf1d8;
      --info: #1f55a5; --info-back: #e9f0fb;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #161614; --card: #21211e; --line: #44443e; --text: #ecece6; --quiet: #b0b0a6; --accent: #8ab4f8;
        --on-accent: #10223d; --error: #ffb4ab; --error-back: #4a1c1c; --warning: #ffd58a; --warning-back: #43320f;
        --info: #b5d0ff; --info-back: #1b2e4d;
      }
    }
    *, ::before, ::after { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.55 system-ui, sans-serif; }
    :lang(ko) { word-break: keep-all; }
    h1, h2, h3, h4, p, dl, dd, ul, table { margin: 0; }
    h1 { font-size: 1.35rem; }
    h2 { font-size: 1.15rem; margin: 1.5rem 0 .5rem; }
    h3 { font-size: 1rem; }
    h4, small, .facts, .concealment, summary, caption { font-size: .8125rem; color: var(--quiet); font-weight: normal; }
    ul { padding: 0; list-style: none; }
    a { color: var(--accent); }
    code { font: .8125rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
    h1, h2, h3, h4, p, li, dt, dd, td { overflow-wrap: anywhere; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: .5rem; top: .5rem; padding: .5rem; background: var(--card); z-index: 2; }

    header { padding: 1rem 1rem 0; }
    table { margin-top: .5rem; border-collapse: collapse; }
    caption { text-align: start; }
    th, td { padding: .2rem 1.2rem .2rem 0; text-align: start; font-variant-numeric: tabular-nums; vertical-align: top; }
    :is(th, td):last-child { padding-inline-end: 0; }
    thead th { font-weight: normal; color: var(--quiet); font-size: .8125rem; }

    nav { padding: 1rem; }
    nav h2 { font-size: .8125rem; margin: .75rem 0 .25rem; color: var(--quiet); }
    nav a { display: block; padding: .15rem 0; text-decoration: none; }
    nav a:hover { text-decoration: underline; }
    .links { max-height: 14rem; overflow-y: auto; margin-top: .5rem; padding: 0 .5rem; border: 1px solid var(--line); border-radius: 6px; }
    [type=search] { display: block; width: 100%; min-height: 2.5rem; padding: .4rem .6rem; font: inherit; color: inherit;
      background: var(--card); border: 1px solid var(--quiet); border-radius: 6px; }
    form > label { font-size: .8125rem; }
    fieldset { border: 0; margin: .4rem 0 0; padding: 0; }
    fieldset label { display: inline-flex; gap: .3rem; align-items: center; min-height: 2rem; margin-inline-end: .8rem; }
    legend { padding: 0; font-size: .8125rem; color: var(--quiet); }
    output { font-size: .8125rem; color: var(--quiet); }
    summary { cursor: pointer; padding: .2rem 0; width: fit-content; }

    main { padding: 0 1rem 3rem; min-width: 0; }
    .card { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: .8rem 1rem .5rem; margin: 0 0 .8rem;
      scroll-margin-top: 1rem; }
    .locales { display: grid; gap: 0 1.25rem; margin: .5rem 0 0; }
    .locale { padding: .4rem 0; border-top: 1px solid var(--line); min-width: 0; }
    .locale span, .locale li { white-space: pre-wrap; unicode-bidi: isolate; }
    .locale p { padding: .1rem 0; }
    .part, .variants { min-width: 0; }
    .variants > ul { margin-top: .35rem; padding-inline-start: .6rem; border-inline-start: 2px solid var(--line); }
    .variants > ul > li { padding: .1rem 0 .3rem; white-space: normal; }
    .variants details li { padding: .1rem 0; }
    .title { font-weight: 650; }
    .part .action > span, .variants > ul .action > span { display: inline-block; padding: .25rem .8rem; border-radius: 6px; background: var(--accent); color: var(--on-accent); }
    .locale p.mark, ul.findings > li { margin-top: .35rem; padding: .25rem .5rem; border-radius: 5px; font-size: .8125rem; }
    .mark.missing, .error { color: var(--error); background: var(--error-back); }
    .mark.stale, .warning { color: var(--warning); background: var(--warning-back); }
    .info { color: var(--info); background: var(--info-back); }
    dt { color: var(--quiet); font-size: .8125rem; margin-top: .4rem; }
    dd { font-size: .875rem; }
    dd > code { margin-inline-end: .5rem; }

    @media (min-width: 700px) {
      .locales { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      .locale { display: grid; grid-template-rows: subgrid; align-content: start; }
      .rows-3 > .locale { grid-row: span 3; }
      .rows-4 > .locale { grid-row: span 4; }
      .rows-5 > .locale { grid-row: span 5; }
    }
    @media (min-width: 1000px) {
      header, nav { padding-inline: 1.5rem; }
      .columns { display: grid; grid-template-columns: 17rem minmax(0, 1fr); align-items: start; }
      nav { position: sticky; top: 0; height: 100vh; display: flex; flex-direction: column; padding-inline-end: .5rem; }
      .links { max-height: none; flex: 1; }
    }
    @media (min-width: 1180px) {
      .locales { grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); }
    }
    .list { position: fixed; inset: auto .75rem .75rem auto; min-height: 2.75rem; padding: .6rem 1rem; border-radius: 1.4rem;
      background: var(--accent); color: var(--on-accent); text-decoration: none; }
    @media (min-width: 1000px) { .list { display: none; } }
    @media print {
      nav, .skip, .list { display: none; }
      .columns { display: block; }
      .locale { break-inside: avoid; }
    }

    """
}
