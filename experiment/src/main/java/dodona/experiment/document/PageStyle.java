package dodona.experiment.document;

/**
 * The style sheet of {@link HtmlDocument}, but for that of its plots.
 *
 * <p>Dark colors are for screens only, so that paper is always light. What is too wide scrolls
 * within its own box; on paper, where nothing scrolls, wide tables go on sheets laid sideways.
 */
final class PageStyle {

  static final String PAGE =
      """
      :root{color-scheme:light dark;--ink:#1b1d21;--ground:#f4f5f7;--paper:#fff;--soft:#5d6470;\
      --edge:#d9dce2;--stripe:#f6f7f9;--link:#1f5fa8}
      @media screen and (prefers-color-scheme:dark){:root{--ink:#e8e6e3;--ground:#101216;\
      --paper:#17191e;--soft:#a3a9b4;--edge:#343943;--stripe:#1d2026;--link:#9ec5f4}}
      *{box-sizing:border-box}
      html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
      body{margin:0 auto;padding:1rem;max-width:64rem;color:var(--ink);background:var(--ground);\
      font:1rem/1.5 system-ui,"Liberation Sans",Arial,"Noto Sans",sans-serif}
      a{color:var(--link)}
      h1{font-size:1.75rem;line-height:1.2;margin:1rem 0;overflow-wrap:anywhere}
      h2{font-size:1.25rem;line-height:1.25;margin:0 0 .5rem;overflow-wrap:anywhere}
      p{max-width:44rem;overflow-wrap:anywhere}
      nav ol{margin:.25rem 0;padding-inline-start:1.5rem}
      section{background:var(--paper);border:1px solid var(--edge);border-radius:.5rem;\
      padding:1.25rem;margin:1.25rem 0}
      .origin{display:grid;grid-template-columns:max-content 1fr;gap:.15rem .75rem;\
      margin:0 0 1rem;font-size:.875rem;max-width:50rem}
      .origin dt{color:var(--soft)}
      .origin dd{margin:0;overflow-wrap:anywhere}
      figure{margin:1.5rem 0 0}
      figcaption{font-size:.9375rem;max-width:50rem;overflow-wrap:anywhere}
      .table figcaption{margin-bottom:.4rem}
      .plot figcaption{margin-top:.4rem}
      .scroll{overflow-x:auto;max-width:100%}
      .scroll:focus-visible{outline:2px solid var(--link);outline-offset:2px}
      table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums lining-nums}
      th,td{padding:.25rem .75rem;border-bottom:1px solid var(--edge);text-align:end;\
      white-space:nowrap;vertical-align:baseline}
      thead th{vertical-align:bottom;border-bottom:2px solid var(--edge);color:var(--soft);\
      font-weight:600;white-space:normal;min-width:3.5rem}
      th:first-child{text-align:start;position:sticky;left:0;background:var(--paper);\
      padding-inline-start:.25rem}
      tbody th{font-weight:normal}
      tbody tr:nth-child(even)>*{background:var(--stripe)}
      .notes{margin:.5rem 0 0;padding-inline-start:1.1rem;font-size:.8125rem;color:var(--soft);\
      max-width:50rem;overflow-wrap:anywhere}
      svg{display:block;max-width:100%;height:auto}
      .facts th,.facts td{text-align:start;white-space:normal;overflow-wrap:anywhere}
      .facts th{position:static;color:var(--soft);white-space:nowrap}
      @media (max-width:40rem){body{padding:.5rem}h1{font-size:1.375rem;margin:.75rem .25rem}\
      section{padding:.75rem;margin:.75rem 0}nav{padding:0 .25rem}.origin{display:block}\
      .origin dd{margin-bottom:.35rem}th,td{padding:.25rem .5rem}\
      th:first-child{min-width:7rem;max-width:45vw;white-space:normal;overflow-wrap:break-word}\
      svg{max-width:none}.facts th{max-width:none}}
      @page{size:A4;margin:16mm}
      @page sideways{size:A4 landscape}
      @media print{:root{color-scheme:light}body{max-width:none;padding:0;background:none;\
      font-size:10.5pt}section{border:0;border-radius:0;padding:0;margin:1.5rem 0}\
      a{color:inherit;text-decoration:none}h1,h2,.origin,.table figcaption{break-after:avoid}\
      .scroll{overflow:visible}table{font-size:8.5pt}th,td{padding:.15rem .4rem}\
      th:first-child{position:static;white-space:normal}thead{display:table-header-group}\
      tr,.table,.plot,svg{break-inside:avoid}.notes{break-before:avoid}\
      .wide{page:sideways}.wide table{font-size:7.5pt}.wide th,.wide td{padding:.15rem .25rem}\
      .wide thead th{min-width:0}svg{max-width:100%;max-height:22cm}}
      """;

  private PageStyle() {}
}
