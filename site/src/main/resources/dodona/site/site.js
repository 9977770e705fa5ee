// A search over titles and headings, and a list of pages that shows where the reader is. All works from a file system.

"use strict";

(() => {
  const MOST = 12;
  const KINDS = 4;
  const form = document.getElementById("site-search");
  const input = form.querySelector("input");
  const list = document.getElementById("site-results");
  const status = document.getElementById("site-found");
  const root = form.dataset.root;
  let chosen = -1;

  const plain = text => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const entries = window.dodonaPages.flatMap(([title, target, sections]) => [
    {title, text: title, target, isTitle: true, worse: sections ? 0 : 2 * KINDS},
    ...(sections || []).map(([text, name]) => ({title, text, target: `${target}#${name}`, isTitle: false, worse: KINDS})),
  ]);
  entries.forEach(entry => {
    entry.plain = plain(entry.text);
    entry.context = `${plain(entry.title)} ${entry.plain}`;
  });

  const startsWord = (text, term) => text.split(/[^\p{L}\p{N}]+/u).some(word => word.startsWith(term));

  /**
   * How well an entry fits, 0 being best and -1 not at all: beginnings before word beginnings before other matches. Titles
   * come before headings, and both before pages without headings in the index, which are generated.
   */
  function rank(entry, query, terms) {
    const kind = entry.plain.startsWith(query) ? 0
      : terms.every(term => startsWord(entry.plain, term)) ? 1
        : terms.every(term => entry.plain.includes(term)) ? 2
          : terms.every(term => entry.context.includes(term)) && terms.some(term => entry.plain.includes(term)) ? 3 : -1;
    return kind < 0 ? kind : kind + entry.worse;
  }

  function search(text) {
    const query = plain(text.trim());
    const terms = query.split(/\s+/);
    return entries.map(entry => ({entry, rank: rank(entry, query, terms)})).filter(found => found.rank >= 0)
      .sort((a, b) => a.rank - b.rank).slice(0, MOST).map(found => found.entry);
  }

  function choose(index) {
    chosen = index;
    [...list.children].forEach((item, i) => item.setAttribute("aria-selected", i === chosen));
    const item = list.children[chosen];
    if (item) {
      input.setAttribute("aria-activedescendant", item.id);
      item.scrollIntoView({block: "nearest"});
    } else {
      input.removeAttribute("aria-activedescendant");
    }
  }

  function element(name, text) {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  }

  function close() {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    choose(-1);
  }

  function show() {
    const isEmpty = !input.value.trim();
    const found = isEmpty ? [] : search(input.value);
    list.replaceChildren(...found.map((entry, i) => {
      const link = document.createElement("a");
      link.href = root + entry.target;
      link.tabIndex = -1;
      link.id = `site-result-${i}`;
      link.setAttribute("role", "option");
      link.append(element("span", entry.text));
      if (!entry.isTitle) link.append(element("small", entry.title));
      return link;
    }));
    status.textContent = isEmpty ? "" : found.length === 0 ? "No title or heading contains this." : found.length === 1 ? "1 result" : `${found.length} results`;
    status.classList.toggle("nothing", !isEmpty && found.length === 0);
    list.hidden = found.length === 0;
    input.setAttribute("aria-expanded", String(found.length > 0));
    choose(found.length ? 0 : -1);
  }

  input.addEventListener("input", show);
  input.addEventListener("focus", show);
  input.addEventListener("keydown", event => {
    const last = list.children.length - 1;
    if (event.key === "Escape") {
      input.value = "";
      show();
    } else if (last >= 0 && !list.hidden && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      choose(event.key === "ArrowDown" ? (chosen === last ? 0 : chosen + 1) : (chosen <= 0 ? last : chosen - 1));
    } else {
      return;
    }
    event.preventDefault();
  });
  form.addEventListener("submit", event => {
    event.preventDefault();
    const link = list.children[chosen];
    if (!link) return;
    close();
    input.blur();
    location.href = link.href;
  });
  form.addEventListener("focusout", event => {
    if (!form.contains(event.relatedTarget)) close();
  });
  list.addEventListener("mousedown", event => event.preventDefault()); // the focus stays where it is, and the list open
  list.addEventListener("click", () => { close(); input.blur(); });
  document.addEventListener("keydown", event => {
    const isTyping = event.target.closest?.("input, textarea, select");
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      input.focus();
    }
  });
  form.hidden = false;

  const pages = document.getElementById("site-pages");
  const here = pages.querySelector("[aria-current]");
  if (here && here.offsetTop > pages.clientHeight / 2) pages.scrollTop = here.offsetTop - pages.clientHeight / 3;
})();
