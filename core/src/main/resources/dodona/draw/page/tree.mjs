// Trees as pictures: words in a row, arcs above them, and below them whatever is not in the tree.

import {draw, isRightToLeft} from "./dom.mjs";

const WORD = 16, TAG = 11, LABEL = 12;
const LEVEL = 22, CORNER = 9, FOOT = 10, MARGIN = 12, ARROW = 7;
const FONT = 'system-ui, "Liberation Sans", Arial, "Noto Sans", sans-serif';

let canvas;

function textWidth(text, size) {
  canvas ||= document.createElement("canvas").getContext("2d");
  canvas.font = `${size}px ${FONT}`;
  return Math.ceil(canvas.measureText(text).width);
}

const isPlainRoot = arc => arc.head === 0 && !(arc.kind || "").trim();

const left = arc => Math.min(arc.head, arc.dependent);
const right = arc => Math.max(arc.head, arc.dependent);

/**
 * The levels of arcs that are drawn above each other, from 1, by the rule of `dodona show`: shorter
 * ones first, each above all that it covers and on no level where it would run into another.
 */
export function levels(arcs) {
  const order = arcs.map((arc, i) => i).sort((a, b) =>
    right(arcs[a]) - left(arcs[a]) - (right(arcs[b]) - left(arcs[b])) || a - b);
  const found = new Array(arcs.length).fill(0);
  const placed = [];
  for (const i of order) {
    const l = left(arcs[i]), r = right(arcs[i]);
    let level = 1;
    for (const j of placed) {
      if (left(arcs[j]) >= l && right(arcs[j]) <= r) level = Math.max(level, found[j] + 1);
    }
    const meets = placed.filter(j => left(arcs[j]) < r && right(arcs[j]) > l);
    while (meets.some(j => found[j] === level)) level++;
    found[i] = level;
    placed.push(i);
  }
  return found;
}

/** Where words, the ends of arcs and labels are along the sentence, in the direction of reading. */
function layout(words, arcs, hasTags) {
  const n = words.length;
  const wide = words.map(word => Math.max(textWidth(word.form || " ", WORD), hasTags ? textWidth(word.tag || "", TAG) : 0, 12));
  const attached = Array.from({length: n + 1}, () => []);
  for (const arc of arcs) {
    arc.labelWidth = arc.label ? textWidth(arc.label, LABEL) + 2 : 0;
    attached[arc.dependent].push(arc);
    if (arc.head > 0) attached[arc.head].push(arc);
  }
  const start = [0], cell = [0];
  const sideOf = (arc, word) => arc.head === 0 ? 0 : left(arc) === word ? 1 : -1;
  const port = (arc, word) => word === arc.dependent ? arc.to : arc.from;
  const setPort = (arc, word, at) => { if (word === arc.dependent) arc.to = at; else arc.from = at; };
  /* Labels of arcs from the root stand side by side, those above the words and those below. */
  const rootsEnd = {above: 0, below: 0};
  const sideOfWords = arc => arc.below ? "below" : "above";
  for (let word = 1; word <= n; word++) {
    let spread = 1;
    for (const below of [false, true]) {
      const own = attached[word].filter(arc => Boolean(arc.below) === below);
      own.sort((a, b) => sideOf(a, word) - sideOf(b, word) ||
        -sideOf(a, word) * ((a.head ? right(a) - left(a) : 0) - (b.head ? right(b) - left(b) : 0)));
      const gap = own.length > 1 ? Math.max(7, Math.min(12, (wide[word - 1] - 1) / (own.length - 1))) : 12;
      own.forEach((arc, i) => setPort(arc, word, (i - (own.length - 1) / 2) * gap));
      spread = Math.max(spread, (own.length - 1) * gap + 1);
    }
    cell[word] = Math.max(wide[word - 1], spread);
    let from = word === 1 ? 0 : start[word - 1] + cell[word - 1] + 18;
    const middle = cell[word] / 2;
    for (const arc of attached[word]) {
      const at = middle + port(arc, word);
      if (arc.head === 0) {
        const end = rootsEnd[sideOfWords(arc)];
        from = Math.max(from, end + (end ? 12 : 0) + arc.labelWidth / 2 - at);
      } else if (right(arc) === word) {
        from = Math.max(from, port(arc, left(arc)) + arc.labelWidth + 18 - at);
      }
    }
    start[word] = from;
    for (const arc of attached[word]) {
      setPort(arc, word, from + middle + port(arc, word));
      if (arc.head === 0) rootsEnd[sideOfWords(arc)] = arc.to + arc.labelWidth / 2;
    }
  }
  return {start, cell, width: n ? Math.max(start[n] + cell[n], rootsEnd.above, rootsEnd.below) : 0};
}

