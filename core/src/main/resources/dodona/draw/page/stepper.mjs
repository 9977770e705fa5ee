// A derivation to go through move by move: the configuration, what every move would cost, and where it has led.

import {announce, button, copy, count, download, icon, isRightToLeft, isTyping, keepFocus, make, menu, put, select, tick} from "./dom.mjs";
import {drawTree, inWords, standalone} from "./tree.mjs";

const TITLES = {SH: "SHIFT", RE: "REDUCE", LA: "LEFT-ARC", RA: "RIGHT-ARC", LA2: "LEFT-ARC 2", RA2: "RIGHT-ARC 2",
  SW: "SWAP", NA: "NO-ARC", LEFT: "LEFT", RIGHT: "RIGHT"};
const KEYS = {SH: "s", RE: "d", LA: "l", RA: "r", LA2: "L", RA2: "R", SW: "w", NA: "n"};
const PART_NAMES = {stack: "Stack σ", buffer: "Buffer β", list: "Pending words", list1: "List λ₁", list2: "List λ₂"};
const SPEEDS = [["2400", "slow"], ["1200", "normal"], ["500", "fast"]];
const MOST_PREVIEWS = 12;

/**
 * A derivation of a tree.
 *
 * @param {{words: string[], heads: number[], labels: string[], system: string, oracle: string, oracleKind: string,
 *     after: ?string[], line: ?string[], source: {step: Function, history: Function}, onchange: ?Function}} options
 *     `source` answers what the configuration is after some moves; `after` have been taken, and `line`, which
 *     begins with them, are to be redone
 */
