import { expect, test } from "vitest";
import { readWords } from "./words";

/** Sentences of a text, as their words. */
function sentencesOf(text: string): string[] {
  const { folded, sentences } = readWords(text, 1_000);
  return [...new Set(sentences)].map((one) => folded.filter((_, at) => sentences[at] === one).join(" "));
}

test.each([
  ["Output fell by 5 %. Management says so.", ["output fell by 5", "management says so"]],
  ["Sales rose (by 12). Licences followed.", ["sales rose by 12", "licences followed"]],
  ["It costs 8 €. Licences are extra.", ["it costs 8", "licences are extra"]],
  ["He calls it “plan B”. Management laughs.", ["he calls it plan b", "management laughs"]],
  ["Der Umsatz fiel um 5 %. Die Gewerkschaft klagt.", ["der umsatz fiel um 5", "die gewerkschaft klagt"]],
  ["Am 3. Mai wird gestreikt, z. B. in Hagen.", ["am 3 mai wird gestreikt z b in hagen"]],
  ["Acme Inc. workers of the U.S. Steel mill strike.", ["acme inc workers of the u s steel mill strike"]],
])("“%s” is %j", (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
