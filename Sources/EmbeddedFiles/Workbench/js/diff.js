// The differences between two texts.

import { h, visible } from "page/dom.js";

/** The maximum number of pairs of words to compare; longer texts count as replaced as a whole. */
const MAXIMUM_PAIRS = 1_000_000;

function segments(text, granularity) {
  return Array.from(new Intl.Segmenter(undefined, { granularity }).segment(text), part => part.segment);
}

/** Returns the words of both texts, each with its side: the old text (-1), the new text (1), or both (0). */
function words(old, text) {
  const [first, second] = [segments(old, "word"), segments(text, "word")];
  if (first.length * second.length > MAXIMUM_PAIRS) return [[-1, old], [1, text]];
  // The length of the longest common subsequence after each pair of positions.
  const lengths = Array.from({ length: first.length + 1 }, () => new Uint32Array(second.length + 1));
  for (let i = first.length - 1; i >= 0; i--) {
    for (let j = second.length - 1; j >= 0; j--) {
      lengths[i][j] = first[i] === second[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  const found = [];
  let [i, j] = [0, 0];
  while (i < first.length || j < second.length) {
    if (i < first.length && j < second.length && first[i] === second[j]) {
      found.push([0, first[i++]]);
      j++;
    } else if (j === second.length || (i < first.length && lengths[i + 1][j] >= lengths[i][j + 1])) {
      found.push([-1, first[i++]]);
    } else {
      found.push([1, second[j++]]);
    }
  }
  return found;
}

/** Separates the common start and end of replaced words, such as an ending or a particle. */
function trimmed(old, text) {
  const [first, second] = [segments(old, "grapheme"), segments(text, "grapheme")];
  let start = 0;
  while (start < first.length && start < second.length && first[start] === second[start]) start++;
  let end = 0;
  while (end < Math.min(first.length, second.length) - start && first.at(-1 - end) === second.at(-1 - end)) end++;
  const part = (all, from, to) => all.slice(from, to).join("");
  return [[0, part(first, 0, start)], [-1, part(first, start, first.length - end)], [1, part(second, start, second.length - end)],
    [0, part(first, first.length - end)]];
}

/** Draws the difference of two texts: removed text is struck out, added text is underlined. */
export function diff(old, text) {
  const pieces = [];
  let [removed, added] = ["", ""];
  const addReplacement = () => {
    if (removed || added) pieces.push(...(removed && added ? trimmed(removed, added) : [[-1, removed], [1, added]]));
    [removed, added] = ["", ""];
  };
  for (const [side, word] of words(old, text)) {
    if (side < 0) removed += word;
    else if (side > 0) added += word;
    else {
      addReplacement();
      pieces.push([0, word]);
    }
  }
  addReplacement();
  return pieces.filter(([, piece]) => piece).map(([side, piece]) =>
    side === 0 ? visible(piece) : h(side < 0 ? "del" : "ins", {}, visible(piece)));
}