/**
 * A picture of a sentence.
 *
 * @param {{form: string, tag: ?string, note: ?string}[]} words the words, without the root
 * @param {{head: number, dependent: number, label: ?string, kind: ?string, below: ?boolean, title:
 *     ?string}[]} given the arcs; `kind` becomes their class
 * @param {{label: ?string, direction: ?string, onfocus: ?Function, onopen: ?Function}} options what the
 *     picture is called; with `onfocus` words can be gone through with the arrow keys
 * @returns the picture; `picture.choose(word, isFocused)` lights up a word, 0 none
 */
export function drawTree(words, given, options = {}) {
  const arcs = given.map(arc => ({...arc}));
  const hasTags = words.some(word => word.tag);
  const rtl = (options.direction || (isRightToLeft(words.map(word => word.form).join(" ")) ? "rtl" : "ltr")) === "rtl";
  const place = layout(words, arcs, hasTags);
  const above = arcs.filter(arc => arc.head > 0 && !arc.below);
  const below = arcs.filter(arc => arc.head > 0 && arc.below);
  levels(above).forEach((level, i) => { above[i].level = level; });
  levels(below).forEach((level, i) => { below[i].level = level; });
  const highest = Math.max(0, ...above.map(arc => arc.level));
  const deepest = Math.max(0, ...below.map(arc => arc.level));
  const hasRoot = arcs.some(arc => arc.head === 0 && !arc.below);
  const hasRootBelow = arcs.some(arc => arc.head === 0 && arc.below);
  const ground = MARGIN + (hasRoot ? LEVEL + 6 : 0) + LEVEL * highest + FOOT;
  const bottom = ground + 21 + (hasTags ? 17 : 0) + 6;
  const height = bottom + (deepest || hasRootBelow ? LEVEL * deepest + FOOT + (hasRootBelow ? LEVEL + 6 : 0) + 8 : 4);
  const width = place.width + 2 * MARGIN;
  const x = along => rtl ? width - MARGIN - along : MARGIN + along;
  const picture = draw("svg", {class: "tree", width, height, viewBox: `0 0 ${width} ${height}`,
    role: options.onfocus ? "group" : "img", "aria-label": options.label || inWords(words, given)});
  const arcGroups = arcs.map(arc => drawArc(arc, x, ground, bottom, highest, deepest));
  const wordGroups = words.map((word, i) => {
    const centre = x(place.start[i + 1] + place.cell[i + 1] / 2);
    const group = draw("g", {class: `word ${word.kind || ""}`, "data-word": i + 1});
    group.append(draw("rect", {x: centre - place.cell[i + 1] / 2 - 6, y: ground + 1, rx: 5,
      width: place.cell[i + 1] + 12, height: bottom - ground - 3}));
    group.append(draw("text", {class: "form", x: centre, y: ground + 18}, word.form));
    if (hasTags) group.append(draw("text", {class: "tag", x: centre, y: ground + 34}, word.tag || ""));
    return group;
  });
  picture.append(...arcGroups.map(group => group.line), ...arcGroups.map(group => group.label), ...wordGroups);
  picture.choose = word => light(picture, arcs, arcGroups, wordGroups, word);
  picture.wordGroups = wordGroups;
  if (options.onfocus) makeWalkable(picture, words, given, wordGroups, rtl, options);
  return picture;
}

