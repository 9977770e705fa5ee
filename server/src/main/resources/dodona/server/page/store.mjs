// The treebank that is being edited, kept in this browser.

import {Session} from "./session.mjs";
import {pack, unpack} from "./state.mjs";

const SOURCE = "edit-source", STATE = "edit-state";

/** Keeps a treebank as it was opened, in place of the one before; false if there is no room for it. */
export async function keepSource(source) {
  const packed = await pack(source);
  // Changes of one treebank must never meet the text of another.
  forget();
  if (set(SOURCE, packed) && set(STATE, "")) return true;
  forget();
  return false;
}

/** Calls a function when another tab keeps or forgets a treebank. */
export function onOtherTab(changed) {
  addEventListener("storage", event => { if (event.key === SOURCE || event.key === STATE) changed(); });
}

/** Keeps what was changed; false if there is no room for it. */
export function keepState(session) {
  return set(STATE, session.state());
}

/** The treebank that was kept; null if there is none. */
export async function kept() {
  const source = get(SOURCE), state = get(STATE);
  if (!source || !state) return null;
  try {
    return Session.restore(await unpack(source), state);
  } catch {
    return null;
  }
}

/** Forgets the treebank. */
export function forget() {
  for (const name of [SOURCE, STATE]) {
    try {
      localStorage.removeItem(name);
    } catch {
      // Nothing is kept then.
    }
  }
}

function get(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function set(name, value) {
  try {
    localStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
