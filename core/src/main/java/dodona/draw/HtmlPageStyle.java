package dodona.draw;

/** The style sheet of {@link HtmlPage}, but for that of its trees. */
final class HtmlPageStyle {

  static final String PAGE =
      """
      :root{color-scheme:light dark;--ink:#1b1d21;--ground:#f4f5f7;--paper:#fff;--soft:#5d6470;\
      --edge:#d9dce2;--wrong:#c62828;--dodona-paper:#fff}
      @media (prefers-color-scheme:dark){:root{--ink:#e8e6e3;--ground:#101216;--paper:#17191e;\
      --soft:#a3a9b4;--edge:#343943;--wrong:#ff8f86;--dodona-paper:#17191e;--dodona-soft:#a3a9b4;\
      --dodona-line:#8b93a1;--dodona-label:#9ec5f4;--dodona-root:#7fd1a0;\
      --dodona-crossing:#d7a3ff;--dodona-wrong:#ff8f86}}
      *{box-sizing:border-box}
      body{margin:0 auto;padding:1rem;max-width:75rem;color:var(--ink);background:var(--ground);\
      font:1rem/1.5 system-ui,"Liberation Sans",Arial,"Noto Sans",sans-serif}
      h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0 1rem;overflow-wrap:anywhere}
      h2{font-size:1.1rem;margin:0 0 .25rem;overflow-wrap:anywhere}
      h2 small{font-weight:normal;color:var(--soft);margin-inline-start:.5rem}
      h3{position:sticky;left:0;width:max-content;max-width:100%;font-size:.85rem;\
      font-weight:600;color:var(--soft);margin:.75rem 0 0}
      section{background:var(--paper);border:1px solid var(--edge);border-radius:.5rem;\
      padding:1rem;margin:1rem 0}
      .notes{padding:0;margin:1rem 0;list-style:none;font-size:.875rem;color:var(--soft);\
      overflow-wrap:anywhere}
      .selection{margin:1.5rem 0 0;font-weight:600}
      .text{margin:0;overflow-wrap:anywhere}
      .scroll{overflow-x:auto}
      .trees svg{display:block}
      table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}
      caption{text-align:start;font-weight:600;padding:.25rem 0}
      th,td{text-align:start;padding:.2rem 1rem .2rem 0;border-bottom:1px solid var(--edge);\
      vertical-align:top}
      th{color:var(--soft);font-weight:600}
      .number{text-align:end}
      .words{margin-top:.75rem}
      em{font-style:normal;font-weight:bold;color:var(--wrong)}
      i{color:var(--soft)}
      summary{cursor:pointer}
      details .scroll{margin-top:.75rem}
      @media (max-width:40rem){body{padding:.5rem}section{padding:.75rem;margin:.5rem 0}}
      @media print{body{max-width:none;padding:0;background:none}\
      section{border:0;border-top:1px solid var(--edge);border-radius:0}\
      h1,h2,h3,.text{break-after:avoid}svg,tr{break-inside:avoid}details:not([open]){display:none}\
      .scroll{overflow:visible}.trees svg{max-width:100%;height:auto}}
      @page{size:landscape}
      """;

  private HtmlPageStyle() {}
}
