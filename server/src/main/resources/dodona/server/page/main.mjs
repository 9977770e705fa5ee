// The frame around the screens: which one is shown, the theme, the shortcuts.

import {announce, button, isTyping, make, tick} from "./dom.mjs";
import {RELATIONS, TAGS} from "./glossary.mjs";
import {readState} from "./state.mjs";
import {parseScreen} from "./parse.mjs";
import {deriveScreen} from "./derive.mjs";
import {latticeScreen} from "./lattice.mjs";

const SCREENS = {parse: ["Parse", parseScreen], derive: ["Derive", deriveScreen], lattice: ["Lattice", latticeScreen]};
const THEMES = {auto: ["◐", "as the system"], light: ["☀\ufe0e", "light"], dark: ["☾", "dark"]};
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
  ["Everywhere", [["1 2 3", "Parse, Derive, Lattice"], ["?", "this help"], ["Esc", "close"]]],
  ["Parse", [["Ctrl Enter", "parse"], ["j k", "next, previous sentence"], ["e E", "next, previous difference"],
    ["← →", "word by word in a tree"], ["↑ ↓", "to the head, to the first dependent"], ["Enter", "all about the word"]]],
  ["Derive", [["S L R D W N", "shift, left, right, reduce, swap, no arc"], ["⇧L ⇧R", "left, right over a word"], ["Space", "the oracle’s move"],
    ["m", "the model’s move"], ["← →", "undo, redo; also Ctrl Z, Ctrl Y"], ["Home End", "first, last step"], ["p q b", "play, quiz, branches"]]],
  ["Lattice", [["← →", "to the configuration before, after"], ["↑ ↓", "others of the same step"], ["Enter", "look at it"], ["d", "go on from there in Derive"]]]];

/** What each of some names means, folded. */
function glossary(title, note, names) {
  return make("details", {class: "fold"}, make("summary", {}, title), make("p", {class: "soft"}, note),
    make("table", {}, make("tbody", {}, Object.entries(names).map(([name, text]) =>
      make("tr", {}, make("th", {scope: "row"}, make("code", {}, name)), make("td", {}, text))))));
}

function showHelp() {
  const dialog = make("dialog", {"aria-labelledby": "help-title", onclose: () => dialog.remove()},
    make("div", {class: "row"}, make("h2", {id: "help-title"}, "Help"), make("span", {class: "grow"}), button("Close", {class: "quiet", onclick: () => dialog.close()})),
    glossary("Labels of arcs", "The label says what a word is to its head. After a colon stands a subtype: nsubj:pass is the subject of a passive.", RELATIONS),
    glossary("Tags of words", "The universal part of speech, below each word; XPOS is the treebank’s own tag.", TAGS),
    make("h3", {}, "Keys"),
    make("p", {class: "soft"}, "Single keys act while nothing is typed into; those of Derive while the focus is in the derivation."),
    tick("Single keys on all screens", stored("keys") !== "off", value => stored("keys", value ? "on" : "off")),
    SHORTCUTS.map(([name, keys]) => make("section", {class: "stack"}, make("h3", {}, name), make("table", {}, make("tbody", {},
      keys.map(([key, text]) => make("tr", {}, make("td", {}, key.split(" ").map((part, i) => [i ? " " : "", make("kbd", {}, part)])), make("td", {}, text))))))));
  document.body.append(dialog);
  dialog.showModal();
}

document.getElementById("help").addEventListener("click", showHelp);
document.addEventListener("keydown", event => {
  if (isTyping(event) || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || document.querySelector("dialog")) return;
  if (stored("keys") === "off") return;
  const tab = tabs["123".indexOf(event.key)];
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
