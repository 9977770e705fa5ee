// The screen that corrects trees.

import {announce, button, count, download, keepFocus, make, menu, put, select, tick} from "./dom.mjs";
import {listModels, postFor} from "./api.mjs";
import {RELATIONS, TAGS} from "./glossary.mjs";
import {complete, confirm, joinSentences, joinWords, setCell, setHead, splitSentence, splitWord} from "./edits.mjs";
import {recognise, textInput} from "./input.mjs";
import {pick} from "./picker.mjs";
import {Session} from "./session.mjs";
import {forget, kept, keepSource, keepState, onOtherTab} from "./store.mjs";
import {completed, findings, rated} from "./assist.mjs";
import {drawTree, inWords} from "./tree.mjs";
import {isTree, textOf} from "./treebank.mjs";
import {askForms, wordForm} from "./wordform.mjs";
import {writeState} from "./state.mjs";

const AROUND = 3;
const PART = 100_000;

let session = null, hasSource = true, yielding = null;

/* Another tab has changed the treebank: whatever this one would keep would overwrite that. */
onOtherTab(() => {
  const before = session;
  session = null;
  if (before) yielding?.(before.name);
});

/** Takes a treebank along to this screen. Asks first where another one has been worked on; returns whether it was taken along. */
export async function startEditing(name, conllu) {
  const before = session || await kept();
  if (before && (before.changed || before.accepted) && !await mayForget(before, "Replace")) return false;
  session = new Session(name, conllu);
  hasSource = await keepSource(conllu);
  return true;
}

/** Asks whether a treebank that has been worked on may be forgotten. */
function mayForget(one, action) {
  return new Promise(resolve => {
    const back = document.activeElement;
    const dialog = make("dialog", {class: "picker", "aria-labelledby": "close-title", onclose: () => {
      dialog.remove();
      back?.focus?.({preventScroll: true});
      resolve(dialog.returnValue === "yes");
    }}, make("h2", {id: "close-title"}, `${action} ${one.name}?`),
    make("p", {}, `${count(one.changed, "changed sentence")} and ${count(one.accepted, "accepted sentence")} of it are no longer kept in this browser. Save the file first if you need them.`),
    make("div", {class: "row"}, button("Save", {onclick: () => saveFile(one)}), button(action, {class: "primary", onclick: () => dialog.close("yes")}),
      button("Cancel", {class: "quiet", onclick: () => dialog.close("no")})));
    document.body.append(dialog);
    dialog.showModal();
  });
}

const saveFile = one => download(one.name.replace(/\.gz$/, ""), one.write(), "application/x-conllu");

