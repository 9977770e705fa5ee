// The screen that goes through derivations.

import {button, make, put, select, tick} from "./dom.mjs";
import {stepper} from "./stepper.mjs";
import {EXAMPLES, treeChooser} from "./chooser.mjs";
import {address, readTree, treeFields, writeState} from "./state.mjs";
import {listModels, listSystems, post} from "./api.mjs";

export function deriveScreen(place, fields, linkTabs) {
  const tree = {...(readTree(fields) || EXAMPLES[0])};
  const state = {system: fields.system || "arc-eager", oracle: fields.oracle || "", second: fields.second || "", secondOracle: fields.secondOracle || "",
    model: fields.model || "", labelled: fields.unlabelled !== "1", after: fields.after ? fields.after.split(" ") : []};
  const setup = make("section", {class: "card input-card stack", "aria-label": "Tree and options"});
  const columns = make("div", {class: "columns"});
  const beam = make("div", {});
  const labels = state.labelled ? tree.labels : tree.labels.map(() => "_");
  let systems = [], models = [], shown = [];
  place.append(make("h1", {class: "visually-hidden"}, "Derive a tree"), setup, columns, beam);

  const save = isNew => writeState("derive", {...treeFields(tree), system: state.system, oracle: state.oracle, second: state.second, secondOracle: state.secondOracle,
    model: state.model, unlabelled: state.labelled ? "" : "1", after: state.after.join(" ")}, isNew);
  const again = async () => {
    await save(true);
    dispatchEvent(new HashChangeEvent("hashchange"));
  };
  const find = name => systems.find(system => system.name === name) || systems[0];
  const oracleOf = (system, wanted) => system.oracles.find(oracle => oracle.name === wanted) || system.oracles.find(oracle => oracle.kind === "dynamic") || system.oracles[system.oracles.length - 1];

  function source(system, oracle) {
    const body = {words: tree.words, heads: tree.heads, labels, system, oracle};
    if (state.model) body.model = state.model;
    return {
      step: async after => (await post("api/v1/step", {...body, after})).position,
      history: async after => (await post("api/v1/derivation", {...body, after, onwards: false})).positions,
    };
  }

  function column(name, oracleName, isFirst) {
    const system = find(name);
    const oracle = oracleOf(system, oracleName);
    const part = stepper({words: tree.words, heads: tree.heads, labels, system: system.name, oracle: oracle.name, oracleKind: oracle.kind,
      after: isFirst ? state.after : [], source: source(system.name, oracle.name),
      onchange: path => {
        if (isFirst) {
          state.after = path;
          save(false);
          link();
        }
      }});
    shown.push(part);
    const systemList = select("System", systems.map(found => [found.name, found.name]), system.name, value => {
      state[isFirst ? "system" : "second"] = value;
      state[isFirst ? "oracle" : "secondOracle"] = "";
      if (isFirst) state.after = [];
      again();
    });
    const oracleList = select("Oracle", system.oracles.map(found => [found.name, `${found.name}${found.name === found.kind ? "" : ` (${found.kind})`}`]), oracle.name, value => {
      state[isFirst ? "oracle" : "secondOracle"] = value;
      again();
    });
    return make("section", {class: "card", "aria-label": `${system.name} derivation`}, make("div", {class: "row"},
      make("h2", {}, system.name), make("span", {class: "grow"}), systemList, oracleList), part.element);
  }

  function link() {
    linkTabs({derive: location.hash, lattice: address("lattice", {...treeFields(tree), system: state.system})});
  }

  /** Goes on where fewer words have been read, in both if it is the same. */
  async function stepBoth() {
    const open = shown.filter(part => !part.isDone());
    const fewest = Math.min(...open.map(part => part.wordsRead()));
    for (const part of open.filter(found => found.wordsRead() === fewest)) await part.takeOracle();
  }

  function show() {
    const usable = models.filter(model => model.parser?.system === state.system);
    put(setup, treeChooser(tree, chosen => {
      Object.assign(tree, {words: chosen.words, heads: chosen.heads, labels: chosen.labels});
      state.after = [];
      again();
    }), make("div", {class: "row"},
      tick("Labels", state.labelled, value => { state.labelled = value; state.after = []; again(); }),
      select("Second system", [["", "none"], ...systems.map(found => [found.name, found.name])], state.second, value => { state.second = value; state.secondOracle = ""; again(); }),
      usable.length ? select("Model scores", [["", "none"], ...usable.map(model => [model.name, model.name])], state.model, value => { state.model = value; again(); }) : null,
      state.second ? button("Step both", {title: "Take the oracle’s move where fewer words have been read", onclick: stepBoth}) : null,
      make("span", {class: "grow"}),
      make("a", {class: "file", href: address("lattice", {...treeFields(tree), system: state.system})}, "All derivations")));
    columns.classList.toggle("two", Boolean(state.second));
    columns.replaceChildren(column(state.system, state.oracle, true), ...(state.second ? [column(state.second, state.secondOracle, false)] : []));
    if (usable.length) showBeam(usable);
    link();
  }

  /** What a model does itself with the words. */
  function showBeam(usable) {
    const box = make("div", {class: "stack"});
    const fold = make("details", {class: "fold"}, make("summary", {}, "Model’s beam search"), box);
    const load = async name => {
      box.replaceChildren(make("p", {class: "soft"}, "Loading…"));
      try {
        const trace = await post("api/v1/search", {words: tree.words, model: name, beam: 4});
        const text = item => Object.values(item.parts).map(part => part.map(word => word ? tree.words[word - 1] : "ROOT").join(" ")).join(" | ");
        box.replaceChildren(
          make("p", {class: "soft"}, `${trace.model}, ${trace.system}, beam width ${trace.width}: configurations after each step, best first.`),
          make("div", {class: "scroll", tabindex: 0, role: "region", "aria-label": "Beam"}, make("table", {}, make("thead", {}, make("tr", {},
            ["Step", "Move", "Score", "Configuration", "From"].map(head => make("th", {scope: "col"}, head)))),
          make("tbody", {}, trace.steps.flatMap((items, step) => items.map((item, i) => make("tr", {}, make("td", {}, i ? "" : `${step}`), make("td", {}, item.transition || (step ? "finished" : "–")),
            make("td", {}, item.score.toFixed(2)), make("td", {dir: "auto"}, text(item)), make("td", {}, step ? `${item.parent + 1}` : ""))))))));
      } catch (error) {
        box.replaceChildren(make("p", {class: "error", role: "alert"}, error.message));
      }
    };
    fold.addEventListener("toggle", () => { if (fold.open && !box.firstChild) load((state.model || usable[0].name)); });
    beam.replaceChildren(make("section", {class: "card slim", "aria-label": "Beam search"}, fold));
  }

  Promise.all([listSystems(), listModels()]).then(([foundSystems, foundModels]) => {
    systems = foundSystems;
    models = foundModels;
    state.system = find(state.system).name;
    show();
  }, error => place.append(make("p", {class: "error", role: "alert"}, error.message)));
  return {
    leave: () => shown.forEach(part => part.stop()),
    key: event => {
      if (event.key === " " && event.target === document.body) {
        event.preventDefault();
        shown[0]?.takeOracle();
      }
    },
  };
}