function drawArc(arc, x, ground, bottom, highest, deepest) {
  const to = x(arc.to);
  const up = arc.below ? -1 : 1;
  const base = arc.below ? bottom : ground;
  const group = draw("g", {class: `arc ${isPlainRoot(arc) ? "root" : ""} ${arc.kind || ""}`, "data-dependent": arc.dependent});
  let path, at;
  if (arc.head === 0) {
    const y = base - up * (FOOT + LEVEL * (arc.below ? deepest : highest) + 6);
    path = `M${to} ${y}V${base - up * ARROW}`;
    at = [to, y + (arc.below ? 13 : -4)];
  } else {
    const from = x(arc.from);
    const y = base - up * (FOOT + LEVEL * arc.level - LEVEL / 2);
    const corner = Math.min(CORNER, Math.abs(to - from) / 2);
    const turn = to > from ? corner : -corner;
    path = `M${from} ${base}V${y + up * corner}Q${from} ${y} ${from + turn} ${y}H${to - turn}` +
      `Q${to} ${y} ${to} ${y + up * corner}V${base - up * ARROW}`;
    at = [(from + to) / 2, y + 4];
  }
  if (arc.title) group.append(draw("title", {}, arc.title));
  group.append(draw("path", {d: path}),
    draw("polygon", {points: `${to},${base} ${to - 4},${base - up * 8} ${to + 4},${base - up * 8}`}));
  return {line: group, label: draw("text", {class: `label ${isPlainRoot(arc) ? "root" : ""} ${arc.kind || ""}`,
    "data-dependent": arc.dependent, x: at[0], y: at[1]}, arc.label || "")};
}

function light(picture, arcs, arcGroups, wordGroups, word) {
  picture.classList.toggle("lit", word > 0);
  arcs.forEach((arc, i) => {
    const isNear = arc.head === word || arc.dependent === word;
    for (const part of [arcGroups[i].line, arcGroups[i].label]) part.classList.toggle("near", word > 0 && isNear);
  });
  wordGroups.forEach((group, i) => {
    const near = arcs.some(arc => (arc.head === word && arc.dependent === i + 1) ||
      (arc.dependent === word && arc.head === i + 1));
    group.classList.toggle("chosen", i + 1 === word);
    group.classList.toggle("near", word > 0 && near);
  });
}

/** Words one can go through: left and right, up to the head, down to the first dependent. */
function makeWalkable(picture, words, arcs, groups, rtl, options) {
  const tree = arcs.filter(arc => !arc.below);
  let at = 1;
  const go = word => {
    if (word < 1 || word > groups.length) return;
    groups[at - 1]?.setAttribute("tabindex", "-1");
    at = word;
    groups[at - 1].setAttribute("tabindex", "0");
    groups[at - 1].focus();
  };
  groups.forEach((group, i) => {
    const arc = tree.find(other => other.dependent === i + 1);
    const what = !arc ? "" : arc.head === 0 ? `, ${arc.label || "root"}` : `, ${arc.label || "dependent"} of ${words[arc.head - 1].form}`;
    group.setAttribute("role", "button");
    group.setAttribute("tabindex", i === 0 ? "0" : "-1");
    group.setAttribute("aria-label", `${words[i].form}${words[i].tag ? ", " + words[i].tag : ""}${what}` +
      `${words[i].note ? ", " + words[i].note : ""}, word ${i + 1} of ${words.length}`);
    group.addEventListener("focus", () => { at = i + 1; options.onfocus(i + 1); });
    group.addEventListener("click", () => { go(i + 1); options.onopen?.(i + 1); });
  });
  picture.addEventListener("keydown", event => {
    const forward = rtl ? "ArrowLeft" : "ArrowRight", back = rtl ? "ArrowRight" : "ArrowLeft";
    const moves = {
      [forward]: () => go(at + 1),
      [back]: () => go(at - 1),
      ArrowUp: () => go(tree.find(arc => arc.dependent === at)?.head || at),
      ArrowDown: () => go(tree.find(arc => arc.head === at)?.dependent || at),
      Home: () => go(1),
      End: () => go(groups.length),
      Enter: () => options.onopen?.(at),
      " ": () => options.onopen?.(at),
    };
    if (moves[event.key] && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      moves[event.key]();
    }
  });
  picture.go = go;
}

/** A tree in words. */
export function inWords(words, arcs) {
  return arcs.map(arc => arc.head === 0
    ? `${arc.label || "root"}: ${words[arc.dependent - 1].form}`
    : `${arc.label || "dependent"} of ${words[arc.head - 1].form}: ${words[arc.dependent - 1].form}`).join("; ") || "no arcs";
}

