// Filters of reports: rows and sections that do not match are hidden. Without this script, everything is shown.

const filters = document.querySelector("form.filters");
const output = filters?.querySelector("output");
const rows = [...document.querySelectorAll(".error")];

/** Whether a row matches every list and the text that was typed. */
function matches(row) {
  return [...filters.elements].every(field => {
    if (!field.name || !field.value) return true;
    if (field.name === "text") return row.textContent.toLowerCase().includes(field.value.toLowerCase());
    return (row.dataset[field.name] || "").split("|").includes(field.value);
  });
}

function filter() {
  const isFiltered = [...filters.elements].some(field => field.name && field.value);
  const sentences = new Set();
  let count = 0;
  for (const row of rows) {
    row.hidden = !matches(row);
    if (!row.hidden) {
      count++;
      sentences.add(row.dataset.sentence);
    }
  }
  for (const kind of document.querySelectorAll("details.kind")) {
    kind.hidden = !kind.querySelector(".error:not([hidden])");
    if (isFiltered && !kind.hidden) kind.open = true;
  }
  for (const section of document.querySelectorAll("section.kinds")) {
    section.hidden = !section.querySelector("details.kind:not([hidden])");
  }
  for (const sentence of document.querySelectorAll("details.sentence")) {
    sentence.hidden = !sentences.has(sentence.id);
  }
  output.textContent = `${count} of ${rows.length}`;
}

/** Opens what the address points to. */
function openTarget() {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) {
    target.hidden = false;
    target.open = true;
    target.scrollIntoView();
    target.querySelector("summary").focus({preventScroll: true});
  }
}

/** Opens the next or previous item that is shown, and closes the others. */
function step(by) {
  const items = [...document.querySelectorAll("details.sentence:not([hidden])")];
  if (!items.length) return;
  const open = items.findIndex(item => item.open);
  const at = Math.min(items.length - 1, Math.max(0, open + by));
  items.forEach((item, i) => { item.open = i === at; });
  items[at].scrollIntoView({block: "start"});
  items[at].querySelector("summary").focus({preventScroll: true});
}

if (filters) {
  filters.hidden = false;
  filters.addEventListener("input", filter);
  filters.addEventListener("reset", () => setTimeout(filter));
  filters.addEventListener("submit", event => event.preventDefault());
  filter();
}
addEventListener("hashchange", openTarget);
openTarget();
addEventListener("keydown", event => {
  if (event.target.closest("input, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "n" || event.key === "j") step(1);
  if (event.key === "p" || event.key === "k") step(-1);
});
