// The screen that shows all derivations of a tree at once.

import {announce, button, copy, count, download, draw, keepFocus, make, menu, select, tick} from "./dom.mjs";
import {drawTree} from "./tree.mjs";
import {EXAMPLES, treeChooser} from "./chooser.mjs";
import {address, readTree, treeFields, writeState} from "./state.mjs";
import {listSystems, post} from "./api.mjs";

const MOST_DRAWN = 2000;
const MERGED_FROM = 500;
const COLOURS = {SH: 0, RE: 1, LA: 2, RA: 3, LA2: 4, RA2: 5, SW: 6, NA: 1, LEFT: 2, RIGHT: 3};
const WIDE = 92, HIGH = 26, DOWN = 14;
const LABEL_HIGH = 14, LABEL_SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

/** Where on a curve a label stands: in its middle, or beside it where another label is already. */
function labelPlace(start, first, second, end, width, taken) {
  const point = t => start.map((s, i) => (1 - t) ** 3 * s + 3 * (1 - t) ** 2 * t * first[i] + 3 * (1 - t) * t ** 2 * second[i] + t ** 3 * end[i]);
  const isFree = ([x, y]) => taken.every(other => Math.abs(other.y - y) > LABEL_HIGH || Math.abs(other.x - x) > (other.width + width) / 2 + 4);
  const [x, y] = LABEL_SHARES.map(point).find(isFree) || point(0.5);
  taken.push({x, y, width});
  return [x, y];
}

/** "1 derivation", "2 derivations"; there may be more than a number can hold. */
const derivations = number => `${number} ${String(number) === "1" ? "derivation" : "derivations"}`;

