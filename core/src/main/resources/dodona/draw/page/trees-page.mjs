// Sentences in a file of its own, each in an element of data.

import {make} from "./dom.mjs";
import {sentenceCard, showCards} from "./sentences.mjs";

const sentences = [...document.querySelectorAll("script[type='application/json']")].map(element => JSON.parse(element.textContent));
const place = make("div", {class: "cards"});
document.querySelector("main").append(place);
showCards(place, sentences.map((sentence, i) => sentenceCard(sentence, {number: sentence.id || i + 1})));
