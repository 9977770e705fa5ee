// A derivation in a file of its own: what a server would be asked is in it already.

import {make} from "./dom.mjs";
import {stepper} from "./stepper.mjs";

function showDerivation(data) {
  const known = new Map(data.positions.map(found => [found.after.join(" "), found]));
  const ask = moves => {
    const found = known.get(moves.join(" "));
    if (!found) throw new Error("This file does not contain the positions after that move. Run 'dodona serve' to explore all moves.");
    return found;
  };
  const shown = stepper({...data, source: {
    step: async moves => ask(moves),
    history: async moves => [...moves, ""].map((move, i) => ask(moves.slice(0, i))),
  }});
  document.querySelector("main").replaceChildren(make("h1", {dir: "auto"}, data.title), make("h2", {class: "by"}, data.by),
    make("section", {class: "card", "aria-label": "Derivation"}, shown.element));
}

showDerivation(JSON.parse(document.getElementById("data").textContent));