export function stepper(options) {
  const {words, heads, labels, source} = options;
  const isLabelled = labels.some(label => label && label !== "_");
  const rtl = isRightToLeft(words.join(" "));
  /* A word of another direction must not turn the sentence around that it stands in. */
  const form = word => word === 0 ? "ROOT" : rtl ? `\u2068${words[word - 1]}\u2069` : words[word - 1];
  const shown = words.map(word => ({form: word}));
  const positions = new Map();
  let line = options.line || options.after || [];
  let at = options.after?.length || 0;
  let branches = [];
  let chosenLabel = "";
  let isQuiz = false, right = 0, asked = 0;
  let timer = 0, speed = "1200";
  let here = null;

  const key = moves => moves.join(" ");
  const position = moves => positions.get(key(moves));

  const treeBox = make("div", {class: "scroll tree-box", tabindex: 0, role: "region", "aria-label": `Tree, ${options.system}`});
  const parts = make("div", {class: "parts", dir: rtl ? "rtl" : "ltr"});
  const moves = make("div", {class: "moves", role: "group", "aria-label": `Moves, ${options.system}`});
  const said = make("p", {class: "said"});
  const controls = make("div", {class: "row controls"});
  const historyBox = make("div", {class: "scroll", tabindex: 0, role: "region", "aria-label": `History, ${options.system}`});
  const branchBox = make("div", {});
  const root = make("div", {class: "stepper"}, said, treeBox, legend(), parts, moves, controls,
    make("div", {}, make("h3", {}, "History"), historyBox, branchBox));

  function legend() {
    const item = (kind, text) => make("span", {class: `key ${kind}`}, text);
    return make("p", {class: "legend", "aria-hidden": "true"}, item("k-gold", "gold, not built yet"), item("k-built", "built"),
      item("k-lost", "gold, lost"), item("k-wrong", "built, not gold"), item("k-reach", "best reachable tree"));
  }

  /** A word in running text. */
  const quoted = word => word === 0 ? "ROOT" : `“${form(word)}”`;

  const arcText = ([head, dependent, label]) =>
    `${form(head)} → ${form(dependent)}${label && label !== "_" ? ` (${label})` : ""}`;
  const goldText = word => arcText([heads[word - 1], word, labels[word - 1]]);

  /** What a move does, in words. */
  function effect(move, isDone) {
    const [stack, buffer] = [here.parts.stack, here.parts.buffer];
    if (move.arc) return `${isDone ? "made" : "makes"} ${quoted(move.arc[1])} a dependent of ${quoted(move.arc[0])}`;
    if (move.move === "SH" && here.parts.list1) return `${isDone ? "moved" : "moves"} on to the next word`;
    if (move.move === "SH") return `${isDone ? "moved" : "moves"} ${quoted(buffer[0])} to the stack`;
    if (move.move === "RE") return `${isDone ? "removed" : "removes"} ${quoted(stack[stack.length - 1])} from the stack`;
    if (move.move === "SW") return `${isDone ? "moved" : "moves"} ${quoted(stack[stack.length - 2])} back to the buffer`;
    if (move.move === "NA") return `${isDone ? "skipped" : "skips"} ${quoted(here.parts.list1[here.parts.list1.length - 1])}`;
    return "";
  }

  /** The name of a legal move with the label that was chosen for it. */
  function nameOf(move) {
    return move.arc && isLabelled && chosenLabel ? move.name.replace(/\(.*\)$/, `(${chosenLabel})`) : move.name;
  }

  /** What a move costs with the label that was chosen for it. */
  function costOf(move) {
    const isMislabelled = move.gold && nameOf(move) !== move.name;
    return move.cost === null ? null : move.cost + (isMislabelled ? 1 : 0);
  }

  function lostBy(move) {
    return move.gold && nameOf(move) !== move.name ? [...move.lost, move.arc[1]] : move.lost;
  }

  /** The arcs to draw. A quiz shows which arc a move would make, but not whether it is right or what it loses. */
  function treeArcs(preview) {
    const built = new Map(here.arcs.map(arc => [arc[1], arc]));
    const lost = new Set(here.lost);
    const wouldLose = new Set(preview && !isQuiz ? lostBy(preview) : []);
    const arcs = heads.map((head, i) => {
      const arc = built.get(i + 1);
      const isRight = arc && arc[0] === head && arc[2] === labels[i];
      const isNext = !isQuiz && preview?.gold && preview.arc[1] === i + 1 && !wouldLose.has(i + 1);
      const kind = isRight ? "built" : lost.has(i + 1) ? "lost" : wouldLose.has(i + 1) ? "would-lose" : isNext ? "next" : "gold";
      return {head, dependent: i + 1, label: isLabelled ? labels[i] : head ? "" : "root", kind};
    });
    for (const [head, dependent, label] of here.arcs) {
      if (head !== heads[dependent - 1] || label !== labels[dependent - 1]) {
        arcs.push({head, dependent, label: isLabelled ? label : "", kind: "wrong", below: true});
      }
    }
    for (const [head, dependent, label] of isQuiz ? [] : here.best || []) {
      if (!built.has(dependent) && head !== heads[dependent - 1]) {
        arcs.push({head, dependent, label: isLabelled ? label : "", kind: "reach", below: true});
      }
    }
    if (preview?.arc && (isQuiz || !preview.gold)) {
      arcs.push({head: preview.arc[0], dependent: preview.arc[1], label: "", kind: isQuiz ? "tried" : "preview", below: true});
    }
    return arcs;
  }

  function showTree(preview) {
    const arcs = treeArcs(preview);
    const built = here.arcs.map(arcText).join("; ") || "none";
    const scrolled = treeBox.scrollLeft;
    treeBox.replaceChildren(drawTree(shown, arcs, {label: `Arcs so far: ${built}. Gold tree: ${inWords(shown, arcs.filter(arc => !arc.below))}.`}));
    treeBox.scrollLeft = scrolled;
  }

  /** Leaves room for the arcs that moves would add, so that looking at them moves nothing. */
  function reserveRoom() {
    const legal = here.moves.filter(move => move.arc && (isQuiz || !move.gold)).slice(0, MOST_PREVIEWS);
    const heights = [null, ...legal].map(move => drawTree(shown, treeArcs(move)).height.baseVal.value);
    treeBox.style.minHeight = `${Math.max(...heights) + 14}px`;
  }

  function showParts() {
    const box = (word, mark) => make("li", {class: word === 0 ? "box root" : "box", dir: "auto"}, form(word),
      mark ? make("sub", {"aria-hidden": "true"}, mark) : null);
    const entries = Object.entries(here.parts);
    parts.className = `parts ${entries.map(([name]) => name).join("-")}`;
    parts.replaceChildren(...entries.map(([name, members]) => {
      const isStack = name === "stack" || name === "list1";
      const marks = members.map((word, i) => name === "stack" && i === members.length - 1 ? "σ₀"
        : name === "buffer" && i === 0 ? "β₀" : name === "list1" && i === members.length - 1 ? "i" : "");
      return make("div", {class: `part part-${name}`}, make("h3", {}, PART_NAMES[name] || name),
        members.length ? make("ol", {class: isStack ? "boxes stacked" : "boxes", tabindex: 0, "aria-label": PART_NAMES[name] || name},
          members.map((word, i) => box(word, marks[i]))) : make("p", {class: "empty"}, "empty"));
    }));
    parts.querySelectorAll(".stacked").forEach(list => { list.scrollLeft = list.scrollWidth; });
  }

  function verdict(move) {
    if (isQuiz) return null;
    const cost = costOf(move);
    const isFree = cost === 0;
    const text = cost === null ? "" : isFree ? "cost 0" : `cost ${cost}`;
    if (move.permitted === null || options.oracleKind === "dynamic") {
      return text ? make("span", {class: isFree ? "yes" : "no"}, isFree ? `✓ ${text}` : text) : make("span", {class: "soft"}, "cost unknown");
    }
    const isPermitted = move.permitted && nameOf(move) === move.name;
    return make("span", {class: isPermitted ? "yes" : "no"}, isPermitted ? "✓ permitted" : `✗ not permitted${text ? `, ${text}` : ""}`);
  }

  function moveButton(move) {
    const title = TITLES[move.move] || move.move;
    const shortcut = KEYS[move.move];
    const label = move.arc && isLabelled ? chosenLabel || move.arc[2] : "";
    const score = here.scores?.find(found => found.move === move.move && found.site === move.site);
    const lost = isQuiz ? [] : move.legal ? lostBy(move) : [];
    return make("button", {type: "button", class: "move", "data-key": `${move.move}-${move.site}`,
      "aria-disabled": move.legal ? null : "true",
      onclick: () => move.legal ? take(move) : announce(`${title} is not legal: ${move.obstacle}`, true),
      onmouseenter: () => move.legal && showTree(move), onmouseleave: () => showTree(null),
      onfocus: () => move.legal && showTree(move), onblur: () => showTree(null)},
    make("span", {class: "move-head"}, shortcut ? make("kbd", {}, shortcut.length && shortcut !== shortcut.toLowerCase() ? `⇧${shortcut}` : shortcut.toUpperCase()) : null,
      make("b", {}, title), label ? make("span", {class: "relation"}, label) : null, move.legal ? verdict(move) : null),
    make("span", {class: "move-what"}, move.legal ? effect(move) : `not legal: ${move.obstacle}`),
    lost.length ? make("span", {class: "move-lost"}, `loses ${lost.map(goldText).join(", ")}`) : null,
    lost.length && move.instead ? make("span", {class: "move-lost soft"}, `gains ${move.instead.map(goldText).join(", ")} instead`) : null,
    score && !isQuiz ? make("span", {class: "move-score"}, `model ${score.score.toFixed(2)}${score === bestScore() ? " ★ best" : ""}${score.name === move.name ? "" : ` as ${score.name}`}`) : null);
  }

  const bestScore = () => (here.scores || []).reduce((best, score) => !best || score.score > best.score ? score : best, null);

  function showMoves() {
    const isFocused = moves.contains(document.activeElement);
    keepFocus(moves, renewMoves);
    if (isFocused && !moves.contains(document.activeElement)) moves.querySelector("button, .done")?.focus({preventScroll: true});
  }

  function renewMoves() {
    moves.classList.toggle("many", here.moves.length > 8);
    if (here.terminal) {
      const wrong = here.lost.length;
      moves.replaceChildren(make("p", {class: "done", tabindex: -1}, wrong === 0 ? "✓ The gold tree is complete."
        : `Done. ${wrong} of ${count(words.length, "gold arc")} lost.`, isQuiz && asked ? ` Quiz: ${right} of ${asked} correct.` : ""));
    } else {
      moves.replaceChildren(...here.moves.map(moveButton));
    }
    if (here.silence && !isQuiz) moves.prepend(make("p", {class: "note"}, `${here.silence[0].toUpperCase()}${here.silence.slice(1)}. Costs are still shown.`));
  }

  /** The move that the oracle takes: one that it permits, or else one that costs least. */
  function oracleMove() {
    const legal = here.moves.filter(move => move.legal);
    return legal.find(move => move.permitted) ||
      legal.filter(move => move.cost !== null).sort((a, b) => a.cost - b.cost)[0] || null;
  }

  function sentence() {
    if (at === 0) return "The initial configuration.";
    const move = position(line.slice(0, at - 1))?.moves.find(found => bare(found.name) === bare(line[at - 1]));
    const after = here;
    here = position(line.slice(0, at - 1));
    const text = move ? `${line[at - 1]} ${effect(move, true)}.` : line[at - 1];
    here = after;
    return text;
  }

  const bare = name => name.replace(/\(.*\)$/, "");

  function showSaid() {
    const lost = here.lost.length;
    const loss = here.best === null ? "" : lost === 0 ? " All gold arcs can still be built." : ` ${lost} of ${count(words.length, "gold arc")} lost.`;
    said.replaceChildren(make("span", {class: "soft"}, `Step ${at}. `), sentence(), isQuiz ? "" : make("span", {class: lost ? "no" : "yes"}, loss));
  }

  const step = (picture, label, shortcut, action, disabled) => button(icon(picture), {class: "icon", "aria-label": label, "data-key": label,
    title: `${label}${shortcut ? ` (${shortcut})` : ""}`, onclick: action, disabled});

  const showControls = () => keepFocus(controls, renewControls);

  function renewControls() {
    const known = [...new Set(labels)];
    put(controls,
      make("div", {class: "group"},
        step("first", "First step", "Home", () => go(0), at === 0),
        step("back", "Undo", "←", () => go(at - 1), at === 0),
        step("next", "Redo", "→", () => go(at + 1), at === line.length),
        step("last", "Last step", "End", () => go(line.length), at === line.length)),
      make("div", {class: "group"},
        button("Oracle’s move", {"data-key": "oracle", title: "Oracle’s move (Space)", disabled: here.terminal, onclick: takeOracle}),
        here.scores ? button("Model’s move", {"data-key": "model", title: "Model’s move (m)", disabled: here.terminal, onclick: takeModel}) : null,
        button(icon(timer ? "pause" : "play"), {"data-key": "play", title: timer ? "Pause (p)" : "Take the oracle’s moves one after another (p)", "aria-pressed": timer ? "true" : "false", onclick: play}, timer ? "Pause" : "Play")),
      select("Speed", SPEEDS, speed, value => { speed = value; if (timer) { stop(); play(); } }),
      isLabelled ? select("Label", [["", "as in the gold tree"], ...known.map(label => [label, label])], chosenLabel, value => {
        chosenLabel = value;
        showMoves();
      }, {class: "wide"}) : null,
      tick("Quiz", isQuiz, value => { isQuiz = value; right = asked = 0; show(); }, "Hide costs until you have chosen a move (q)"),
      make("span", {class: "grow"}),
      menu("Save", [
        ["Copy command", () => copy(shellLine(), "Command")],
        ["Copy moves", () => copy(key(line.slice(0, at)), "Moves")],
        ["Copy table", () => copy(historyText(), "Table")],
        ["SVG of this step", () => download("dodona-step.svg", standalone(treeBox.querySelector("svg")), "image/svg+xml")]]));
  }

  function shellLine() {
    return `dodona derive --heads ${heads.join(",")} --words '${words.join(",").replace(/'/g, "'\\''")}' --system ${options.system} --oracle ${options.oracle}`;
  }

  function rows() {
    const found = [];
    for (let i = 0; i <= at; i++) {
      const now = position(line.slice(0, i)), before = i ? position(line.slice(0, i - 1)) : null;
      const arc = before ? now.arcs.find(added => !before.arcs.some(old => old[1] === added[1])) : null;
      found.push({step: i, move: i ? line[i - 1] : "–", parts: Object.values(now.parts).map(part => part.map(form).join(" ")),
        arc: arc ? arcText(arc) : "", cost: !before || now.best === null || before.best === null ? "" : String(now.lost.length - before.lost.length)});
    }
    return found;
  }

  const historyText = () => [["step", "move", ...Object.keys(here.parts), "new arc", "cost"],
    ...rows().map(row => [row.step, row.move, ...row.parts, row.arc, row.cost])].map(cells => cells.join("\t")).join("\n") + "\n";

  const showHistory = () => keepFocus(historyBox, renewHistory);

  function renewHistory() {
    historyBox.replaceChildren(make("table", {class: "history"},
      make("thead", {}, make("tr", {}, ["Step", "Move", ...Object.keys(here.parts).map(name => PART_NAMES[name] || name), "New arc", "Cost"]
        .map(name => make("th", {scope: "col"}, name)))),
      make("tbody", {}, rows().map(row => make("tr", {"aria-current": row.step === at ? "step" : null},
        make("td", {}, button(`${row.step}`, {class: "small", "aria-label": `Go to step ${row.step}`, "data-key": `step-${row.step}`, onclick: () => go(row.step)})),
        make("td", {}, row.move), row.parts.map(text => make("td", {dir: "auto"}, text || "–")),
        make("td", {dir: "auto"}, row.arc), make("td", {class: row.cost > 0 ? "no" : null}, row.cost > 0 ? `${row.cost}` : row.cost))))));
    historyBox.scrollTop = historyBox.scrollHeight;
    const all = [line, ...branches.filter(branch => key(branch) !== key(line))];
    branchBox.replaceChildren(...(all.length < 2 ? [] : [make("h3", {}, "Branches"), make("ul", {class: "branches"}, all.map((branch, i) => {
      const end = position(branch);
      return make("li", {}, button(i === 0 ? "Current" : "Open", {class: "small", "aria-pressed": i === 0 ? "true" : "false", disabled: i === 0,
        onclick: () => { remember(line); line = branch; go(branch.length); }}),
      make("code", {}, key(branch)), end ? make("span", {class: end.lost.length ? "no" : "yes"},
        end.lost.length ? `${count(end.lost.length, "arc")} lost` : "✓ no arcs lost") : null);
    }))]));
  }

  function remember(branch) {
    const text = key(branch);
    if (branch.length && !branches.some(other => key(other).startsWith(text))) branches = [...branches, branch];
    branches = branches.filter(other => other === branch || !text.startsWith(key(other) + " "));
  }

  function show() {
    showSaid();
    showTree(null);
    reserveRoom();
    showParts();
    showMoves();
    showControls();
    showHistory();
  }

  function fail(error) {
    stop();
    said.replaceChildren(make("span", {class: "no"}, error.message));
    announce(error.message);
  }

  async function go(step) {
    const wanted = Math.max(0, Math.min(line.length, step));
    const path = line.slice(0, wanted);
    try {
      const missing = path.map((move, i) => path.slice(0, i)).concat([path]).filter(moves => !position(moves));
      if (missing.length > 1) {
        (await source.history(path)).forEach((found, i) => positions.set(key(path.slice(0, i)), found));
      } else if (missing.length === 1) {
        positions.set(key(missing[0]), await source.step(missing[0]));
      }
    } catch (error) {
      fail(error);
      return false;
    }
    at = wanted;
    here = position(path);
    show();
    options.onchange?.(path);
    return true;
  }

  async function take(move) {
    const name = typeof move === "string" ? move : nameOf(move);
    let comment = "";
    if (isQuiz && typeof move !== "string") {
      const isRight = move.permitted === true || costOf(move) === 0;
      asked++;
      right += isRight ? 1 : 0;
      comment = isRight ? "Correct. " : `Not the best: ${lostBy(move).length ? `it loses ${lostBy(move).map(goldText).join(", ")}` : "the oracle does not permit it"}. `;
    }
    const before = {line, at};
    if (line[at] !== name) {
      if (at < line.length) remember(line);
      line = [...line.slice(0, at), name];
    }
    if (!await go(at + 1)) {
      ({line, at} = before);
      return;
    }
    if (comment) {
      said.prepend(make("b", {}, comment));
      said.append(make("span", {class: "soft"}, ` Quiz: ${right} of ${asked} correct.`));
    }
    const places = Object.entries(here.parts).map(([part, members]) => `${PART_NAMES[part] || part}: ${members.map(form).join(", ") || "empty"}`).join(". ");
    announce(`${comment}${said.textContent} ${places}`);
  }

  async function takeOracle() {
    const move = here && !here.terminal && oracleMove();
    if (move) await take(move.name);
    else if (here && !here.terminal) announce("The oracle has no move here, and the sentence is too long to search for one", true);
  }

  function takeModel() {
    const best = bestScore();
    return best ? take(isLabelled ? best.name : bare(best.name)) : null;
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
  }

  function play() {
    if (timer) {
      stop();
    } else {
      timer = setInterval(async () => {
        await (at < line.length ? go(at + 1) : takeOracle());
        if (!root.isConnected || here.terminal || timer === 0) {
          stop();
          if (root.isConnected) showControls();
        }
      }, Number(speed));
      if (here.terminal) go(0);
    }
    showControls();
  }

  root.addEventListener("keydown", event => {
    if (isTyping(event) || event.altKey || event.metaKey) return;
    const isOnButton = event.target.closest("button, summary");
    const letter = here?.moves.find(move => KEYS[move.move] === event.key);
    const actions = {ArrowLeft: () => go(at - 1), ArrowRight: () => go(at + 1), Home: () => go(0), End: () => go(line.length),
      m: takeModel, p: play, q: () => { isQuiz = !isQuiz; right = asked = 0; show(); }, b: () => branchBox.querySelector("button:not(:disabled)")?.focus()};
    if (!isOnButton) actions[" "] = takeOracle;
    if (event.ctrlKey) {
      const isRedo = event.key === "y" || event.key === "Z" || (event.key === "z" && event.shiftKey);
      if (isRedo || event.key === "z") {
        event.preventDefault();
        go(isRedo ? at + 1 : at - 1);
      }
      return;
    }
    const scrolls = event.target.closest(".scroll, .boxes") && event.key.startsWith("Arrow");
    const action = letter ? () => letter.legal ? take(letter) : announce(`${TITLES[letter.move]} is not legal: ${letter.obstacle}`, true) : actions[event.key];
    if (action && !scrolls) {
      event.preventDefault();
      action();
    }
  });

  go(at);
  return {
    element: root,
    takeOracle,
    go,
    stop,
    isDone: () => Boolean(here?.terminal),
    wordsRead: () => !here ? 0 : words.length - ((here.parts.buffer || here.parts.list || []).filter(word => word > 0).length),
    line: () => line.slice(0, at),
  };
}
