// Sentences with their trees, one card each: the tree, a table, a word looked at closely, files to take away.

import {button, copy, count, download, draw, icon, isRightToLeft, make, menu, put} from "./dom.mjs";
import {crossing, drawTree, inWords, png, standalone, tikz} from "./tree.mjs";

const percent = share => `${(100 * share).toFixed(share > 0.995 && share < 1 ? 1 : 0)}%`;

/** The words of a sentence as a tree shows them. */
export function shownWords(sentence) {
  return sentence.words.map(word => ({form: word.form, tag: word.upos || word.xpos || ""}));
}

/** The arcs of a sentence as a tree shows them; a sentence that was not parsed has none. */
export function shownArcs(sentence) {
  const crosses = crossing(sentence.words.map(word => word.head));
  return sentence.words.filter(word => word.head !== null && word.head !== undefined).map(word => ({
    head: word.head, dependent: word.id, label: word.deprel || "", kind: crosses[word.id - 1] ? "crossing" : "",
    title: `“${word.form}”: ${word.deprel || "dependent"}${word.head ? ` of “${sentence.words[word.head - 1].form}”` : ""}`}));
}

/** Where two analyses of the same words differ: by word, what and how, in words. Only a gold analysis makes the other one wrong. */
export function differences(sentence, other) {
  if (!other || other.words.length !== sentence.words.length) return [];
  const found = [];
  const kind = other.isGold ? "wrong" : "differs";
  sentence.words.forEach((word, i) => {
    const that = other.words[i];
    const name = head => head === 0 ? "root" : head === null || head === undefined ? "none" : `“${sentence.words[head - 1]?.form ?? ""}” (${head})`;
    if (word.head !== that.head) {
      found.push({word: word.id, kind, text: `head: ${sentence.name} ${name(word.head)}, ${other.name} ${name(that.head)}`});
    } else if (word.deprel !== that.deprel) {
      found.push({word: word.id, kind: `${kind}-label`, text: `label: ${sentence.name} ${word.deprel ?? "none"}, ${other.name} ${that.deprel ?? "none"}`});
    }
  });
  return found;
}

const sign = mark => mark.kind.startsWith("wrong") ? "✗" : "≠";

const LINES = [["form", "form"], ["lemma", "lemma"], ["upos", "UPOS"], ["xpos", "XPOS"], ["feats", "features"],
  ["head", "head"], ["deprel", "relation"], ["confidence", "confidence"]];

function cellText(word, field, sentence) {
  if (field === "feats") return Object.entries(word.feats || {}).map(([key, value]) => `${key}=${value}`).join(" ") || "–";
  if (field === "head") return word.head === null || word.head === undefined ? "–" : word.head === 0 ? "0 root" : `${word.head} ${sentence.words[word.head - 1].form}`;
  if (field === "confidence") return word.confidence === undefined ? "–" : percent(word.confidence);
  return word[field] || "–";
}

/** The columns of a sentence as a table, the same as in the tree for those who do not see it. */
function wordTable(sentence, marks, onword) {
  const fields = LINES.filter(([field]) => field !== "confidence" || sentence.words.some(word => word.confidence !== undefined));
  return make("div", {class: "scroll", tabindex: 0, role: "region", "aria-label": `Words of: ${sentence.text}`},
    make("table", {}, make("thead", {}, make("tr", {}, ["id", ...fields.map(([, name]) => name), ...(marks.length ? ["difference"] : [])]
      .map(name => make("th", {scope: "col"}, name)))),
    make("tbody", {}, sentence.words.map(word => {
      const mark = marks.find(found => found.word === word.id);
      return make("tr", {class: mark ? `different ${mark.kind}` : null}, make("td", {}, onword
        ? button(`${word.id}`, {class: "small", "aria-label": `Show word ${word.id}, ${word.form}`, onclick: () => onword(word.id)}) : `${word.id}`),
        fields.map(([field]) => make("td", {dir: field === "form" || field === "lemma" ? "auto" : null}, cellText(word, field, sentence))),
        marks.length ? make("td", {}, mark ? `${sign(mark)} ${mark.text}` : "") : null);
    }))));
}

function confidence(sentence) {
  if (sentence.confidence === undefined) return null;
  const title = sentence.calibrated ? "Estimated probability that all heads and labels of this sentence are correct" : "Only ranks sentences: the confidence of this model is not calibrated";
  return make("span", {class: "confidence", title}, "confidence",
    draw("svg", {width: 60, height: 6, "aria-hidden": "true"}, draw("rect", {class: "bar-ground", width: 60, height: 6, rx: 3}),
      draw("rect", {class: "bar", width: Math.max(2, 60 * sentence.confidence), height: 6, rx: 3})),
    sentence.calibrated ? percent(sentence.confidence) : sentence.confidence.toFixed(2));
}

