// Elements, and the little that every part of the page does with them.

const SVG = "http://www.w3.org/2000/svg";

/** An element with attributes (on… are listeners, null is left out) and children (null is left out). */
export function make(name, attributes, ...children) {
  return fill(document.createElement(name), attributes, children);
}

/** The same for SVG. */
export function draw(name, attributes, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

function fill(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "value" || key === "checked" || key === "selected") element[key] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...present(children));
  return element;
}

const present = children => children.flat(2).filter(child => child !== null && child !== undefined && child !== false);

/** Gives an element other children (null is left out). */
export function put(element, ...children) {
  element.replaceChildren(...present(children));
}

const ICONS = {first: "M5 4v12M15 4 7 10l8 6Z", back: "M14 4 6 10l8 6Z", next: "M6 4l8 6-8 6Z", last: "M15 4v12M5 4l8 6-8 6Z",
  play: "M6 4l9 6-9 6Z", pause: "M7 4v12M13 4v12", turn: "M4 7h12m-3-3 3 3-3 3M16 13H4m3-3-3 3 3 3"};

/** A small picture for a button. */
export function icon(name) {
  return draw("svg", {class: "icon-picture", width: 20, height: 20, viewBox: "0 0 20 20", "aria-hidden": "true"}, draw("path", {d: ICONS[name]}));
}

/** Renews what is in an element; the focus stays on what is now where it was, known by its data-key. */
export function keepFocus(element, renew) {
  const focused = element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  renew();
  if (focused) element.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({preventScroll: true});
}

/** A button. */
export function button(text, attributes, ...more) {
  return make("button", {type: "button", ...attributes}, text, ...more);
}

/** A list to choose from; choices are [value, text] or [value, text, disabled]. */
export function select(label, choices, value, onchange, attributes) {
  const list = make("select", {"data-key": label, ...attributes, onchange: () => onchange(list.value)},
    choices.map(([key, text, disabled]) => make("option", {value: key, disabled}, text)));
  list.value = value;
  return make("label", {class: "field"}, make("span", {}, label), list);
}

/** A box to tick. */
export function tick(label, checked, onchange, title) {
  const box = make("input", {type: "checkbox", "data-key": label, checked, onchange: () => onchange(box.checked)});
  return make("label", {class: "tick", title}, box, label);
}

/** A menu of buttons that opens below its name; choices are [text, action]. */
export function menu(text, choices, attributes) {
  const close = () => { details.open = false; };
  const details = make("details", {class: "menu", ...attributes},
    make("summary", {}, text),
    make("div", {class: "menu-list"}, choices.map(([name, action]) => button(name, {
      onclick: () => { close(); details.querySelector("summary").focus(); action(); }}))));
  details.addEventListener("keydown", event => {
    if (event.key === "Escape" && details.open) {
      close();
      details.querySelector("summary").focus();
      event.stopPropagation();
    }
  });
  details.addEventListener("focusout", event => {
    if (event.relatedTarget && !details.contains(event.relatedTarget)) close();
  });
  return details;
}

let liveRegion;

/** Tells those who listen to the page; also shows it for a moment if it is a result of theirs. */
export function announce(text, isShown) {
  if (!liveRegion) {
    liveRegion = make("div", {class: "live", role: "status", "aria-live": "polite"});
    document.body.append(liveRegion);
  }
  liveRegion.textContent = text;
  liveRegion.classList.toggle("shown", Boolean(isShown));
  if (isShown) setTimeout(() => liveRegion.classList.remove("shown"), 2500);
}

/** Copies a text and says so. */
export async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = make("textarea", {class: "hidden-field", "aria-hidden": "true"});
    const focused = document.activeElement;
    document.body.append(area);
    area.value = text;
    area.select();
    document.execCommand("copy");
    area.remove();
    focused?.focus();
  }
  announce(`${what} copied`, true);
}

/** Saves a text or a blob as a file. */
export function download(name, content, type) {
  const blob = content instanceof Blob ? content : new Blob([content], {type});
  const link = make("a", {href: URL.createObjectURL(blob), download: name});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  announce(`${name} saved`, true);
}

/** "1 word", "2 words". */
export function count(number, one, many = one + "s") {
  return `${Number(number).toLocaleString("en")} ${number === 1 ? one : many}`;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802-\ud803][\udc00-\udfff]|\ud83a[\udc00-\udfff]|\ud83b[\ude00-\udeff]/g;
const LETTER = /\p{L}/gu;

/** Whether most letters of a text are written from right to left. */
export function isRightToLeft(text) {
  const letters = (text.match(LETTER) || []).length;
  return (text.match(RIGHT_TO_LEFT) || []).length * 2 > letters;
}

/** Whether a key press is meant for something that text is typed into. */
export function isTyping(event) {
  return Boolean(event.target.closest?.("input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select"));
}

/** Whether motion is unwelcome. */
export function prefersStillness() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