export function editScreen(place, fields, linkTabs) {
  let at = Math.max(0, Number(fields.sentence || 1) - 1), word = 1, mode = null, byConfidence = fields.order === "confidence", completes = true;
  let models = [], model = fields.model || "", order = [], saving = 0, isKept = hasSource, asked = 0, picture = null;

  const bar = make("div", {class: "row"});
  const start = make("section", {class: "card", "aria-label": "Open a treebank"});
  const list = make("nav", {class: "nearby", "aria-label": "Sentences"});
  const head = make("header", {class: "row"});
  const tree = make("div", {class: "scroll tree-box edit-tree", tabindex: -1});
  const hint = make("p", {class: "hint soft"});
  const panel = make("div", {class: "card-panel"});
  const problems = make("div", {"aria-live": "polite"});
  const tools = make("div", {class: "row"});
  const card = make("section", {class: "card", "aria-label": "Sentence"}, head, tree, hint, panel, problems, tools);
  const top = make("section", {class: "card slim", "aria-label": "Treebank"}, bar);
  place.append(make("h1", {class: "visually-hidden"}, "Correct trees"), start, top, card, list);

  /* Opening and keeping */

  const source = textInput({id: "text", label: "Text or CoNLL-U to correct", text: "", rows: 4, onrun: () => begin("pasted", source.area.value),
    onopen: (text, name) => begin(name, text)});
  source.dropOn(start);
  const message = make("div", {"aria-live": "polite"});
  put(start, make("h2", {}, "Correct trees"),
    make("p", {class: "soft"}, "Open a treebank in CoNLL-U, or paste CoNLL-U or text. The file stays in this browser; single sentences are sent to the server to be parsed and checked."),
    source.label, source.area, make("div", {class: "row"}, source.opener, make("span", {class: "grow"}),
      button("Start", {class: "primary", title: "Start (Ctrl+Enter)", onclick: () => begin("pasted", source.area.value)})), message);

  async function begin(name, text) {
    put(message);
    if (!text.trim()) {
      put(message, "Enter text or CoNLL-U, or open a file.");
      return;
    }
    try {
      const isTreebank = /\.(conllu?|conll)(\.gz)?$/.test(name) || recognise(text).isTreebank;
      const conllu = isTreebank ? text : await (await postFor("api/v1/parse", {text, ...(model ? {model} : {})}, "application/x-conllu")).text();
      const opened = new Session(!isTreebank ? "parsed.conllu" : name === "pasted" ? "pasted.conllu" : name, conllu);
      opened.sentence(0);
      session = opened;
      hasSource = await keepSource(conllu);
      at = 0;
      word = 1;
      enter();
    } catch (error) {
      put(message, make("p", {class: "error", role: "alert"}, error.line ? `sentence 1, line ${error.line}: ${error.message}` : error.message));
    }
  }

  function enter() {
    start.hidden = session !== null;
    for (const part of [top, card, list]) part.hidden = session === null;
    if (!session) return;
    session.onchange = step => {
      saveSoon();
      if (!step) return;
      if (step.before.length !== step.after.length) order = session.order(byConfidence);
      if (isReadable()) word = Math.max(1, Math.min(word, sentence().words.length));
      show();
    };
    at = Math.min(at, session.size - 1);
    order = session.order(byConfidence);
    saveNow();
    show();
    check();
    if (byConfidence) rateAll();
  }

  function saveSoon() {
    clearTimeout(saving);
    saving = setTimeout(saveNow, 300);
  }

  function saveNow() {
    clearTimeout(saving);
    saving = 0;
    if (session) isKept = hasSource && keepState(session);
    showBar();
  }

  async function close() {
    if ((session.changed || session.accepted) && !await mayForget(session, "Close")) return;
    forget();
    session = null;
    enter();
    source.area.focus();
  }

  yielding = name => {
    clearTimeout(saving);
    saving = 0;
    asked++;
    rating?.abort();
    for (const part of [card, list]) part.hidden = true;
    put(bar, make("p", {role: "alert"}, `${name} is being edited in another tab.`), make("span", {class: "grow"}),
      button("Continue here", {class: "primary", title: "Show what the other tab has kept, and edit it in this tab", onclick: async () => {
        session = await kept();
        hasSource = true;
        enter();
      }}));
  };

  /* Changes */

  const sentence = () => session.sentence(at);

  function isReadable() {
    try {
      return Boolean(sentence());
    } catch {
      return false;
    }
  }

  /** Changes the sentence, completes the rest of the tree, and says what was done. */
  function edit(changed, what) {
    if (changed === sentence()) return;
    session.change(at, changed, what);
    announce(what);
    assist();
  }

  /** Asks for a tree around what is confirmed. */
  async function assist() {
    const mine = ++asked, here = at, before = sentence();
    let note = null;
    if (completes && before.words.some(one => one.confirmed) && before.words.some(one => !one.confirmed)) {
      try {
        const words = await completed(before, model);
        if (mine !== asked || here !== at || sentence() !== before) return;
        const tree = complete(before, words);
        if (!isTree(tree)) throw new Error("the parser cannot build a tree with these crossing arcs");
        session.change(at, tree, "complete", true);
      } catch (error) {
        note = make("p", {class: "note"}, `The rest of the tree was not completed: ${error.message}`);
      }
    }
    if (mine === asked) check(note);
  }

  /** Shows the problems of the sentence, after a note if there is one. */
  async function check(note) {
    if (!isReadable()) return;
    const mine = ++asked, now = sentence();
    const found = await findings(now);
    if (mine !== asked || now !== sentence()) return;
    put(problems, note, found.length ? make("ul", {class: "findings", "aria-label": "Problems"}, found.map(one => make("li", {class: one.severity},
      make("span", {class: "severity"}, one.severity === "error" ? "✗ error" : "! warning"), " ",
      one.word ? button(now.words[one.word - 1]?.form ?? `${one.word}`, {class: "small", dir: "auto", onclick: () => choose(one.word)}) : null, " ",
      make("span", {title: one.explanation || null}, one.message), one.fix ? make("span", {class: "soft"}, ` ${one.fix}`) : null, one.rule ? make("code", {class: "soft"}, ` ${one.rule}`) : null)))
      : make("p", {class: "yes"}, "✓ No problems found"));
  }

  function step(result, what) {
    if (!result) {
      announce(`Nothing to ${what}`, true);
      return;
    }
    at = Math.min(result.at, session.size - 1);
    word = Math.max(1, Math.min(word, sentence().words.length));
    show();
    check();
    announce(`${what === "undo" ? "Undone" : "Redone"}: ${result.what}`);
  }

  const actions = {
    set: (column, value) => edit(setCell(sentence(), word, column, value), `${column} changed`),
    head: () => {
      mode = "head";
      put(hint, `Choose the head of “${sentence().words[word - 1].form}”: click a word, or use the arrow keys and Enter; `, button("Root", {class: "small", onclick: () => setIt(0)}), " (0) makes it the root, Esc cancels.");
      picture.go(word);
      announce(hint.textContent);
    },
    label: async () => {
      const now = sentence().words[word - 1];
      const label = await pick({title: `Label of “${now.form}”`, value: now.deprel, choices: labels(), isOpen: true});
      if (label) edit(setCell(sentence(), word, "deprel", label), `label ${label}`);
      picture.go(word);
    },
    tag: async () => {
      const now = sentence().words[word - 1];
      const tag = await pick({title: `Tag of “${now.form}”`, value: now.upos, choices: Object.entries(TAGS).map(plain)});
      if (tag) edit(setCell(sentence(), word, "upos", tag), `tag ${tag}`);
      picture.go(word);
    },
    confirm: () => edit(confirm(sentence(), word, !sentence().words[word - 1].confirmed), sentence().words[word - 1].confirmed ? "unconfirmed" : "confirmed"),
    split: async () => {
      const forms = await askForms(sentence().words[word - 1]);
      if (forms) edit(splitWord(sentence(), word, forms), "word split");
      picture.go(word);
    },
    join: () => edit(joinWords(sentence(), word), "words joined"),
    cut: () => {
      const parts = splitSentence(sentence(), word);
      if (parts) replace(1, parts, "sentence split");
    },
    joinNext: () => {
      if (at + 1 < session.size) replace(2, [joinSentences(sentence(), session.sentence(at + 1))], "sentences joined");
    },
  };

  const plain = ([name, text]) => [name, text.replace(/\*/g, "")];

  /** The universal labels, and the subtypes that are in the sentences nearby. */
  function labels() {
    const all = new Map(Object.entries(RELATIONS).map(plain));
    for (let i = Math.max(0, at - 100); i < Math.min(session.size, at + 100); i++) {
      try {
        for (const {deprel} of session.sentence(i).words) if (!all.has(deprel) && deprel !== "_") all.set(deprel, "in this treebank");
      } catch {
        // A sentence that cannot be read has no labels.
      }
    }
    return [...all];
  }

  function replace(count, sentences, what) {
    word = 1;
    session.replace(at, count, sentences, what);
    announce(what);
    check();
  }

  function setIt(id) {
    mode = null;
    edit(setHead(sentence(), word, id), `head ${id ? sentence().words[id - 1].form : "root"}`);
    show();
    picture.go(word);
  }

  function accept() {
    session.accept(at, !session.isAccepted(at));
    if (session.isAccepted(at)) go(1, true);
  }

  /* Where one is */

  function go(by, skipsAccepted) {
    const now = order.indexOf(at);
    let next = now + by;
    if (skipsAccepted) {
      next = order.findIndex((i, place) => place > now && !session.isAccepted(i));
      if (next < 0) next = order.findIndex(i => !session.isAccepted(i));
      if (next < 0) {
        show();
        announce("All sentences are accepted", true);
        return;
      }
    }
    if (next >= 0 && next < order.length) goTo(order[next]);
  }

  function goTo(i) {
    at = i;
    word = 1;
    mode = null;
    put(problems);
    show();
    check();
    picture?.go(1);
    announce(`Sentence ${at + 1} of ${session.size}: ${session.text(at)}`);
  }

  function choose(id) {
    word = id;
    picture.go(id);
    showPanel();
  }

  /* Showing */

  async function show() {
    showBar();
    showList();
    showSentence();
    await writeState("edit", {sentence: at ? `${at + 1}` : "", order: byConfidence ? "confidence" : "", model});
    linkTabs({edit: location.hash});
  }

  function showBar() {
    if (!session) return;
    keepFocus(bar, () => put(bar,
      make("b", {class: "file-name"}, session.name),
      make("span", {class: "soft"}, `${session.accepted.toLocaleString("en")} of ${session.size.toLocaleString("en")} accepted, ${session.changed.toLocaleString("en")} changed`),
      make("span", {class: isKept ? "yes" : "no", id: "kept", role: "status", title: isKept ? "Kept in this browser: nothing is lost when the page is closed" : null},
        !isKept ? "✗ Not kept: this browser has no room for it. Save the file often." : saving ? "… keeping" : "✓ Kept"),
      make("span", {class: "grow"}),
      select("Order", [["", "as in the file"], ["confidence", "least certain first"]], byConfidence ? "confidence" : "", value => {
        byConfidence = value === "confidence";
        order = session.order(byConfidence);
        show();
        if (byConfidence) rateAll();
      }),
      button("Undo", {"data-key": "undo", disabled: !session.canUndo, title: "Undo (Ctrl+Z)", onclick: () => step(session.undo(), "undo")}),
      button("Redo", {"data-key": "redo", disabled: !session.canRedo, title: "Redo (Ctrl+Y)", onclick: () => step(session.redo(), "redo")}),
      button("Save", {class: "primary", "data-key": "save", title: "Save as CoNLL-U. Sentences that you did not change stay the same, byte for byte.", onclick: () => saveFile(session)}),
      menu("More", [["Save confirmed arcs only", saveConfirmed], ["Close…", close]], {"data-key": "more"})));
  }

  /** Saves what a person has decided on, to be completed or trained on with `--partial`. */
  function saveConfirmed() {
    const text = session.writeConfirmed();
    if (text) download(session.name.replace(/(\.conllu?)?(\.gz)?$/, "-confirmed.conllu"), text, "application/x-conllu");
    else announce("No arc is confirmed", true);
  }

  function showList() {
    const now = order.indexOf(at);
    const rows = order.slice(Math.max(0, now - AROUND), now + AROUND + 1);
    const state = i => session.isAccepted(i) ? "✓" : session.isChanged(i) ? "•" : "";
    keepFocus(list, () => put(list, make("div", {class: "row"},
      button("Previous", {class: "small", "data-key": "previous", disabled: now <= 0, title: "Previous sentence (k)", onclick: () => go(-1)}),
      button("Next", {class: "small", "data-key": "next", disabled: now + 1 >= order.length, title: "Next sentence (j)", onclick: () => go(1)}),
      make("label", {class: "field"}, make("span", {}, "Sentence"), make("input", {type: "number", "data-key": "number", min: 1, max: session.size, value: at + 1, onchange: event => {
        const number = Number(event.target.value);
        if (Number.isInteger(number) && number >= 1 && number <= session.size) goTo(number - 1);
      }})), make("span", {class: "soft"}, `of ${session.size.toLocaleString("en")}`)),
    make("ol", {}, rows.map(i => make("li", {}, button(make("span", {class: "number"}, `${i + 1}`), {class: "quiet", "data-key": `at-${i}`, "aria-current": i === at ? "true" : null, onclick: () => goTo(i)},
      make("span", {class: "text", dir: "auto"}, session.text(i)), make("span", {class: "soft"}, confidenceOf(i)), make("span", {class: "yes", "aria-label": session.isAccepted(i) ? "accepted" : session.isChanged(i) ? "changed" : null}, state(i))))))));
  }

  const confidenceOf = i => session.confidence(i) === null ? "" : `${(100 * session.confidence(i)).toFixed(0)}%`;

  function showSentence() {
    let now;
    try {
      now = sentence();
    } catch (error) {
      put(head, make("span", {class: "number"}, `${at + 1}`));
      put(tree, make("p", {class: "error", role: "alert"}, `This sentence cannot be read, and is kept as it is. Line ${error.line} of it: ${error.message}`));
      put(panel);
      put(hint);
      put(tools, button("Next", {onclick: () => go(1)}));
      picture = null;
      return;
    }
    put(head, make("span", {class: "number"}, `${at + 1}`), make("p", {class: "text", dir: "auto"}, textOf(now)),
      session.confidence(at) === null ? null : make("span", {class: "soft"}, `confidence ${confidenceOf(at)}`),
      session.isAccepted(at) ? make("span", {class: "yes"}, "✓ accepted") : session.isChanged(at) ? make("span", {class: "soft"}, "• changed") : null);
    showTree(now);
    if (mode !== "head") put(hint, "Drag a word to its head, or press h. Click a label to change it. Solid arcs with ✓ are confirmed, dotted ones predicted.");
    showPanel();
    keepFocus(tools, () => put(tools,
      button(session.isAccepted(at) ? "Reopen" : "Accept and next", {class: "primary", "data-key": "accept", title: "Confirm all arcs and go on (a)", onclick: accept}),
      make("span", {class: "grow"}),
      models.length > 1 ? select("Model", models.map(one => [one.name, one.name]), model || models[0].name, value => { model = value; }) : null,
      tick("Complete the rest", completes, value => { completes = value; if (value) assist(); }, "After each change, parse the words that are not confirmed around those that are"),
      button("Join with next sentence", {class: "small", "data-key": "join-next", disabled: at + 1 >= session.size, title: "Join with the next sentence (n)", onclick: actions.joinNext})));
  }

  function showTree(now) {
    const hadFocus = tree.contains(document.activeElement);
    // Whoever chooses a head stays where they are when a completion arrives.
    const place = mode === "head" ? Number(document.activeElement.closest?.(".word")?.dataset.word || word) : word;
    const scroll = tree.scrollLeft;
    const words = now.words.map(one => ({form: one.form, tag: one.upos === "_" ? "" : one.upos, note: one.confirmed ? "confirmed" : "predicted"}));
    const arcs = now.words.flatMap((one, i) => one.head < 0 ? [] : [{head: one.head, dependent: i + 1, label: `${one.confirmed ? "✓" : ""}${one.deprel}`, kind: one.confirmed ? "confirmed" : "predicted"}]);
    picture = drawTree(words, arcs, {label: `Tree of: ${textOf(now)}. ${inWords(words, arcs)}`, onfocus: focused, onopen: opened});
    put(tree, picture);
    tree.scrollLeft = scroll;
    if (hadFocus) picture.go(Math.min(place, words.length));
    picture.choose(place);
  }

  function focused(id) {
    if (mode === "head") {
      picture.choose(id);
      return;
    }
    word = id;
    picture.choose(id);
    showPanel();
  }

  function opened(id) {
    if (mode === "head") setIt(id === word ? 0 : id);
  }

  function showPanel() {
    keepFocus(panel, () => put(panel, wordForm(sentence(), word, actions)));
  }

  /* Mouse: a word is dragged to its head; a label is clicked */

  let dragged = 0;
  const wordAt = event => Number(document.elementFromPoint(event.clientX, event.clientY)?.closest?.(".word")?.dataset.word || 0);
  tree.addEventListener("pointerdown", event => {
    dragged = event.pointerType === "mouse" && mode !== "head" ? wordAt(event) : 0;
  });
  tree.addEventListener("pointermove", event => {
    if (dragged) tree.classList.toggle("dragging", wordAt(event) !== dragged);
  });
  addEventListener("pointerup", dropped);
  function dropped(event) {
    const target = dragged ? wordAt(event) : 0;
    const from = dragged;
    dragged = 0;
    tree.classList.remove("dragging");
    if (target && target !== from) {
      word = from;
      setIt(target);
    }
  }
  tree.addEventListener("click", event => {
    const label = event.target.closest?.(".label");
    if (label && mode !== "head") {
      word = Number(label.dataset.dependent);
      actions.label();
    }
  });

  /* Keyboard */

  const KEYS = {h: actions.head, l: actions.label, t: actions.tag, c: actions.confirm, s: actions.split, w: actions.join, b: actions.cut, n: actions.joinNext, a: accept,
    j: () => go(1), k: () => go(-1), m: () => field("lemma"), f: () => field("feats")};
  const field = name => panel.querySelector(`[data-key=${name}]`)?.focus();

  function key(event) {
    if (!session || (!isReadable() && !"jk".includes(event.key))) return;
    if (mode === "head") {
      if (event.key === "Escape") {
        mode = null;
        show();
        picture.go(word);
      } else if (event.key === "0") setIt(0);
      else return;
      event.preventDefault();
    } else if (KEYS[event.key]) {
      event.preventDefault();
      KEYS[event.key]();
    }
  }

  function shortcut(event) {
    if (!session || !(event.ctrlKey || event.metaKey) || document.querySelector("dialog") || event.target.closest?.("input, textarea")) return;
    const isRedo = event.key === "y" || (event.key.toLowerCase() === "z" && event.shiftKey);
    if (isRedo || event.key === "z") {
      event.preventDefault();
      step(isRedo ? session.redo() : session.undo(), isRedo ? "redo" : "undo");
    }
  }
  document.addEventListener("keydown", shortcut);
  panel.addEventListener("keydown", event => {
    if (event.key === "Escape" || (event.key === "Enter" && event.target.matches("input"))) {
      event.preventDefault();
      event.target.blur();
      picture?.go(word);
    }
  });
  const leaving = () => { if (saving) saveNow(); };
  addEventListener("pagehide", leaving);

  /* How sure the parser is */

  let rating = null;

  /** Asks how sure the parser is of all sentences that are not rated yet, part by part. */
  async function rateAll() {
    rating?.abort();
    const mine = rating = new AbortController();
    const all = session;
    const unrated = all.order(false).filter(i => all.confidence(i) === null && all.text(i));
    try {
      for (let done = 0; done < unrated.length; ) {
        const part = [];
        for (let size = 0; done < unrated.length && size < PART; done++) {
          part.push(unrated[done]);
          size += all.conllu(unrated[done]).length;
        }
        const confidences = await rated(part.map(i => all.conllu(i)).join(""), model, mine.signal);
        if (mine !== rating || all !== session) return;
        all.rate(part, confidences);
        order = all.order(byConfidence);
        announce(`${done} of ${unrated.length} sentences rated`, true);
        showList();
      }
    } catch (error) {
      if (error.name !== "AbortError") announce(`Sentences were not rated: ${error.message}`, true);
    }
  }

  listModels().then(found => {
    models = found;
    if (models.length > 1 && session && isReadable()) showSentence();
  });
  put(hint);
  for (const part of [top, card, list]) part.hidden = true;
  (session ? Promise.resolve(session) : kept()).then(found => {
    session = found;
    enter();
  });
  return {
    key,
    leave: () => {
      leaving();
      rating?.abort();
      document.removeEventListener("keydown", shortcut);
      removeEventListener("pointerup", dropped);
      removeEventListener("pagehide", leaving);
      yielding = null;
      if (session) session.onchange = () => {};
    },
  };
}