/** All that is known of a word. */
function panel(sentence, id, marks, close) {
  const word = sentence.words[id - 1];
  const mark = marks.find(found => found.word === id);
  const dependents = sentence.words.filter(other => other.head === id);
  const rows = [...LINES.map(([field, name]) => [name, cellText(word, field, sentence)]),
    ["dependents", dependents.map(other => `${other.form} (${other.deprel || "–"})`).join(", ") || "none"],
    ...(word.start === undefined ? [] : [["characters", `${word.start}–${word.end}`]]),
    ...(mark ? [["difference", mark.text]] : [])];
  return make("div", {class: "panel", role: "group", "aria-label": `Word ${id}, ${word.form}`},
    make("div", {class: "row"}, make("h3", {dir: "auto"}, word.form), make("span", {class: "soft"}, `word ${id} of ${sentence.words.length}`),
      make("span", {class: "grow"}), button("Close", {class: "quiet", onclick: close})),
    make("dl", {class: "facts"}, rows.map(([name, text]) => make("div", {}, make("dt", {}, name), make("dd", {dir: "auto"}, text)))));
}

/** The words and arcs of a sentence that matches of a pattern are about, and the names of their nodes. */
function highlighted(words, arcs, matches) {
  const names = words.map(() => new Set());
  const isFound = words.map(() => false);
  const isFoundArc = arc => matches.some(match => match.words.includes(arc.head) && match.words.includes(arc.dependent));
  for (const match of matches) {
    match.words.forEach(word => { isFound[word - 1] = true; });
    Object.entries(match.nodes).forEach(([name, word]) => names[word - 1].add(name));
  }
  return {
    words: words.map((word, i) => isFound[i] ? {...word, kind: "found", tag: [word.tag, [...names[i]].map(name => `=${name}`).join("")].filter(Boolean).join(" "),
      note: names[i].size ? `found as ${[...names[i]].join(", ")}` : "found"} : word),
    arcs: arcs.map(arc => isFoundArc(arc) ? {...arc, kind: `${arc.kind} found`} : arc)};
}

/** The matches in a sentence as a list; a click highlights one of them only. */
function matchList(sentence, matches, onchoose) {
  let chosen = null;
  const name = match => Object.entries(match.nodes).map(([node, word]) => `${node} = ${sentence.words[word - 1].form}`).join(" · ")
    || match.words.map(word => sentence.words[word - 1].form).join(" · ");
  const buttons = matches.map(match => button(name(match), {class: "small match", dir: "auto", "aria-pressed": "false", title: matches.length > 1 ? "Highlight this match only" : null, onclick: () => {
    chosen = chosen === match ? null : match;
    buttons.forEach((one, i) => one.setAttribute("aria-pressed", String(matches[i] === chosen)));
    onchoose(chosen);
  }}));
  return make("ul", {class: "matches", "aria-label": "Matches"}, buttons.map(one => make("li", {}, one)));
}

/**
 * The trees of a sentence, the likeliest first, each as a sentence of its own; those of `--best` are in `alternatives`.
 */
export function treesOf(sentence) {
  const {alternatives = [], ...first} = sentence;
  if (!alternatives.length) return [sentence];
  return [{...first, name: first.name || "tree 1"}, ...alternatives.map((other, i) => ({...first, name: `tree ${i + 2}`, confidence: other.confidence,
    words: first.words.map(({confidence: unused, ...word}, at) => ({...word, head: other.heads[at], deprel: other.deprels[at]}))}))];
}

/** The tabs of the trees of a sentence; arrow keys go from one to the next. */
function treeTabs(name, trees, onchoose) {
  const tabs = trees.map((tree, i) => button(`Tree ${i + 1}`, {role: "tab", id: `${name}-tab-${i + 1}`, class: "small", "aria-controls": `${name}-tree`, onclick: () => choose(i)},
    make("span", {class: "soft"}, tree.calibrated ? percent(tree.confidence) : tree.confidence.toFixed(2))));
  const mark = chosen => tabs.forEach((tab, i) => {
    tab.setAttribute("aria-selected", String(i === chosen));
    tab.tabIndex = i === chosen ? 0 : -1;
  });
  const choose = i => {
    mark(i);
    tabs[i].focus();
    onchoose(i);
  };
  const list = make("div", {role: "tablist", class: "row tree-tabs", "aria-label": "Trees of this sentence, the likeliest first"}, tabs);
  list.addEventListener("keydown", event => {
    const at = tabs.indexOf(document.activeElement), last = tabs.length - 1;
    const next = {ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last}[event.key];
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    choose(next);
  });
  mark(0);
  return list;
}

