// The screen that parses.

import {announce, button, copy, count, keepFocus, make, menu, put, select, tick} from "./dom.mjs";
import {startEditing} from "./edit.mjs";
import {kindChoice, recognise, size, textInput, wholeConllu} from "./input.mjs";
import {agreement, sentenceCard, showCards} from "./sentences.mjs";
import {address, treeFields, writeState} from "./state.mjs";
import {listModels, post, postFor} from "./api.mjs";

const EXAMPLE = "The old oak whispers quietly in the wind. Nobody who listened understood a word of it.";
const KINDS = [["auto", "Auto", "Detect whether the input is text or CoNLL-U"], ["text", "Text", "Running text: Dodona finds sentences and words"], ["lines", "Lines", "One sentence per line"],
  ["tokens", "Tokens", "One sentence per line, words separated by spaces"], ["conllu", "CoNLL-U", "Words and tags from CoNLL-U"]];
/** How many trees of a sentence there may be; one is no field. */
const TREES = ["2", "3", "5", "10"];
const SHORT = 1000;
const PATIENCE = 300;

/** The trees in a treebank, to compare with. */
function readGold(text) {
  return text.split(/\r?\n\s*\r?\n/).map(block => ({
    name: "gold",
    isGold: true,
    words: block.split(/\r?\n/).map(line => line.split("\t")).filter(cells => /^\d+$/.test(cells[0])).map(cells => ({
      id: Number(cells[0]), form: cells[1], upos: cells[3] === "_" ? "" : cells[3], head: /^\d+$/.test(cells[6]) ? Number(cells[6]) : null, deprel: cells[7] === "_" ? null : cells[7]})),
  })).filter(sentence => sentence.words.length);
}

const PASTED = ["insertFromPaste", "insertFromDrop"];

const quoted = text => `'${text.replace(/'/g, "'\\''")}'`;
const javaString = text => JSON.stringify(text);

