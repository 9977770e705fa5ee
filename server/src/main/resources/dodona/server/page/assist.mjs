// What the server knows about a sentence that is being edited.

import {post} from "./api.mjs";
import {confirmedOnly} from "./edits.mjs";
import {isTree, write} from "./treebank.mjs";

/**
 * The heads and labels of a tree that has all confirmed arcs.
 *
 * @returns {Promise<{head: number, deprel: string}[]>}
 */
export async function completed(sentence, model) {
  const answer = await post("api/v1/parse", {conllu: write(confirmedOnly(sentence)), keep: "heads,labels,tags", projectivize: true, ...(model ? {model} : {})});
  return answer.sentences[0].words.map(word => ({head: word.head, deprel: word.deprel}));
}

/** How sure the parser is of each sentence of a treebank. */
export async function rated(conllu, model, signal) {
  const answer = await post("api/v1/parse", {conllu, confidence: true, ...(model ? {model} : {})}, signal);
  return answer.sentences.map(sentence => sentence.confidence ?? null);
}

/** What is wrong with a sentence; heads that are not a tree are found without the server. */
export async function findings(sentence) {
  const roots = sentence.words.flatMap((word, i) => word.head === 0 ? [i + 1] : []);
  if (!isTree(sentence)) {
    const missing = sentence.words.findIndex(word => word.head < 0) + 1;
    return [{severity: "error", word: missing, message: missing ? "has no head" : roots.length ? "The heads form a cycle." : "No word is the root."}];
  }
  try {
    return (await post("api/v1/validate", {conllu: write(sentence)})).findings;
  } catch (error) {
    return [{severity: "warning", word: 0, message: `The sentence was not checked: ${error.message}`}];
  }
}
