// A dialog in which one value of many is chosen: type to search, arrow keys and Enter, or click.

import {button, make, put} from "./dom.mjs";

/**
 * Asks for a value.
 *
 * @param {{title: string, value: string, choices: [string, string][], isOpen: ?boolean}} options the choices with what
 *     they mean; an open list also takes values that are not in it
 * @returns the value; null if none was chosen
 */
export function pick({title, value, choices, isOpen}) {
  return new Promise(resolve => {
    const back = document.activeElement;
    let shown = [], at = 0;
    const search = make("input", {type: "text", role: "combobox", "aria-label": "Search", "aria-expanded": "true", "aria-controls": "choices", "aria-autocomplete": "list",
      autocapitalize: "off", spellcheck: "false", oninput: () => show(search.value)});
    const list = make("ul", {id: "choices", class: "choices", role: "listbox", "aria-label": title});
    const dialog = make("dialog", {class: "picker", "aria-labelledby": "picker-title", onclose: () => finish(null)},
      make("div", {class: "row"}, make("h2", {id: "picker-title"}, title), make("span", {class: "grow"}), button("Cancel", {class: "quiet", onclick: () => dialog.close()})),
      search, list);

    function show(typed) {
      const wanted = typed.trim().toLowerCase();
      const rank = ([name, text]) => name.toLowerCase() === wanted ? 0 : name.toLowerCase().startsWith(wanted) ? 1 : name.toLowerCase().includes(wanted) ? 2 : text.toLowerCase().includes(wanted) ? 3 : 4;
      shown = choices.map(choice => [rank(choice), choice]).filter(([order]) => order < 4).sort((a, b) => a[0] - b[0]).map(([, choice]) => choice);
      if (isOpen && wanted && !shown.some(([name]) => name === typed.trim())) shown.push([typed.trim(), "as typed"]);
      at = Math.max(0, wanted ? 0 : shown.findIndex(([name]) => name === value));
      put(list, shown.length ? shown.map(([name, text], i) => make("li", {id: `choice-${i}`, role: "option", "aria-selected": String(i === at), onclick: () => finish(name)},
        make("code", {}, name), " ", make("span", {class: "soft"}, text))) : make("li", {role: "option", "aria-selected": "false", "aria-disabled": "true", class: "soft"}, "nothing found"));
      mark();
    }

    function mark() {
      [...list.children].forEach((one, i) => one.setAttribute("aria-selected", String(i === at)));
      search.setAttribute("aria-activedescendant", shown.length ? `choice-${at}` : "");
      list.children[at]?.scrollIntoView({block: "nearest"});
    }

    function finish(chosen) {
      if (!dialog.isConnected) return;
      dialog.remove();
      back?.focus?.({preventScroll: true});
      resolve(chosen);
    }

    search.addEventListener("keydown", event => {
      const steps = {ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8};
      if (steps[event.key]) {
        event.preventDefault();
        at = Math.max(0, Math.min(shown.length - 1, at + steps[event.key]));
        mark();
      } else if (event.key === "Enter") {
        event.preventDefault();
        if (shown[at]) finish(shown[at][0]);
      }
    });
    document.body.append(dialog);
    show("");
    dialog.showModal();
    search.focus();
  });
}
