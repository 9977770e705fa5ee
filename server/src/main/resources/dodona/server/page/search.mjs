// The screen that searches trees.

import {announce, button, copy, count, keepFocus, make, menu, put, select} from "./dom.mjs";
import {listModels, listRecipes, post} from "./api.mjs";
import {countsCard, mergeCounts} from "./counts.mjs";
import {kindChoice, recognise, size, textInput, wholeConllu} from "./input.mjs";
import {pieces} from "./pieces.mjs";
import {sentenceCard, showCards} from "./sentences.mjs";
import {address, treeFields, writeState} from "./state.mjs";

const TEXT = "The old oak whispers quietly in the wind. Nobody who listened understood a word of it. The leaves were carried away by a storm, but the tree kept its secrets.";
const PATTERN = "{upos:VERB}=v >nsubj {}=s ?>obj {}=o";
const KINDS = [["auto", "Auto", "Detect whether the input is text or CoNLL-U"], ["text", "Text", "Running text, which is parsed"],
  ["lines", "Lines", "One sentence per line, which is parsed"], ["conllu", "CoNLL-U", "Trees from CoNLL-U"]];
/** A line of a pattern file that a single pattern does not have. */
const FILE_LINE = /^(#|@fields\b|[\p{L}\p{N}_][\p{L}\p{N}_.-]*[ \t]*:)/mu;
const FIRST = 100;
const MOST = 10000;
const LARGE = 100000;
const PATIENCE = 300;

export function searchScreen(place, fields, linkTabs) {
  const isDefault = fields.pattern === undefined && fields.recipe === undefined;
  const state = {recipe: fields.recipe || "", count: fields.count ?? (isDefault ? "v.lemma" : ""), kind: fields.input || "auto",
    trees: fields.trees || "", model: fields.model || "", limit: FIRST};
  let models = [], recipes = [], cards = [], running = null, held = null, result = null, last = {};

  const pattern = make("textarea", {id: "pattern", class: "treebank pattern", rows: 2, spellcheck: "false", dir: "ltr", value: fields.pattern ?? (isDefault ? PATTERN : ""), autocapitalize: "off"});
  const counted = make("input", {id: "count-by", type: "text", class: "mono", value: state.count, placeholder: "v.lemma,s.lemma", autocapitalize: "off", spellcheck: "false", dir: "ltr"});
  const source = textInput({id: "text", label: "Text or treebank to search", text: fields.text ?? TEXT, rows: 2, onrun: run, ontype: showOptions, onopen: opened});
  const {area, grow} = source;
  const options = make("div", {class: "row"});
  const choices = make("div", {class: "row"});
  const answerLine = make("div", {class: "row answer", "aria-live": "polite"});
  const counts = make("div");
  const list = make("div", {class: "cards"});
  const file = make("div", {class: "row"});
  const input = make("section", {class: "card input-card", "aria-label": "Pattern and input"},
    choices, make("label", {for: "pattern", class: "caption"}, "Pattern"), pattern,
    make("div", {class: "row"}, make("label", {class: "field grow"}, make("span", {}, "Count by"), counted),
      button("Search", {class: "primary", "data-key": "search", title: "Search (Ctrl+Enter)", onclick: run})),
    make("p", {class: "caption"}, "Search in"), source.label, area, file, options);
  place.append(make("h1", {class: "visually-hidden"}, "Search trees"), input, answerLine, counts, list);

  const text = () => held ? held.text : area.value;
  const kindNow = () => state.kind !== "auto" ? state.kind : recognise(text()).isTreebank ? "conllu" : "text";
  const isParsed = () => kindNow() !== "conllu" || state.trees === "parser" || !recognise(text()).hasHeads;

  function showOptions() {
    keepFocus(input, () => {
      area.classList.toggle("treebank", kindNow() === "conllu");
      area.hidden = held !== null;
      put(file, held ? make("span", {class: "file-name"}, make("b", {}, held.name), ` ${size(held.text)}`) : null,
        held ? button("Remove", {class: "small", onclick: () => { held = null; showOptions(); area.focus(); }}) : null);
      put(options, kindChoice(KINDS, state.kind, kind => { state.kind = kind; showOptions(); run(); }),
        kindNow() === "conllu" && recognise(text()).hasHeads
          ? select("Trees", [["", "from the input"], ["parser", "from the parser"]], state.trees, value => { state.trees = value; run(); }) : null,
        models.length > 1 && isParsed() ? select("Model", models.map(model => [model.name, model.name]), state.model || models[0].name, value => { state.model = value; run(); }) : null,
        make("span", {class: "grow"}), source.opener);
    });
  }

  function showChoices() {
    const chosen = recipe();
    put(choices, select("Recipe", [["", "your own pattern"], ...recipes.map(({name}) => [name, title(name)])], chosen?.name || "", name => {
      if (!name) return;
      take(name);
      counted.value = recipe().fields;
      run();
    }, {class: "wide"}), chosen ? make("p", {class: "soft recipe"}, chosen.description) : null);
  }

  /** The recipe that the patterns are from, as long as nobody changes them. */
  const recipe = () => recipes.find(one => one.patterns.trim() === pattern.value.trim());

  function take(name) {
    pattern.value = recipes.find(one => one.name === name)?.patterns.trim() ?? "";
    growPattern();
  }

  const title = name => name === "svo" ? "Subject–verb–object" : name.charAt(0).toUpperCase() + name.slice(1).replace(/-/g, " ");

  function growPattern() {
    pattern.style.height = "auto";
    pattern.style.height = `${Math.min(pattern.scrollHeight + 2, innerHeight * 0.3)}px`;
  }

  function opened(content, name) {
    if (content.length > LARGE) held = {text: content, name};
    else {
      held = null;
      area.value = content;
      grow();
    }
    showOptions();
    run();
  }

  /** The requests for an input: a treebank is sent in pieces, so that it may be larger than a request. */
  function questions() {
    const common = recipe() ? {recipe: recipe().name} : {[FILE_LINE.test(pattern.value) ? "patterns" : "pattern"]: pattern.value};
    if (counted.value.trim()) common.count = counted.value.trim();
    if (kindNow() !== "conllu") {
      return [{...common, text: text(), ...(kindNow() === "lines" ? {input: "lines"} : {}), ...(state.model ? {model: state.model} : {})}];
    }
    const parser = isParsed() ? {parse: true, ...(state.model ? {model: state.model} : {})} : {};
    return pieces(wholeConllu(text())).map(piece => ({...common, ...parser, conllu: piece.text, line: piece.line, sentence: piece.sentence}));
  }

  async function run(event) {
    running?.abort();
    const mine = running = new AbortController();
    if (!event?.keepsLimit) state.limit = FIRST;
    forgetOldNodes();
    showChoices();
    showOptions();
    pattern.removeAttribute("aria-invalid");
    const fits = await writeState("search", {...(recipe() ? {recipe: recipe().name} : {pattern: pattern.value}), count: counted.value, text: held ? "" : area.value === TEXT ? "" : area.value,
      input: state.kind === "auto" ? "" : state.kind, trees: state.trees, model: state.model});
    if (!text().trim() || !pattern.value.trim()) {
      put(counts);
      list.replaceChildren();
      put(answerLine, !pattern.value.trim() ? "Enter a pattern, or choose a recipe." : "Type or paste text or CoNLL-U, or drop a file here.");
      return;
    }
    const started = performance.now();
    const all = questions();
    result = {searched: {sentences: 0, words: 0}, matched: 0, matches: 0, listed: 0, sentences: [], counts: null};
    let waiting = setTimeout(() => { if (mine === running) showWaiting(0, all.length); }, PATIENCE);
    try {
      for (const [i, {line, sentence, ...question}] of all.entries()) {
        const answer = await post("api/v1/matches", {...question, limit: Math.max(0, state.limit - result.listed)}, mine.signal)
          .catch(error => { throw moved(error, line || 0, sentence || 0); });
        if (mine !== running) return;
        add(answer, sentence || 0);
        if (i + 1 < all.length && performance.now() - started > PATIENCE) {
          clearTimeout(waiting);
          showWaiting(i + 1, all.length);
        }
      }
      show(performance.now() - started, fits && !held);
    } catch (error) {
      if (error.name !== "AbortError" && mine === running) fail(error);
    } finally {
      clearTimeout(waiting);
    }
  }

  /** Stops counting nodes that the pattern had when it was last searched, and has no more. */
  function forgetOldNodes() {
    if (last.pattern !== pattern.value && last.count === counted.value && !recipe()) {
      counted.value = counted.value.split(",").filter(field => new RegExp(`=\\s*${field.trim().split(".")[0]}(?![\\p{L}\\p{N}_])`, "u").test(pattern.value)).join(",");
    }
    last = {pattern: pattern.value, count: counted.value};
  }

  /** An error in a piece, with the line and the sentence of the whole. */
  function moved(error, line, sentence) {
    if (error.problem && line) {
      if (error.problem.line) error.problem.line += line;
      error.message = error.message.replace(/\bsentence (\d+)/g, (all, number) => `sentence ${Number(number) + sentence}`)
        .replace(/\bline (\d+)/g, (all, number) => `line ${Number(number) + line}`);
    }
    return error;
  }

  function add(answer, before) {
    result.searched.sentences += answer.searched.sentences;
    result.searched.words += answer.searched.words;
    for (const field of ["matched", "matches", "listed"]) result[field] += answer[field];
    result.sentences.push(...answer.sentences.map(sentence => ({...sentence, sentence: sentence.sentence + before})));
    result.counts = mergeCounts(result.counts, answer.counts);
    Object.assign(result, {model: answer.model, names: answer.names});
  }

  function showWaiting(done, all) {
    put(answerLine, make("span", {}, all > 1 ? `Searching… part ${done + 1} of ${all}` : `Searching ${size(text())}…`), button("Stop", {class: "small", onclick: () => {
      running?.abort();
      put(answerLine, "Stopped. Press Search or Ctrl+Enter to start again.");
    }}));
  }

  function fail(error) {
    const {line, position} = error.problem || {};
    put(answerLine, make("div", {class: "error", role: "alert"}, make("pre", {class: "plain"}, error.message),
      position !== undefined ? button("Show in the pattern", {class: "small", onclick: () => showError(position)}) : null,
      line && !held ? button(`Go to line ${line}`, {class: "small", onclick: () => source.goToLine(line)}) : null,
      error.status === 0 ? button("Try again", {class: "small", onclick: run}) : null));
    if (position !== undefined) pattern.setAttribute("aria-invalid", "true");
    put(counts);
    list.replaceChildren();
  }

  function showError(position) {
    pattern.focus();
    pattern.setSelectionRange(position, Math.min(position + 1, pattern.value.length));
  }

  function show(time, fits) {
    const name = result.model || "input";
    cards = result.sentences.map(sentence => sentenceCard({...sentence, name}, {number: sentence.sentence, matches: sentence.matches,
      actions: shown => shown.words.every(word => word.head !== null) ? make("a", {class: "file quiet", href: address("derive", treeFields(treeOf(shown))), title: "Step through the derivation of this tree"}, "Derive") : null}));
    const {searched} = result;
    put(answerLine,
      make("span", {}, make("b", {}, count(result.matches, "match", "matches")), ` in ${result.matched.toLocaleString("en")} of ${count(searched.sentences, "sentence")}`),
      make("span", {}, [count(searched.words, "word"), `${time.toFixed(0)} ms`, result.model].filter(Boolean).join(" · ")),
      fits ? null : make("span", {}, "The input is too long to be part of a link."),
      make("span", {class: "grow"}),
      menu("Copy as", [
        ["JSON", () => copy(JSON.stringify(result, null, 1), "JSON")],
        ["curl", () => copy(curl(), "curl command")],
        ["Java", () => copy(java(), "Java code")],
        ["Link", () => copy(location.href, "Link")]]));
    put(counts, result.counts && result.counts.rows.length ? countsCard(result.counts) : null);
    showCards(list, cards);
    if (result.listed < result.matches) {
      list.append(make("div", {class: "row card slim"}, make("span", {}, `The first ${result.listed.toLocaleString("en")} of ${count(result.matches, "match", "matches")} are shown.`),
        result.listed < MOST ? button("Show more", {onclick: () => { state.limit = Math.min(MOST, state.limit * 10); run({keepsLimit: true}); }}) : null));
    }
    linkTabs({search: location.hash});
    announce(`${count(result.matches, "match", "matches")} found`);
  }

  const treeOf = sentence => ({words: sentence.words.map(word => word.form), heads: sentence.words.map(word => word.head), labels: sentence.words.map(word => word.deprel || "_")});
  const quoted = string => `'${string.replace(/'/g, "'\\''")}'`;
  const curl = () => {
    const {line, sentence, ...question} = questions()[0];
    return `curl -s ${location.origin}/api/v1/matches -H 'Content-Type: application/json' -d ${quoted(JSON.stringify(question))}\n`;
  };
  const java = () => `import dodona.pattern.*;
import dodona.treebank.conllu.ConlluReader;
import java.nio.file.Path;

var pattern = ${recipe() ? `Recipes.get(${JSON.stringify(recipe().name)})` : FILE_LINE.test(pattern.value)
    ? 'PatternSet.read(Path.of("my.patterns"))' : `TreePattern.compile(${JSON.stringify(pattern.value)})`};
try (ConlluReader reader = ConlluReader.open(Path.of("treebank.conllu"))) {
  for (var sentence : reader) {
    pattern.matches(sentence).forEach(System.out::println);
  }
}
`;

  for (const box of [pattern, counted]) {
    box.addEventListener("keydown", event => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey || box === counted)) {
        event.preventDefault();
        run();
      }
    });
  }
  pattern.addEventListener("input", () => { growPattern(); showChoices(); });
  source.dropOn(input);
  showChoices();
  showOptions();
  grow();
  growPattern();
  Promise.all([listModels(), listRecipes()]).then(found => {
    [models, recipes] = found;
    if (state.recipe) take(state.recipe);
    run();
  });

  function nextCard(step) {
    const now = cards.findIndex(card => card.contains(document.activeElement));
    const next = cards[Math.max(0, Math.min(cards.length - 1, now < 0 ? (step > 0 ? 0 : cards.length - 1) : now + step))];
    next?.ensure();
    next?.focus();
    next?.scrollIntoView({block: "nearest"});
  }

  return {
    leave: () => running?.abort(),
    key: event => {
      const keys = {j: () => nextCard(1), k: () => nextCard(-1)};
      if (keys[event.key]) {
        event.preventDefault();
        keys[event.key]();
      }
    },
  };
}