/**
 * A card for a sentence. Where it has several trees, each has a tab, and what differs from the first one is marked.
 *
 * @param sentence as `dodona parse --format json` writes it, with `name`, what its tree comes from
 * @param {{other: ?Object, number: number, conllu: ?Function, actions: ?Function, onword: ?Function, matches: ?Array}} options
 *     another analysis to compare with; more choices for the menu of a tree; who wants to know which word is looked at;
 *     what was found in it, each with `words` and the words of the `nodes` that have names
 */
export function sentenceCard(sentence, options = {}) {
  const trees = treesOf(sentence);
  const name = `sentence-${options.number}`;
  const card = make("section", {class: "card", id: name, tabindex: -1, "aria-label": `Sentence ${options.number}`});
  const sure = make("span", {}, confidence(sentence));
  const top = make("header", {class: "row"},
    make("span", {class: "number"}, `${options.number}`),
    make("p", {class: "text", dir: "auto"}, sentence.text),
    sentence.source ? make("bdi", {class: "soft"}, sentence.source) : null,
    sure);
  let shown = treePart(trees[0], options, 0);
  if (trees.length === 1) {
    put(card, top, shown.parts);
  } else {
    const panel = make("div", {class: "stack tree-panel", role: "tabpanel", id: `${name}-tree`, "aria-labelledby": `${name}-tab-1`}, shown.parts);
    put(card, top, treeTabs(name, trees, i => {
      shown = treePart(trees[i], {...options, first: i ? {...trees[0], name: "tree 1"} : null}, i);
      card.marks = shown.marks;
      panel.setAttribute("aria-labelledby", `${name}-tab-${i + 1}`);
      put(panel, shown.parts);
      put(sure, confidence(trees[i]));
      shown.ensure();
    }), panel);
  }
  card.addEventListener("keydown", event => {
    if (event.key === "Escape") shown.close();
  });
  card.marks = shown.marks;
  card.showWord = word => shown.showWord(word);
  card.ensure = () => shown.ensure();
  return card;
}

