// The screen that parses.

import {announce, button, copy, count, isRightToLeft, keepFocus, make, menu, put, select, tick} from "./dom.mjs";
import {agreement, sentenceCard, showCards} from "./sentences.mjs";
import {address, treeFields, writeState} from "./state.mjs";
import {listModels, post, postFor} from "./api.mjs";

const EXAMPLE = "The old oak whispers quietly in the wind. Nobody who listened understood a word of it.";
const KINDS = [["auto", "Auto"], ["text", "Text"], ["lines", "Lines"], ["tokens", "Tokens"], ["conllu", "CoNLL-U"]];
const SHORT = 1000;
const PATIENCE = 300;

/** Whether a text looks like CoNLL-U, and whether words in it have heads. */
function recognise(text) {
  const lines = text.split(/\r?\n/).filter(line => line && !line.startsWith("#"));
  const isTreebank = lines.length > 0 && lines.slice(0, 5).every(line => line.split("\t").length === 10);
  return {isTreebank, hasHeads: isTreebank && lines.some(line => /^\d+$/.test(line.split("\t")[6]))};
}

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

/** The length of a text, for those who wait for its parse. */
const size = text => text.length < 10000 ? count(text.length, "character") : `${Math.round(text.length / 1000).toLocaleString("en")} kB`;

const quoted = text => `'${text.replace(/'/g, "'\\''")}'`;
const javaString = text => JSON.stringify(text);