/** Words whose arcs cross others so that the tree is not projective. */
export function crossing(heads) {
  const isBelow = (word, head) => {
    for (let steps = 0; word > 0 && steps <= heads.length; steps++) {
      if (word === head) return true;
      word = heads[word - 1];
    }
    return head === 0;
  };
  return heads.map((head, i) => {
    if (head === null || head < 0) return false;
    for (let word = Math.min(head, i + 1) + 1; word < Math.max(head, i + 1); word++) {
      if (!isBelow(word, head)) return true;
    }
    return false;
  });
}

/* A picture outside the page is dark on white, whatever the page is. */
const ALONE = `text{font-family:${FONT};text-anchor:middle;fill:#1c1e22}.form{font-size:16px}.tag{font-size:11px;fill:#5a606b}
.label{font-size:12px;fill:#1c5a9e;stroke:#fff;stroke-width:4px;stroke-linejoin:round;paint-order:stroke}
.arc path{fill:none;stroke:#6b7280;stroke-width:1.3px}.arc polygon{fill:#6b7280}.word rect{fill:none}
.root path{stroke:#17694a;stroke-width:1.8px}.root polygon,.label.root{fill:#17694a}.crossing path{stroke:#7b1fa2;stroke-dasharray:5 3}
.crossing polygon,.label.crossing{fill:#7b1fa2}.wrong path{stroke:#b3261e;stroke-width:2.2px;stroke-dasharray:6 3}
.wrong polygon,.label.wrong,.label.wrong-label{fill:#b3261e}.differs path{stroke:#1c5a9e;stroke-width:2.2px}.differs polygon{fill:#1c5a9e}.label.differs,.label.differs-label{font-weight:600}.word.found rect{fill:#e6f1ec;stroke:#17694a}.found path{stroke:#17694a;stroke-width:2.2px}.found polygon,.label.found{fill:#17694a}.gold path{stroke:#a8adb6}.lost path{stroke:#b3261e;stroke-dasharray:3 4}
.reach path,.preview path{stroke-dasharray:1 4;stroke-linecap:round}`;

/** A picture as a file of its own. */
export function standalone(picture) {
  const copy = picture.cloneNode(true);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.removeAttribute("class");
  copy.querySelectorAll("[tabindex], [data-dependent]").forEach(element => {
    for (const name of ["tabindex", "role", "aria-label", "data-word", "data-dependent"]) element.removeAttribute(name);
  });
  copy.prepend(draw("style", {}, ALONE), draw("rect", {width: "100%", height: "100%", fill: "#fff"}));
  return new XMLSerializer().serializeToString(copy);
}

/** A picture as a PNG, twice as large. */
export async function png(picture) {
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(standalone(picture));
  await image.decode();
  const area = document.createElement("canvas");
  area.width = picture.width.baseVal.value * 2;
  area.height = picture.height.baseVal.value * 2;
  area.getContext("2d").drawImage(image, 0, 0, area.width, area.height);
  return new Promise(resolve => { area.toBlob(resolve, "image/png"); });
}

function latex(text) {
  return text.replace(/\\/g, "\\textbackslash{}").replace(/([&%$#_{}])/g, "\\$1")
    .replace(/~/g, "\\textasciitilde{}").replace(/\^/g, "\\textasciicircum{}");
}

/** A tree for LaTeX's package tikz-dependency. */
export function tikz(words, arcs) {
  const inner = arcs.filter(arc => arc.head > 0);
  const level = levels(inner);
  return ["\\begin{dependency}[edge slant=2pt]", "  \\begin{deptext}[column sep=1em]",
    `    ${words.map(word => latex(word.form)).join(" \\& ")} \\\\`, "  \\end{deptext}",
    ...arcs.map(arc => arc.head === 0
      ? `  \\deproot{${arc.dependent}}{${latex(arc.label || "root")}}`
      : `  \\depedge[edge height=${(level[inner.indexOf(arc)] * 1.4).toFixed(1)}em]{${arc.head}}{${arc.dependent}}{${latex(arc.label || "")}}`),
    "\\end{dependency}", ""].join("\n");
}