/** A tree of a sentence with all that belongs to it; `place` is its number among the trees of the sentence, from 0. */
function treePart(sentence, options, place) {
  const marks = differences(sentence, options.other || options.first);
  const words = shownWords(sentence).map((word, i) => {
    const mark = marks.find(found => found.word === i + 1);
    return mark ? {...word, note: mark.text} : word;
  });
  const arcs = shownArcs(sentence).map(arc => {
    const mark = marks.find(found => found.word === arc.dependent);
    return mark ? {...arc, kind: `${arc.kind} ${mark.kind}`, label: `${sign(mark)}${arc.label}`, title: `${arc.title}; ${mark.text}`} : arc;
  });
  const rtl = isRightToLeft(sentence.text || "");
  const tree = make("div", {class: "scroll tree-box", tabindex: -1});
  const side = make("div", {class: "card-panel"});
  const table = make("details", {class: "fold"}, make("summary", {}, "Table"));
  let direction = rtl ? "rtl" : "ltr";
  let matches = options.matches || [];
  let picture = null;
  let isFitted = false;

  const focus = word => {
    picture.choose(word);
    const group = picture.wordGroups[word - 1];
    group?.scrollIntoView({block: "nearest", inline: "nearest"});
    options.onword?.(word ? sentence.words[word - 1] : null);
    if (side.firstChild && word) open(word);
  };
  const close = () => {
    const id = Number(side.dataset.word);
    side.replaceChildren();
    picture.choose(0);
    options.onword?.(null);
    picture.go?.(id);
    picture.choose(0);
  };
  const open = word => {
    side.dataset.word = word;
    side.replaceChildren(panel(sentence, word, marks, close));
    picture.choose(word);
  };

  function drawIt() {
    const shown = highlighted(words, arcs, matches);
    picture = drawTree(shown.words, shown.arcs, {direction, label: `Tree of: ${sentence.text}. ${inWords(words, arcs)}`, onfocus: focus, onopen: open});
    const parts = [picture];
    if (options.other) {
      const label = text => make("p", {class: "tree-name"}, text);
      const otherArcs = shownArcs(options.other).map(arc => marks.some(mark => mark.word === arc.dependent) ? {...arc, kind: options.other.isGold ? "expected" : "differs"} : {...arc, kind: "gold"});
      parts.unshift(label(sentence.name));
      parts.push(label(options.other.name), drawTree(shownWords(options.other), otherArcs,
        {direction, label: `${options.other.name}: ${inWords(words, otherArcs)}`}));
    }
    tree.replaceChildren(...parts);
    tree.classList.toggle("fitted", isFitted);
    tree.dir = direction;
    tree.scrollLeft = 0;
  }

  const fileName = `dodona-${options.number}${place ? `-${place + 1}` : ""}`;
  const takeAway = menu("Save", [
    ["SVG", () => download(`${fileName}.svg`, standalone(picture), "image/svg+xml")],
    ["PNG", async () => download(`${fileName}.png`, await png(picture))],
    ["Copy SVG", () => copy(standalone(picture), "SVG")],
    ["Copy TikZ", () => copy(tikz(words, shownArcs(sentence)), "TikZ")],
    ...(options.conllu ? [["Copy CoNLL-U", async () => copy(await options.conllu(place), "CoNLL-U")]] : []),
    ["Copy JSON", () => copy(JSON.stringify(sentence, (key, value) => key === "name" ? undefined : value, 1), "JSON")]]);
  const fit = button("Fit", {class: "quiet", "aria-pressed": "false", title: "Fit the tree to the available width", onclick: () => {
    isFitted = !isFitted;
    fit.setAttribute("aria-pressed", isFitted);
    tree.classList.toggle("fitted", isFitted);
  }});
  const turn = button(icon("turn"), {class: "quiet icon", "aria-label": "Switch reading direction", title: "Switch reading direction", onclick: () => {
    direction = direction === "rtl" ? "ltr" : "rtl";
    drawIt();
  }});
  const ensure = () => { if (!picture) drawIt(); };
  table.addEventListener("toggle", () => {
    if (table.open && table.childElementCount === 1) {
      table.append(wordTable(sentence, marks, word => { picture.go(word); open(word); }));
    }
  });
  tree.addEventListener("focusout", event => {
    if (!side.firstChild && !tree.contains(event.relatedTarget)) picture.choose(0);
  });
  const parts = [
    tree, side,
    matches.length ? matchList(sentence, matches, chosen => {
      matches = chosen ? [chosen] : options.matches;
      ensure();
      const at = tree.scrollLeft;
      drawIt();
      tree.scrollLeft = at;
    }) : null,
    marks.length ? make("ul", {class: "marks"}, marks.map(mark => make("li", {},
      button(sentence.words[mark.word - 1].form, {class: "small", dir: "auto", onclick: () => { picture.go(mark.word); open(mark.word); }}), " ", mark.text))) : null,
    make("div", {class: "row tools"}, table, make("span", {class: "grow"}), options.actions?.(sentence) || null, fit, turn, takeAway)];
  return {parts, marks, ensure, close: () => { if (side.firstChild) close(); }, showWord: word => { ensure(); picture.go(word); open(word); }};
}

let cardsShown = [];

/** Shows cards in a place; those far from the window are drawn when it comes near them. */
export function showCards(place, cards) {
  const watcher = new IntersectionObserver(entries => {
    for (const entry of entries) {
      if (entry.isIntersecting) {
        entry.target.ensure();
        watcher.unobserve(entry.target);
      }
    }
  }, {rootMargin: "600px"});
  place.replaceChildren(...cards);
  cards.forEach((card, i) => i < 3 ? card.ensure() : watcher.observe(card));
  cardsShown = cards;
}

/** How many words two analyses agree on: as UAS and LAS if the others are gold. */
export function agreement(pairs) {
  let words = 0, heads = 0, both = 0;
  for (const [one, other] of pairs) {
    if (!other || other.words.length !== one.words.length) continue;
    one.words.forEach((word, i) => {
      words++;
      if (word.head === other.words[i].head) {
        heads++;
        if (word.deprel === other.words[i].deprel) both++;
      }
    });
  }
  if (!words) return "";
  const share = number => (100 * number / words).toFixed(1);
  return pairs.some(([, other]) => other?.isGold) ? `UAS ${share(heads)}, LAS ${share(both)} on ${count(words, "word")}`
    : `Agreement on ${count(words, "word")}: heads ${share(heads)}%, heads and labels ${share(both)}%`;
}

/* On paper nothing comes near the window any more. */
addEventListener("beforeprint", () => cardsShown.forEach(card => card.ensure()));