export function parseScreen(place, fields, linkTabs) {
  const state = {text: fields.text ?? EXAMPLE, kind: fields.input || "auto", model: fields.model || "", compare: fields.compare || "",
    best: TREES.includes(fields.best) ? fields.best : ""};
  let models = [], cards = [], answer = null, running = null, typing = 0, isLive = true, at = -1;

  const source = textInput({id: "text", label: "Text to parse", text: state.text, ontype: typed, onrun: run, onopen: text => {
    area.value = text;
    grow();
    run();
  }});
  const {area, grow} = source;
  const options = make("div", {class: "row"});
  const more = make("div", {class: "row"});
  const answerLine = make("div", {class: "row answer", "aria-live": "polite"});
  const list = make("div", {class: "cards"});
  const input = make("section", {class: "card input-card", "aria-label": "Input"},
    source.label, area, options, more);
  place.append(make("h1", {class: "visually-hidden"}, "Parse text"), input, answerLine, list);

  function kindNow() {
    return state.kind !== "auto" ? state.kind : recognise(area.value).isTreebank ? "conllu" : "text";
  }

  const showOptions = () => keepFocus(input, renewOptions);

  function renewOptions() {
    const {hasHeads} = recognise(area.value);
    const known = models.map(model => [model.name, model.name]);
    put(options,
      kindChoice(KINDS, state.kind, kind => { state.kind = kind; run(); }),
      make("span", {class: "grow"}), source.opener,
      button("Parse", {class: "primary", "data-key": "parse", title: "Parse (Ctrl+Enter)", onclick: run}));
    put(more,
      models.length > 1 ? select("Model", known, state.model || models[0].name, value => { state.model = value; run(); }) : null,
      select("Compare with", [["", "nothing"], ["gold", "gold trees in the input", !hasHeads],
        ...known.filter(([name]) => name !== (state.model || models[0]?.name)).map(([name, text]) => [`model:${name}`, text])],
      state.compare === "gold" && !hasHeads ? "" : state.compare, value => { state.compare = value; run(); }, {class: "wide"}),
      select("Trees", [["", "the best one"], ...TREES.map(best => [best, `the best ${best}`])], state.best, value => { state.best = value; run(); }),
      make("span", {class: "grow"}), tick("Parse while typing", isLive, value => { isLive = value; }));
    area.classList.toggle("treebank", kindNow() === "conllu");
  }

  function typed(event) {
    clearTimeout(typing);
    if (!isLive) return;
    if (PASTED.includes(event.inputType)) run();
    else if (area.value.length <= SHORT) typing = setTimeout(run, 400);
    else put(answerLine, `Long text (${size(area.value)}) is not parsed while you type. Press Parse or Ctrl+Enter.`);
  }

  /** The question, as the server understands it. */
  function question(model, best = state.best) {
    const kind = kindNow();
    const body = {confidence: true};
    if (best) body.best = Number(best);
    if (model) body.model = model;
    if (kind === "conllu") body.conllu = wholeConllu(area.value);
    else if (kind === "tokens") body.sentences = area.value.split(/\r?\n/).filter(line => line.trim()).map(line => line.trim().split(/\s+/));
    else {
      body.text = area.value;
      if (kind === "lines") body.input = "lines";
    }
    return body;
  }

  async function run() {
    clearTimeout(typing);
    state.text = area.value;
    running?.abort();
    const mine = running = new AbortController();
    showOptions();
    const isLong = area.value.length > SHORT;
    const waiting = area.value.trim() ? setTimeout(() => { if (mine === running) showWaiting(); }, isLong ? 0 : PATIENCE) : 0;
    const fits = await writeState("parse", {text: state.text === EXAMPLE ? "" : state.text, input: state.kind === "auto" ? "" : state.kind, model: state.model, compare: state.compare, best: state.best});
    if (!area.value.trim()) {
      list.replaceChildren();
      answerLine.replaceChildren("Type or paste text or CoNLL-U, or drop a file here.");
      return;
    }
    const started = performance.now();
    try {
      const body = question(state.model);
      const answers = await Promise.all([post("api/v1/parse", body, mine.signal),
        state.compare.startsWith("model:") ? post("api/v1/parse", question(state.compare.slice(6), ""), mine.signal) : null]);
      if (mine !== running) return;
      answer = answers[0];
      show(answers[1], performance.now() - started, fits);
    } catch (error) {
      if (error.name !== "AbortError" && mine === running) fail(error);
    } finally {
      clearTimeout(waiting);
    }
  }

  function showWaiting() {
    put(answerLine, make("span", {}, `Parsing ${size(area.value)}…`), button("Stop", {class: "small", onclick: () => {
      running?.abort();
      put(answerLine, "Stopped. Press Parse or Ctrl+Enter to start again.");
    }}));
    list.replaceChildren();
  }

  function fail(error) {
    const line = error.problem?.line;
    put(answerLine, make("div", {class: "error", role: "alert"}, make("p", {}, error.message),
      line ? button(`Go to line ${line}`, {class: "small", onclick: () => source.goToLine(line)}) : null,
      error.status === 0 ? button("Try again", {class: "small", onclick: run}) : null));
    list.replaceChildren();
  }

  function others(second) {
    if (second) return second.sentences.map(sentence => ({...sentence, name: second.model}));
    if (state.compare === "gold" && recognise(area.value).hasHeads) return readGold(area.value);
    return [];
  }

  function show(second, time, fits) {
    const compared = others(second);
    const name = answer.model;
    const words = answer.sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
    const model = models.find(found => found.name === name);
    const sentences = answer.sentences.map(sentence => ({...sentence, name}));
    cards = sentences.map((sentence, i) => sentenceCard(sentence, {number: i + 1, other: compared[i] || null,
      conllu: async place => (await conllu(place ? state.best : "")).split(/\n\n/)[place ? blockOf(sentences, i) + place : i] + "\n\n",
      onword: word => light(word),
      actions: shown => shown.words.every(word => word.head !== null) ? make("a", {class: "file quiet", href: address("derive", treeFields(treeOf(shown))), title: "Step through the derivation of this tree"}, "Derive") : null}));
    const score = agreement(sentences.map((sentence, i) => [sentence, compared[i]]));
    const differing = cards.reduce((sum, card) => sum + card.marks.length, 0);
    put(answerLine,
      make("span", {}, [count(sentences.length, "sentence"), count(words, "word"), `${time.toFixed(0)} ms`, name, model?.license].filter(Boolean).join(" · ")),
      score ? make("span", {}, make("b", {}, score), `, ${count(differing, "difference")}`) : null,
      differing ? button("Next difference", {class: "small", title: "Next difference (e)", onclick: () => nextDifference(1)}) : null,
      fits ? null : make("span", {}, "The text is too long to be part of a link."),
      make("span", {class: "grow"}),
      button("Edit", {class: "small", title: "Correct these trees", onclick: async () => {
        if (await startEditing("parsed.conllu", await conllu(""))) location.hash = "#/edit";
      }}),
      menu("Copy as", [
        ["CoNLL-U", async () => copy(await conllu(), "CoNLL-U")],
        ["JSON", () => copy(JSON.stringify(answer, null, 1), "JSON")],
        ["curl", () => copy(curl(), "curl command")],
        ["Java", () => copy(java(), "Java code")],
        ["dodona parse", () => copy(shell(), "Command")],
        ["Link", () => copy(location.href, "Link")]]));
    at = -1;
    showCards(list, cards);
    const first = sentences.find(sentence => sentence.words.every(word => word.head !== null));
    if (first) linkTabs({derive: address("derive", treeFields(treeOf(first))), lattice: address("lattice", treeFields(treeOf(first))), parse: location.hash || "#/parse"});
    announce(`${count(sentences.length, "sentence")}, ${count(words, "word")} parsed`);
  }

  const treeOf = sentence => ({words: sentence.words.map(word => word.form), heads: sentence.words.map(word => word.head), labels: sentence.words.map(word => word.deprel || "_")});

  /** Shows in the text where a word is, without taking the focus from the tree. */
  function light(word) {
    if (word && kindNow() === "text" && document.activeElement !== area) area.setSelectionRange(word.start, word.end);
  }

  /** Where a sentence begins in CoNLL-U, whose other trees follow it. */
  const blockOf = (sentences, i) => sentences.slice(0, i).reduce((sum, one) => sum + 1 + (one.alternatives || []).length, 0);

  const conllu = async (best = state.best) => (await postFor("api/v1/parse", {...question(state.model, best), confidence: false}, "application/x-conllu")).text();
  const curl = () => `curl -s ${location.origin}/api/v1/parse -H 'Content-Type: application/json' -d ${quoted(JSON.stringify(question(state.model)))}\n`;
  const several = () => state.best ? ` --best ${state.best} --format conllu` : "";
  const shell = () => kindNow() === "text" ? `dodona parse ${quoted(area.value)}${several()}\n`
    : `dodona parse${several()} ${kindNow() === "conllu" ? "" : `--input ${kindNow() === "lines" ? "lines" : "horizontal"} `}FILE\n`;
  const java = () => `import dodona.text.pipeline.Pipeline;
${state.best ? "import dodona.text.pipeline.PipelineOptions;\n" : ""}
Pipeline pipeline = Pipeline.load("${models.find(model => model.name === answer.model)?.language || "en"}"${state.best ? `, PipelineOptions.DEFAULT.withBest(${state.best})` : ""});
pipeline.analyze(${javaString(area.value)}).words()
    .forEach(word -> System.out.println(word.form() + "\\t" + word.headId() + "\\t" + word.deprel()));
`;

  function nextDifference(step) {
    const all = cards.flatMap(card => card.marks.map(mark => [card, mark]));
    if (!all.length) return;
    at = (at + step + all.length) % all.length;
    const [card, mark] = all[at];
    card.showWord(mark.word);
    card.scrollIntoView({block: "nearest"});
    announce(`Difference ${at + 1} of ${all.length}: ${mark.text}`);
  }

  function nextCard(step) {
    const now = cards.findIndex(card => card.contains(document.activeElement));
    const next = cards[Math.max(0, Math.min(cards.length - 1, now < 0 ? (step > 0 ? 0 : cards.length - 1) : now + step))];
    next?.ensure();
    next?.focus();
    next?.scrollIntoView({block: "nearest"});
  }

  source.dropOn(input);
  showOptions();
  grow();
  listModels().then(found => {
    models = found;
    run();
  });
  return {
    leave: () => { running?.abort(); clearTimeout(typing); },
    key: event => {
      const keys = {j: () => nextCard(1), k: () => nextCard(-1), e: () => nextDifference(1), E: () => nextDifference(-1)};
      if (keys[event.key]) {
        event.preventDefault();
        keys[event.key]();
      }
    },
  };
}
