"use strict";

/**
 * Shows a derivation, step by step.
 *
 * @param {HTMLElement} root where to show it
 * @param {{title: string, by: string, words: string[], others: string, steps: {name: string,
 *     parts: Object<string, number[]>, arc: ?Array, others: ?string[]}[]}} trace the words, of
 *     which the first is the root, and what each transition did
 */
function showDerivation(root, trace) {
  const steps = trace.steps;
  const last = steps.length - 1;
  const arcs = steps.map((step, i) => step.arc && {head: step.arc[0], dependent: step.arc[1],
    label: step.arc[2], step: i}).filter(Boolean);
  const isRightToLeft = /^[^A-Za-z\u00c0-\u02b8\u0370-\u0587]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
    .test(trace.words.slice(1).join(" "));
  let at = 0;
  let timer = 0;

  function make(name, attributes, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) {
      if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
      else element.setAttribute(key, value);
    }
    element.append(...children);
    return element;
  }

  function draw(name, attributes, ...children) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  }

  function word(i) {
    return trace.words[i];
  }

  function arcText(arc) {
    return arc.label
      ? `${word(arc.head)} –${arc.label}→ ${word(arc.dependent)}`
      : `${word(arc.head)} → ${word(arc.dependent)}`;
  }

  /* Where words and arcs are: an arc lies above all arcs that it spans, as in 'dodona show'. */
  function layout() {
    const context = document.createElement("canvas").getContext("2d");
    const width = (text, size) => {
      context.font = `${size}px system-ui, sans-serif`;
      return context.measureText(text).width;
    };
    const wide = trace.words.map((form, i) => {
      const labels = arcs.filter(arc => arc.dependent === i).map(arc => width(arc.label, 12));
      return Math.max(width(form, 16), ...labels, 24) + 28;
    });
    const x = [0];
    let end = 0;
    for (let i = 1; i < wide.length; i++) {
      x[i] = end + wide[i] / 2;
      end += wide[i];
    }
    if (isRightToLeft) for (let i = 1; i < x.length; i++) x[i] = end - x[i];
    const levels = [];
    const inner = arcs.filter(arc => arc.head > 0);
    inner.sort((a, b) => span(a) - span(b));
    for (const arc of inner) {
      const [from, to] = ends(arc);
      let level = 1;
      for (const other of levels) {
        const [start, stop] = ends(other);
        if (start < to && from < stop) level = Math.max(level, other.level + 1);
      }
      levels.push(Object.assign(arc, {level}));
    }
    const most = Math.max(1, ...inner.map(arc => arc.level));
    return {x, end, top: most * 34 + 40};
  }

  function ends(arc) {
    return [Math.min(arc.head, arc.dependent), Math.max(arc.head, arc.dependent)];
  }

  function span(arc) {
    return Math.abs(arc.head - arc.dependent);
  }

  function picture() {
    const {x, end, top} = layout();
    const base = top + 8;
    const svg = draw("svg", {width: end + 8, height: base + 34, role: "img"});
    for (let i = 1; i < trace.words.length; i++) {
      svg.append(draw("text", {x: x[i], y: base + 22, class: "form"}, word(i)));
    }
    for (const arc of arcs) {
      const to = x[arc.dependent];
      const group = draw("g", {});
      let path = `M${to},14V${base - 4}`;
      let label = [to, 10];
      if (arc.head > 0) {
        const y = top - arc.level * 34;
        const from = x[arc.head] + (to > x[arc.head] ? 7 : -7);
        const bend = Math.min(14, Math.abs(to - from) / 2) * (to > from ? 1 : -1);
        path = `M${from},${base - 2}V${y + 14}Q${from},${y} ${from + bend},${y}H${to - bend}` +
          `Q${to},${y} ${to},${y + 14}V${base - 4}`;
        label = [(from + to) / 2, y - 5];
      }
      group.append(draw("path", {d: path, class: "arc"}),
        draw("path", {d: `M${to - 4},${base - 8}L${to},${base + 2}L${to + 4},${base - 8}Z`, class: "tip"}),
        draw("text", {x: label[0], y: label[1], class: "label"}, arc.label || (arc.head ? "" : "root")));
      arc.group = group;
      svg.append(group);
    }
    return svg;
  }

  const svg = picture();
  const said = make("p", {class: "said", "aria-live": "polite"});
  const parts = make("dl", {class: "parts"});
  const slider = make("input", {type: "range", min: 0, max: last, value: 0, "aria-label": "Step",
    oninput: () => go(Number(slider.value))});
  const buttons = {
    first: make("button", {type: "button", "aria-label": "First step", onclick: () => go(0)}, "⏮\ufe0e"),
    back: make("button", {type: "button", "aria-label": "One step back", onclick: () => go(at - 1)}, "◀\ufe0e"),
    play: make("button", {type: "button", onclick: play}, "Play"),
    next: make("button", {type: "button", "aria-label": "One step forward", onclick: () => go(at + 1)}, "▶\ufe0e"),
    end: make("button", {type: "button", "aria-label": "Last step", onclick: () => go(last)}, "⏭\ufe0e"),
  };
  const names = Object.keys(steps[0].parts);
  const hasChoice = steps.some(step => step.others);
  const rows = steps.map((step, i) => make("tr", {},
    make("td", {}, make("button", {type: "button", "aria-label": `Go to step ${i}`, onclick: () => go(i)}, `${i}`)),
    make("td", {}, step.name || "–"),
    ...names.map(name => make("td", {dir: "auto"}, step.parts[name].map(word).join(" ") || "–")),
    make("td", {dir: "auto"}, step.arc ? arcText(arcs.find(arc => arc.step === i)) : ""),
    ...(hasChoice ? [make("td", {}, (step.others || []).join(" "))] : [])));
  const table = make("table", {}, make("caption", {}, "The whole derivation"),
    make("thead", {}, make("tr", {}, ...["step", "transition", ...names, "new arc",
      ...(hasChoice ? [trace.others] : [])].map(head => make("th", {scope: "col"}, head)))),
    make("tbody", {}, ...rows));

  function show() {
    const step = steps[at];
    const arc = arcs.find(other => other.step === at);
    const sentence = at === 0 ? "The initial configuration." : "";
    said.replaceChildren(`Step ${at} of ${last}. `, sentence || make("b", {}, step.name),
      arc ? ` adds ${arcText(arc)}` : "", step.others ? `; ${trace.others}: ${step.others.join(", ")}` : "");
    parts.replaceChildren(...names.flatMap(name => [make("dt", {}, name),
      make("dd", {}, ...(step.parts[name].length
        ? step.parts[name].map(i => make("span", {class: i ? "word" : "word root", dir: "auto"}, word(i)))
        : [make("span", {class: "empty"}, "empty")]))]));
    for (const other of arcs) {
      other.group.setAttribute("class", other.step > at ? "later" : other.step === at ? "now" : "");
    }
    const built = arcs.filter(other => other.step <= at).map(arcText);
    svg.setAttribute("aria-label", `Arcs so far: ${built.join("; ") || "none"}`);
    rows.forEach((row, i) => i === at
      ? row.setAttribute("aria-current", "step") : row.removeAttribute("aria-current"));
    slider.value = at;
    slider.setAttribute("aria-valuetext", `step ${at} of ${last}`);
    buttons.first.disabled = buttons.back.disabled = at === 0;
    buttons.next.disabled = buttons.end.disabled = at === last;
  }

  function go(step) {
    at = Math.max(0, Math.min(last, step));
    show();
  }

  function play() {
    if (timer) {
      clearInterval(timer);
      timer = 0;
    } else {
      if (at === last) go(0);
      timer = setInterval(() => {
        go(at + 1);
        if (at === last) play();
      }, 1200);
    }
    buttons.play.textContent = timer ? "Pause" : "Play";
  }

  const keys = {ArrowLeft: () => go(at - 1), ArrowRight: () => go(at + 1), Home: () => go(0),
    End: () => go(last), " ": play};
  document.addEventListener("keydown", event => {
    const isTaken = event.target.closest("input, button") && event.key !== "ArrowLeft" &&
      event.key !== "ArrowRight" || event.target === slider;
    if (keys[event.key] && !isTaken && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      keys[event.key]();
    }
  });

  root.replaceChildren(
    make("h1", {dir: "auto"}, trace.title),
    make("p", {class: "by"}, trace.by),
    make("section", {"aria-label": "Derivation"},
      make("div", {class: "bar"}, ...Object.values(buttons), slider), said,
      make("div", {class: "scroll", tabindex: 0, role: "region", "aria-label": "Tree"}, svg), parts,
      make("p", {class: "keys"}, make("kbd", {}, "←"), " ", make("kbd", {}, "→"), " step, ",
        make("kbd", {}, "Home"), " ", make("kbd", {}, "End"), " first and last, ",
        make("kbd", {}, "Space"), " play and pause")),
    make("section", {"aria-label": "Table"}, make("div", {class: "scroll", tabindex: 0, role: "region",
      "aria-label": "Table of the derivation"}, table)));
  show();
}
