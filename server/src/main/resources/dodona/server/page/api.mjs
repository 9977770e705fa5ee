// What the server is asked.

/** An answer that says what is wrong. */
export class Problem extends Error {
  constructor(status, problem) {
    super(problem.detail || problem.title || `The server answered with status ${status}.`);
    this.status = status;
    this.problem = problem;
  }
}

async function send(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Problem(0, {detail: "The server is not responding. Is it still running? Your input is still here."});
  }
  if (response.ok) return response;
  const text = await response.text();
  let problem = {detail: text};
  try {
    problem = JSON.parse(text);
  } catch {
    // The text itself says what is wrong.
  }
  throw new Problem(response.status, problem);
}

/** Asks for something in JSON. */
export async function get(path) {
  return (await send(path, {headers: {Accept: "application/json"}})).json();
}

/** Asks with JSON, for JSON. */
export async function post(path, body, signal) {
  return (await postFor(path, body, "application/json", signal)).json();
}

/** Asks with JSON, for text of another kind. */
export function postFor(path, body, accept, signal) {
  return send(path, {method: "POST", signal, body: JSON.stringify(body), headers: {"Content-Type": "application/json", Accept: accept}});
}

let systems, models, recipes;

/** The transition systems with their moves and oracles. */
export function listSystems() {
  systems ||= get("api/v1/systems").then(answer => answer.systems);
  return systems;
}

/** The models; none if that is not known. */
export function listModels() {
  models ||= get("api/v1/models").then(answer => answer.models, () => []);
  return models;
}

/** The recipes, which are files of patterns; none if that is not known. */
export function listRecipes() {
  recipes ||= get("api/v1/recipes").then(answer => answer.recipes, () => []);
  return recipes;
}