export function latticeScreen(place, fields, linkTabs) {
  const tree = {...(readTree(fields) || EXAMPLES[3])};
  const state = {system: fields.system || "swap-standard", oracle: fields.oracle || "", merged: fields.merged, labelled: fields.unlabelled !== "1"};
  const setup = make("section", {class: "card input-card stack", "aria-label": "Tree and options"});
  const result = make("div", {class: "stack"});
  let systems = [], lattice = null, picture = null, chosen = 0, paths = new Set(), isFitted = false;
  place.append(make("h1", {class: "visually-hidden"}, "All derivations of a tree"), setup, result);

  const save = () => writeState("lattice", {...treeFields(tree), system: state.system, oracle: state.oracle, merged: state.merged}, true);
  const again = async () => {
    await save();
    dispatchEvent(new HashChangeEvent("hashchange"));
  };
  const form = word => word === 0 ? "ROOT" : tree.words[word - 1];

  function nonDeterministic(system) {
    return system.oracles.filter(oracle => oracle.kind === "non-deterministic");
  }

  async function show() {
    const usable = systems.filter(system => nonDeterministic(system).length);
    const system = usable.find(found => found.name === state.system) || usable[0];
    const oracles = nonDeterministic(system);
    const oracle = oracles.find(found => found.name === state.oracle) || oracles[oracles.length - 1];
    setup.replaceChildren(treeChooser(tree, other => {
      Object.assign(tree, {words: other.words, heads: other.heads, labels: other.labels});
      again();
    }), make("div", {class: "row"},
      select("System", usable.map(found => [found.name, found.name]), system.name, value => { state.system = value; state.oracle = ""; again(); }),
      select("Oracle", oracles.map(found => [found.name, found.name]), oracle.name, value => { state.oracle = value; again(); })));
    linkTabs({lattice: location.hash || "#/lattice", derive: address("derive", {...treeFields(tree), system: system.name})});
    result.replaceChildren(make("p", {class: "soft"}, "Computing all derivations…"));
    try {
      lattice = await post("api/v1/lattice", {words: tree.words, heads: tree.heads, labels: tree.labels, system: system.name, oracle: oracle.name, maxNodes: 5000});
    } catch (error) {
      result.replaceChildren(make("p", {class: "error", role: "alert"}, error.message));
      return;
    }
    prepare();
    showResult();
  }

  /** Finds, of each node, its depth and the arcs in and out. */
  function prepare() {
    let {nodes, arcs} = lattice;
    lattice.nodes = nodes.map(({id, arcs: built, derivations, ...parts}) => ({id, arcs: built, derivations, parts, out: [], in: [], depth: 0}));
    nodes = lattice.nodes;
    arcs.forEach((arc, i) => {
      arc.id = i;
      nodes[arc.from].out.push(arc);
      nodes[arc.to].in.push(arc);
    });
    arcs.forEach(arc => { nodes[arc.to].depth = Math.max(nodes[arc.to].depth, nodes[arc.from].depth + 1); });
  }

  function figures() {
    const range = (least, most) => least === most ? `${least}` : `${least}–${most}`;
    const rows = [["derivations", lattice.derivations], ["configurations", lattice.nodes.length.toLocaleString("en")], ["moves", range(lattice.shortest, lattice.longest)],
      ...(lattice.system === "swap-standard" ? [["swaps", range(lattice.fewestSwaps, lattice.mostSwaps)]] : []),
      ["forks", Object.entries(lattice.forks).map(([kind, number]) => `${number} ${kind}`).join(", ") || "none"]];
    return make("dl", {class: "figures"}, rows.map(([name, text]) => make("div", {}, make("dt", {}, name), make("dd", {class: String(text).length > 14 ? "long" : null}, text))));
  }

  const isMerged = () => state.merged === undefined ? lattice.nodes.length > MERGED_FROM : state.merged === "1";

  function showResult() {
    const box = make("div", {class: "scroll lattice-box", tabindex: -1});
    const about = make("section", {class: "card", "aria-label": "Configuration"});
    const isSmall = lattice.nodes.length <= MOST_DRAWN;
    const redraw = () => {
      picture = isSmall ? drawLattice(node => { chosen = node; showNode(about, node); }) : bars();
      box.replaceChildren(picture);
    };
    const fit = button("Fit", {class: "quiet", "aria-pressed": String(isFitted), "data-key": "fit", title: "Fit the lattice to the available width", onclick: () => {
      isFitted = !isFitted;
      fit.setAttribute("aria-pressed", isFitted);
      box.classList.toggle("fitted", isFitted);
    }});
    box.classList.toggle("fitted", isFitted);
    const static_ = lattice.paths || [];
    result.replaceChildren(make("section", {class: "card", "aria-label": "Lattice"}, figures(),
      make("div", {class: "row"},
        isSmall ? tick("Merge chains", isMerged(), value => { state.merged = value ? "1" : "0"; save(); redraw(); }, "Draw moves without an alternative as one line") : make("span", {class: "soft"}, `Too many configurations to draw (at most ${MOST_DRAWN.toLocaleString("en")}). The bars show their number at each step.`),
        static_.length ? make("span", {class: "row"}, make("span", {class: "soft"}, "Show paths:"), static_.map((path, i) => make("span", {class: `tick p${i % 3}`}, tick(`${path.oracle}`, paths.has(path.oracle), value => {
          if (value) paths.add(path.oracle); else paths.delete(path.oracle);
          redraw();
        }), make("span", {class: "path-key", "aria-hidden": "true"})))) : null,
        make("span", {class: "grow"}),
        isSmall ? button("Random derivation", {"data-key": "random", onclick: () => random()}) : null,
        fit,
        menu("Save", [
          ["SVG", () => download("dodona-lattice.svg", latticeFile(picture), "image/svg+xml")],
          ["JSON", () => download("dodona-lattice.json", JSON.stringify(plain(), null, 1), "application/json")],
          ["Copy command", () => copy(`dodona lattice --heads ${tree.heads.join(",")} --words '${tree.words.join(",").replace(/'/g, "'\\''")}' --system ${lattice.system} -o lattice.svg`, "Command")]])),
      box, nodeTable()), about);
    redraw();
    showNode(about, 0);
  }

  const plain = () => ({...lattice, nodes: lattice.nodes.map(({id, arcs, derivations, parts}) => ({id, ...parts, arcs, derivations}))});

  /** A node stays if one can choose there, or several ways meet, or it is an end. */
  const isKept = node => !isMerged() || node.out.length !== 1 || node.in.length !== 1;

  /** The ways from one kept node to the next, each with the moves on it. */
  function ways(kept) {
    const found = [];
    for (const node of kept) {
      for (const arc of node.out) {
        const way = {from: node, arcs: [arc], to: lattice.nodes[arc.to]};
        while (!isKept(way.to)) {
          way.arcs.push(way.to.out[0]);
          way.to = lattice.nodes[way.to.out[0].to];
        }
        found.push(way);
      }
    }
    return found;
  }

  function short(node) {
    const parts = Object.entries(node.parts).map(([, members]) => members);
    const text = parts.map((part, i) => i === parts.length - 1 && part.length > 3 ? `${part.slice(0, 2).join(" ")} …` : part.length > 4 ? `… ${part.slice(-3).join(" ")}` : part.join(" "));
    return text.join(" | ");
  }

  function drawLattice(onchoose) {
    const kept = lattice.nodes.filter(isKept);
    const edges = ways(kept);
    const depths = [...new Set(kept.map(node => node.depth))].sort((a, b) => a - b);
    const layers = depths.map(depth => kept.filter(node => node.depth === depth));
    kept.forEach(node => { node.before = []; });
    edges.forEach(way => way.to.before.push(way.from));
    const across = 34 + 6.5 * Math.max(...edges.map(way => way.arcs[0].transition.length + (way.arcs.length > 1 ? 3 : 0)), 5);
    const tallest = Math.max(...layers.map(layer => layer.length));
    layers.forEach((layer, i) => {
      const middle = node => node.before.length ? node.before.reduce((sum, other) => sum + other.y, 0) / node.before.length : 0;
      if (i) layer.sort((a, b) => middle(a) - middle(b) || a.id - b.id);
      const top = (tallest - layer.length) * (HIGH + DOWN) / 2;
      layer.forEach((node, j) => {
        node.x = 12 + i * (WIDE + across);
        node.y = 12 + top + j * (HIGH + DOWN);
      });
    });
    const width = 24 + layers.length * (WIDE + across) - across, height = 24 + tallest * (HIGH + DOWN);
    const svg = draw("svg", {class: "lattice", width, height, viewBox: `0 0 ${width} ${height}`, role: "group",
      "aria-label": `Lattice of ${count(lattice.nodes.length, "configuration")} and ${derivations(lattice.derivations)}`});
    const total = Number(lattice.derivations);
    const onPath = new Map();
    (lattice.paths || []).forEach((path, i) => {
      if (paths.has(path.oracle)) path.nodes.forEach((node, j) => onPath.set(`${i} ${node} ${path.nodes[j + 1]}`, i));
    });
    const halos = draw("g", {}), lines = draw("g", {}), names = draw("g", {}), boxes = draw("g", {});
    const named = [];
    const groups = new Map();
    const perTarget = new Map();
    for (const way of edges) {
      const side = `${way.from.id} ${way.to.id}`;
      const nth = perTarget.get(side) || 0;
      perTarget.set(side, nth + 1);
      const x1 = way.from.x + WIDE, y1 = way.from.y + HIGH / 2, x2 = way.to.x, y2 = way.to.y + HIGH / 2;
      const bend = Math.max(30, (x2 - x1) / 2), lift = nth * 22;
      const d = `M${x1} ${y1}C${x1 + bend} ${y1 - lift} ${x2 - bend} ${y2 - lift} ${x2} ${y2}`;
      const first = way.arcs[0];
      const share = total ? Number(first.derivations) / total : 0;
      const moves = way.arcs.map(arc => arc.transition);
      (lattice.paths || []).forEach((path, i) => {
        if (onPath.get(`${i} ${first.from} ${first.to}`) !== undefined) {
          halos.append(draw("g", {class: `halo p${i % 3}`}, draw("path", {d, "stroke-width": 12 - 3 * (i % 3)})));
        }
      });
      const label = moves.length > 1 ? `${moves[0]} +${moves.length - 1}` : moves[0];
      const colour = `m${COLOURS[first.transition.match(/^[A-Z0-9]+/)[0]] ?? 0}`;
      const thickness = 1 + 3 * share;
      lines.append(draw("g", {class: `edge ${colour}`},
        draw("title", {}, `${moves.join(" ")}: ${derivations(first.derivations)}`),
        draw("path", {d, "stroke-width": thickness})));
      const at = labelPlace([x1, y1], [x1 + bend, y1 - lift], [x2 - bend, y2 - lift], [x2, y2], 6.5 * label.length, named);
      names.append(draw("text", {class: `edge-label ${colour}`, x: at[0], y: at[1] - thickness / 2 - 3}, label));
    }
    for (const node of kept) {
      const text = short(node);
      const group = draw("g", {class: `node ${node.out.length > 1 ? "fork" : ""}`, role: "button", tabindex: node.id === chosen ? 0 : -1,
        "aria-label": `Configuration ${node.id}: ${describe(node)}. ${derivations(node.derivations)}. Next: ${node.out.map(arc => arc.transition).join(", ") || "none (final configuration)"}`},
      draw("title", {}, describe(node)), draw("rect", {x: node.x, y: node.y, width: WIDE, height: HIGH, rx: 5}),
      draw("text", {x: node.x + WIDE / 2, y: node.y + 17}, text.length > 16 ? `${text.slice(0, 15)}…` : text));
      group.addEventListener("focus", () => pick(node.id));
      group.addEventListener("click", () => group.focus());
      groups.set(node.id, group);
      boxes.append(group);
    }
    const pick = id => {
      groups.forEach((group, other) => {
        group.classList.toggle("chosen", other === id);
        group.setAttribute("tabindex", other === id ? 0 : -1);
      });
      onchoose(id);
    };
    if (!groups.has(chosen)) chosen = 0;
    groups.get(chosen)?.setAttribute("tabindex", 0);
    svg.append(halos, lines, names, boxes);
    svg.pick = id => {
      const group = groups.get(id);
      group?.focus({preventScroll: true});
      group?.scrollIntoView({block: "nearest", inline: "nearest"});
    };
    svg.addEventListener("keydown", event => {
      const node = lattice.nodes[chosen];
      const layer = layers.find(found => found.includes(node)) || [];
      const beside = step => layer[layer.indexOf(node) + step]?.id;
      const next = {ArrowRight: () => edges.find(way => way.from === node)?.to.id, ArrowLeft: () => edges.find(way => way.to === node)?.from.id,
        ArrowUp: () => beside(-1), ArrowDown: () => beside(1), Home: () => 0, End: () => lattice.nodes.length - 1}[event.key];
      if (event.key === "d" || event.key === "Enter") {
        if (event.key === "d") location.hash = deriveAddress(chosen);
        else document.getElementById("go-on")?.focus();
        event.preventDefault();
      } else if (next) {
        event.preventDefault();
        const id = next();
        if (id !== undefined) svg.pick(id);
      }
    });
    return svg;
  }

  const describe = node => Object.entries(node.parts).map(([name, members]) => `${name} ${members.map(form).join(" ") || "empty"}`).join("; ");

  /** Moves that lead to a node. */
  function movesTo(id) {
    const moves = [];
    for (let node = lattice.nodes[id]; node.in.length; node = lattice.nodes[node.in[0].from]) moves.unshift(node.in[0].transition);
    return moves;
  }

  const deriveAddress = id => address("derive", {...treeFields(tree), system: lattice.system, oracle: lattice.oracle, after: movesTo(id).join(" ")});

  function showNode(place_, id) {
    const node = lattice.nodes[id];
    const built = new Map(node.arcs.map(arc => [arc.dependent, arc]));
    const arcs = tree.heads.map((head, i) => ({head, dependent: i + 1, label: tree.labels[i] === "_" ? "" : tree.labels[i], kind: built.has(i + 1) ? "built" : "gold"}));
    place_.replaceChildren(
      make("div", {class: "row"}, make("h2", {}, `Configuration ${id}`), make("span", {class: "soft"}, `on ${node.derivations} of ${derivations(lattice.derivations)}`),
        make("span", {class: "grow"}), make("a", {class: "file", id: "go-on", href: deriveAddress(id)}, "Open in Derive")),
      make("dl", {class: "facts"}, Object.entries(node.parts).map(([name, members]) => make("div", {}, make("dt", {}, name), make("dd", {dir: "auto"}, members.map(form).join(" ") || "empty"))),
        make("div", {}, make("dt", {}, "next moves"), make("dd", {}, node.out.map(arc => arc.transition).join(", ") || "none (final configuration)"))),
      make("div", {class: "scroll tree-box", tabindex: 0, role: "region", "aria-label": "Tree"}, drawTree(tree.words.map(word => ({form: word})), arcs)));
  }

  /** A derivation, each as likely as any other: at a fork by the number of derivations beyond. */
  function random() {
    const path = new Set([0]);
    let node = lattice.nodes[0];
    while (node.out.length) {
      const weights = node.out.map(arc => Number(arc.derivations) / Number(node.derivations));
      let left = Math.random();
      const arc = node.out.find((found, i) => (left -= weights[i]) <= 0) || node.out[node.out.length - 1];
      path.add(arc.to);
      node = lattice.nodes[arc.to];
    }
    const steps = [...path];
    lattice.paths = [...(lattice.paths || []).filter(found => found.oracle !== "random"), {oracle: "random", nodes: steps}];
    paths = new Set([...paths, "random"]);
    keepFocus(result, showResult);
    announce(`Random derivation: ${steps.slice(1).map((id, i) => lattice.nodes[steps[i]].out.find(arc => arc.to === id).transition).join(" ")}`);
  }

  function nodeTable() {
    const fold = make("details", {class: "fold"}, make("summary", {}, "Table"));
    fold.addEventListener("toggle", () => {
      if (!fold.open || fold.childElementCount > 1) return;
      const most = 500;
      fold.append(make("div", {class: "scroll", tabindex: 0, role: "region", "aria-label": "Configurations"}, make("table", {},
        make("thead", {}, make("tr", {}, ["id", ...Object.keys(lattice.nodes[0].parts), "next moves", "derivations"].map(name => make("th", {scope: "col"}, name)))),
        make("tbody", {}, lattice.nodes.slice(0, most).map(node => make("tr", {}, make("td", {}, make("a", {href: deriveAddress(node.id), "aria-label": `Open configuration ${node.id} in Derive`}, `${node.id}`)),
          Object.values(node.parts).map(members => make("td", {dir: "auto"}, members.map(form).join(" ") || "–")),
          make("td", {}, node.out.map(arc => arc.transition).join(", ")), make("td", {}, `${node.derivations}`)))))),
      lattice.nodes.length > most ? make("p", {class: "soft"}, `Showing ${most} of ${count(lattice.nodes.length, "configuration")}. The JSON file has all of them.`) : "");
    });
    return fold;
  }

  /** How many configurations there are after each number of moves. */
  function bars() {
    const sizes = [];
    lattice.nodes.forEach(node => { sizes[node.depth] = (sizes[node.depth] || 0) + 1; });
    const most = Math.max(...sizes);
    return draw("svg", {class: "layer-bars", width: sizes.length * 14 + 20, height: 140, role: "img", "aria-label": `Configurations by step: ${sizes.join(", ")}`},
      sizes.map((size, i) => draw("rect", {x: 10 + i * 14, y: 130 - 120 * size / most, width: 10, height: 120 * size / most}, draw("title", {}, `step ${i}: ${size}`))));
  }

  function latticeFile(svg) {
    const file = svg.cloneNode(true);
    file.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    file.prepend(draw("style", {}, "text{font:11px system-ui,sans-serif;text-anchor:middle}.edge path{fill:none;stroke:#6b7280}.edge-label{stroke:#fff;stroke-width:4px;stroke-linejoin:round;paint-order:stroke}.halo path{fill:none;stroke:#d9822b;opacity:.35}.node rect{fill:#fff;stroke:#8a8f98}.fork rect{fill:#e6f1ec}"),
      draw("rect", {width: "100%", height: "100%", fill: "#fff"}));
    return new XMLSerializer().serializeToString(file);
  }

  listSystems().then(found => {
    systems = found;
    return show();
  }).catch(error => result.replaceChildren(make("p", {class: "error", role: "alert"}, error.message)));
  return {};
}
