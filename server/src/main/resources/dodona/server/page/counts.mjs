// Counts of matches: a table with bars.

import {button, copy, count, download, draw, make, menu, put} from "./dom.mjs";

const SHOWN = 20;
const BAR = 160;

/** The counts of two parts of a treebank together; null stands for none. */
export function mergeCounts(one, other) {
  if (!one || !other) return one || other || null;
  const rows = new Map();
  for (const row of [...one.rows, ...other.rows]) {
    const key = JSON.stringify(row.values);
    rows.set(key, {values: row.values, count: (rows.get(key)?.count || 0) + row.count});
  }
  const total = one.total + other.total;
  return {fields: one.fields, total, isCut: isCut(one) || isCut(other), distinct: rows.size,
    rows: [...rows.values()].sort((a, b) => b.count - a.count || (JSON.stringify(a.values) < JSON.stringify(b.values) ? -1 : 1))};
}

/** Whether there are values that are not listed. */
const isCut = counts => Boolean(counts.isCut) || counts.distinct > counts.rows.length;

const percent = share => `${(100 * share).toFixed(1)}%`;
const cell = value => value ?? "–";

function csv(counts) {
  const quote = text => /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
  return [[...counts.fields, "count", "share"], ...counts.rows.map(row => [...row.values.map(value => value ?? ""), `${row.count}`, (row.count / counts.total).toFixed(6)])]
    .map(line => line.map(quote).join(",") + "\n").join("");
}

/** A card with the most frequent values. */
export function countsCard(counts) {
  const most = counts.rows[0].count;
  const place = make("div", {class: "scroll", tabindex: 0, role: "region", "aria-label": "Table of counts"});
  const more = make("div", {class: "row"});
  const row = ({values, count: number}) => make("tr", {},
    values.map((value, i) => make(i ? "td" : "th", {scope: i ? null : "row", class: "value", dir: "auto"}, cell(value))),
    make("td", {class: "figure"}, number.toLocaleString("en")), make("td", {class: "figure"}, percent(number / counts.total)),
    make("td", {class: "chart"}, draw("svg", {class: "bar-chart", width: BAR, height: 12, viewBox: `0 0 ${BAR} 12`, preserveAspectRatio: "none", "aria-hidden": "true"},
      draw("rect", {class: "bar", width: Math.max(1, BAR * number / most), height: 12, rx: 2}))));
  const show = number => {
    put(place, make("table", {class: "counts"},
      make("thead", {}, make("tr", {}, counts.fields.map(field => make("th", {scope: "col"}, make("code", {}, field))),
        make("th", {scope: "col", class: "figure"}, "count"), make("th", {scope: "col", class: "figure"}, "share"), make("th", {scope: "col"}, make("span", {class: "visually-hidden"}, "bar")))),
      make("tbody", {}, counts.rows.slice(0, number).map(row))));
    put(more, counts.rows.length > number ? [make("span", {class: "soft"}, `The ${number} most frequent of ${counts.rows.length.toLocaleString("en")}`),
      button("Show all", {class: "small", onclick: () => { show(Infinity); place.focus(); }})] : null,
    isCut(counts) ? make("span", {class: "soft"}, "There are more values; rare ones are not listed.") : null);
  };
  show(SHOWN);
  return make("section", {class: "card", "aria-label": "Counts"},
    make("div", {class: "row"}, make("h2", {}, `${count(counts.distinct, "value")} in ${count(counts.total, "match", "matches")}`), make("span", {class: "grow"}),
      menu("Save", [["CSV", () => download("counts.csv", csv(counts), "text/csv")], ["Copy CSV", () => copy(csv(counts), "CSV")]])),
    place, more);
}
