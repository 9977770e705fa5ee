// The frame around the screens: which one is shown, the theme, the shortcuts.

import {announce, button, isTyping, make, tick} from "./dom.mjs";
import {RELATIONS, TAGS} from "./glossary.mjs";
import {readState} from "./state.mjs";
import {parseScreen} from "./parse.mjs";
import {searchScreen} from "./search.mjs";
import {editScreen} from "./edit.mjs";
import {deriveScreen} from "./derive.mjs";
import {latticeScreen} from "./lattice.mjs";

const SCREENS = {parse: ["Parse", parseScreen], search: ["Search", searchScreen], edit: ["Edit", editScreen], derive: ["Derive", deriveScreen], lattice: ["Lattice", latticeScreen]};
const THEMES = {auto: ["◐", "system"], light: ["☀\ufe0e", "light"], dark: ["☾", "dark"]};
const main = document.getElementById("main");
const tabs = [...document.querySelectorAll(".tabs a")];
let current = null;

async function route() {
  const state = await readState();
  const name = SCREENS[state.screen] ? state.screen : "parse";
  tabs.forEach(tab => tab.getAttribute("href").startsWith(`#/${name}`) ? tab.setAttribute("aria-current", "page") : tab.removeAttribute("aria-current"));
  document.title = `${SCREENS[name][0]} – Dodona`;
  const isOther = current?.name !== name;
  const focused = main.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  current?.screen.leave?.();
  const place = make("div", {class: "screen stack"});
  main.replaceChildren(place);
  current = {name, screen: SCREENS[name][1](place, state.fields, linkTabs)};
  if (isOther) scrollTo(0, 0);
  else if (focused) requestAnimationFrame(() => main.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({preventScroll: true}));
}

/** A tree that one screen shows is taken along to the next. */
function linkTabs(addresses) {
  tabs.forEach(tab => {
    const name = tab.getAttribute("href").match(/^#\/(\w+)/)[1];
    if (addresses[name]) tab.setAttribute("href", addresses[name]);
  });
}

function stored(name, value) {
  try {
    if (value !== undefined) localStorage.setItem(name, value);
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

const themeButton = document.getElementById("theme");

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  themeButton.textContent = THEMES[theme][0];
  themeButton.setAttribute("aria-label", `Theme: ${THEMES[theme][1]}`);
  themeButton.title = `Theme: ${THEMES[theme][1]}`;
}

themeButton.addEventListener("click", () => {
  const names = Object.keys(THEMES);
  const next = names[(names.indexOf(document.documentElement.dataset.theme) + 1) % names.length];
  stored("theme", next);
  setTheme(next);
  announce(`Theme: ${THEMES[next][1]}`);
});
setTheme(THEMES[stored("theme")] ? stored("theme") : "auto");

const SHORTCUTS = [
  ["Everywhere", [["1 – 5", "Parse, Search, Edit, Derive, Lattice"], ["?", "open this help"], ["Esc", "close help or word details"]]],
  ["Parse", [["Ctrl Enter", "parse"], ["j k", "next, previous sentence"], ["e E", "next, previous difference"],
    ["← →", "in a tree: previous, next word"], ["↑ ↓", "in a tree: head, first dependent"], ["Enter", "in a tree: word details"]]],
  ["Search", [["Ctrl Enter", "search"], ["j k", "next, previous sentence with a match"]]],
  ["Edit", [["h l t", "choose the head, the label, the tag"], ["m f", "go to the lemma, the features"], ["c", "confirm the arc, or take that back"], ["s w", "split the word, join it with the next one"],
    ["b n", "split the sentence after the word, join it with the next one"], ["a", "accept and go on"], ["j k", "next, previous sentence"], ["Ctrl Z Y", "undo, redo"]]],
  ["Derive", [["S L R D W N", "shift, left-arc, right-arc, reduce, swap, no-arc"], ["⇧L ⇧R", "left-arc 2, right-arc 2 (Attardi)"], ["Space", "take the oracle’s move"],
    ["m", "take the model’s move"], ["← →", "undo, redo (also Ctrl Z, Ctrl Y)"], ["Home End", "first, last step"], ["p q b", "play, quiz, branches"]]],
  ["Lattice", [["← →", "previous, next configuration"], ["↑ ↓", "other configurations at the same step"], ["Enter", "move focus to “Open in Derive”"], ["d", "open the configuration in Derive"]]]];

/** An example in a description stands after the colon; the word that the label or tag is about is between asterisks. */
const described = text => text.split("*").map((part, i) => i % 2 ? make("b", {}, part) : part);

/** A folded list of names and their meanings. */
function glossary(title, note, names) {
  return make("details", {class: "fold"}, make("summary", {}, title), make("p", {class: "soft"}, note),
    make("table", {}, make("tbody", {}, Object.entries(names).map(([name, text]) =>
      make("tr", {}, make("th", {scope: "row"}, make("code", {}, name)), make("td", {}, described(text)))))));
}

function showHelp() {
  const dialog = make("dialog", {"aria-labelledby": "help-title", onclose: () => dialog.remove()},
    make("div", {class: "row"}, make("h2", {id: "help-title"}, "Help"), make("span", {class: "grow"}), button("Close", {class: "quiet", onclick: () => dialog.close()})),
    make("p", {}, "An arrow points from a head to its dependent. Arcs that cross others are dashed. A confidence in percent is the estimated probability that all heads and labels of the sentence are correct; without a percent sign it only ranks sentences."),
    glossary("Arc labels", "A label names the relation of a word to its head. A subtype follows a colon: nsubj:pass is the subject of a passive clause.", RELATIONS),
    glossary("Part-of-speech tags", "The universal tag (UPOS) is shown below each word. XPOS in the table is the treebank’s own tag.", TAGS),
    make("h3", {}, "Keyboard shortcuts"),
    make("p", {class: "soft"}, "Single-key shortcuts work unless you are typing in a field. Those of Derive work while the derivation has focus."),
    tick("Enable single-key shortcuts", stored("keys") !== "off", value => stored("keys", value ? "on" : "off")),
    SHORTCUTS.map(([name, keys]) => make("section", {class: "stack"}, make("h3", {}, name), make("table", {}, make("tbody", {},
      keys.map(([key, text]) => make("tr", {}, make("td", {}, key.split(" ").map((part, i) => [i ? " " : "", make("kbd", {}, part)])), make("td", {}, text))))))));
  document.body.append(dialog);
  dialog.showModal();
}

document.getElementById("help").addEventListener("click", showHelp);
document.addEventListener("keydown", event => {
  if (isTyping(event) || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || document.querySelector("dialog")) return;
  if (stored("keys") === "off") return;
  const tab = tabs["12345".indexOf(event.key)];
  if (event.key === "?") showHelp();
  else if (tab && event.key) location.hash = tab.getAttribute("href");
  else current?.screen.key?.(event);
});
document.addEventListener("click", event => {
  document.querySelectorAll("details.menu[open]").forEach(menu => { if (!menu.contains(event.target)) menu.open = false; });
});
document.querySelector(".skip").addEventListener("click", event => {
  event.preventDefault();
  main.focus();
});
addEventListener("hashchange", route);
addEventListener("popstate", event => { if (event.state === null && !location.hash) route(); });
route();