export function parseScreen(place, fields, linkTabs) {
  const state = {text: fields.text ?? EXAMPLE, kind: fields.input || "auto", model: fields.model || "", compare: fields.compare || ""};
  let models = [], cards = [], answer = null, running = null, typing = 0, isLive = true, at = -1;

  const area = make("textarea", {id: "text", rows: 3, spellcheck: "false", dir: "auto", oninput: typed, value: state.text});
  const options = make("div", {class: "row"});
  const more = make("div", {class: "row"});
  const answerLine = make("div", {class: "row answer", "aria-live": "polite"});
  const list = make("div", {class: "cards"});
  const file = make("input", {type: "file", class: "visually-hidden", accept: ".txt,.conllu,.conll,text/*", "aria-label": "Open a file", onchange: () => openFile(file.files[0])});
  const input = make("section", {class: "card input-card", "aria-label": "Input"},
    make("label", {for: "text", class: "visually-hidden"}, "Text to parse"), area, options, more);
  place.append(make("h1", {class: "visually-hidden"}, "Parse a text"), input, answerLine, list);

  function kindNow() {
    return state.kind !== "auto" ? state.kind : recognise(area.value).isTreebank ? "conllu" : "text";
  }

  const showOptions = () => keepFocus(input, renewOptions);

  function renewOptions() {
    const {hasHeads} = recognise(area.value);
    const known = models.map(model => [model.name, model.name]);
    put(options,
      make("fieldset", {class: "segments"}, make("legend", {class: "visually-hidden"}, "The input is"),
        KINDS.map(([kind, name]) => make("label", {}, make("input", {type: "radio", name: "kind", "data-key": kind, value: kind, checked: kind === state.kind,
          onchange: () => { state.kind = kind; run(); }}), name))),
      make("span", {class: "grow"}), make("label", {class: "file"}, "Open…", file),
      button("Parse", {class: "primary", "data-key": "parse", title: "Ctrl+Enter", onclick: run}));
    put(more,
      models.length > 1 ? select("Model", known, state.model || models[0].name, value => { state.model = value; run(); }) : null,
      select("Compare with", [["", "nothing"], ["gold", "gold heads in the input", !hasHeads],
        ...known.filter(([name]) => name !== (state.model || models[0]?.name)).map(([name, text]) => [`model:${name}`, text])],
      state.compare === "gold" && !hasHeads ? "" : state.compare, value => { state.compare = value; run(); }, {class: "wide"}),
      make("span", {class: "grow"}), tick("Parse while typing", isLive, value => { isLive = value; }));
    area.classList.toggle("treebank", kindNow() === "conllu");
  }

  function grow() {
    area.style.height = "auto";
    area.style.height = `${Math.min(area.scrollHeight + 2, innerHeight * 0.5)}px`;
  }

  function typed(event) {
    grow();
    clearTimeout(typing);
    if (!isLive) return;
    if (PASTED.includes(event.inputType)) run();
    else if (area.value.length <= SHORT) typing = setTimeout(run, 400);
    else put(answerLine, `${size(area.value)} are not parsed while you type. Press Parse or Ctrl+Enter.`);
  }

  async function openFile(chosen) {
    if (!chosen) return;
    area.value = await chosen.text();
    grow();
    run();
  }

  /** The question, as the server understands it. */
  function question(model) {
    const kind = kindNow();
    const body = {confidence: true};
    if (model) body.model = model;
    if (kind === "conllu") body.conllu = area.value.endsWith("\n\n") ? area.value : area.value.replace(/\n*$/, "\n\n");
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
    const fits = await writeState("parse", {text: state.text === EXAMPLE ? "" : state.text, input: state.kind === "auto" ? "" : state.kind, model: state.model, compare: state.compare});
    if (!area.value.trim()) {
      list.replaceChildren();
      answerLine.replaceChildren("Type or paste a text, CoNLL-U, or drop a file.");
      return;
    }
    const started = performance.now();
    try {
      const body = question(state.model);
      const answers = await Promise.all([post("api/v1/parse", body, mine.signal),
        state.compare.startsWith("model:") ? post("api/v1/parse", {...body, model: state.compare.slice(6)}, mine.signal) : null]);
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
    put(answerLine, make("span", {}, `Parsing ${size(area.value)} …`), button("Stop", {class: "small", onclick: () => {
      running?.abort();
      put(answerLine, "Stopped. Press Parse or Ctrl+Enter to try again.");
    }}));
    list.replaceChildren();
  }

  function fail(error) {
    const line = error.problem?.line;
    put(answerLine, make("div", {class: "error", role: "alert"}, make("p", {}, error.message),
      line ? button(`Go to line ${line}`, {class: "small", onclick: () => goToLine(line)}) : null,
      error.status === 0 ? button("Try again", {class: "small", onclick: run}) : null));
    list.replaceChildren();
  }

  function goToLine(line) {
    const start = area.value.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    const end = area.value.indexOf("\n", start);
    area.focus();
    area.setSelectionRange(start, end < 0 ? area.value.length : end);
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
      conllu: async () => (await conllu()).split(/\n\n/)[i] + "\n\n",
      onword: word => light(word),
      actions: sentence.words.every(word => word.head !== null) ? make("a", {class: "file quiet", href: address("derive", treeFields(treeOf(sentence)))}, "Derive") : null}));
    const score = agreement(sentences.map((sentence, i) => [sentence, compared[i]]));
    const differing = cards.reduce((sum, card) => sum + card.marks.length, 0);
    put(answerLine,
      make("span", {}, [count(sentences.length, "sentence"), count(words, "word"), `${time.toFixed(0)} ms`, name, model?.licence].filter(Boolean).join(" · ")),
      score ? make("span", {}, make("b", {}, score), `, ${count(differing, "difference")}`) : null,
      differing ? button("Next difference", {class: "small", title: "e", onclick: () => nextDifference(1)}) : null,
      fits ? null : make("span", {}, "The text is too long for a link; save it as a file."),
      make("span", {class: "grow"}),
      menu("Copy as", [
        ["CoNLL-U", async () => copy(await conllu(), "CoNLL-U")],
        ["JSON", () => copy(JSON.stringify(answer, null, 1), "JSON")],
        ["curl", () => copy(curl(), "curl command")],
        ["Java", () => copy(java(), "Java")],
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

  const conllu = async () => (await postFor("api/v1/parse", {...question(state.model), confidence: false}, "application/x-conllu")).text();
  const curl = () => `curl -s ${location.origin}/api/v1/parse -H 'Content-Type: application/json' -d ${quoted(JSON.stringify(question(state.model)))}\n`;
  const shell = () => kindNow() === "text" ? `dodona parse ${quoted(area.value)}\n`
    : `dodona parse ${kindNow() === "conllu" ? "" : `--input ${kindNow() === "lines" ? "lines" : "horizontal"} `}FILE\n`;
  const java = () => `import dodona.text.pipeline.Pipeline;

Pipeline pipeline = Pipeline.load("${models.find(model => model.name === answer.model)?.language || "en"}");
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

  area.addEventListener("keydown", event => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      run();
    }
  });
  input.addEventListener("dragover", event => event.preventDefault());
  input.addEventListener("drop", event => {
    event.preventDefault();
    openFile(event.dataTransfer.files[0]);
  });
  area.dir = isRightToLeft(area.value) ? "rtl" : "auto";
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
