import { expect, test } from "vitest";
import { compileTopics, matchTopics, type TopicWords } from "./match-topics";

const topic = (words: string[], notWords: string[] = []): TopicWords => ({ words, notWords });
const quotes = (title: string, extract: string, ...topics: TopicWords[]) =>
  matchTopics({ title, extract }, compileTopics(topics)).map((met) => [topics.indexOf(met.topic), met.quotes]);

test("one of a topic's words is enough, in the title or the extract, with its operators and folded", () => {
  const rare = topic(["rare earth*", "export … licen*", "Lizenzpflicht"]);
  expect(quotes("China limits RARE-EARTHS", "", rare)).toEqual([[0, ["RARE-EARTHS"]]]);
  expect(quotes("Beijing", "A new export control licence is due.", rare)).toEqual([[0, ["export control licence"]]]);
  expect(quotes("Neue Lizenzpﬂicht", "", rare)).toEqual([[0, ["Lizenzpﬂicht"]]]);
  expect(quotes("Rare birds", "Earth day", rare)).toEqual([]);
});

test("what a topic leaves out is left out wherever it stands", () => {
  const strikes = topic(["strike*"], ["air strike*"]);
  expect(quotes("Port strike", "", strikes)).toEqual([[0, ["strike"]]]);
  expect(quotes("Port strike", "Elsewhere air strikes went on.", strikes)).toEqual([]);
});

test("a text is held against all topics at once, and each has its own words", () => {
  const [ports, rain, both] = [topic(["port*"]), topic(["rain"], ["port*"]), topic(["rain", "port"])];
  expect(quotes("Rain closes port", "", ports, rain, both)).toEqual([
    [0, ["port"]],
    [2, ["Rain", "port"]],
  ]);
});

test("a word of Chinese is found within a sentence", () => {
  expect(quotes("中国加强稀土出口管制", "", topic(["稀土"]))).toEqual([[0, ["稀土"]]]);
});
