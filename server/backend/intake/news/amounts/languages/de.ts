import { list } from "../../lexicon/list";
import type { NumberGrammar } from "../amount";
import { phraseSet, phraseTable } from "../phrases";

const SMALL = list(
  "null, ein, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn",
);
const TENS = list("zwanzig, dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig");

/** 1 to 99; German writes the ones first and all in one word. */
function below100(value: number): string {
  if (value < 20) return SMALL[value] ?? "";
  const ten = TENS[Math.floor(value / 10) - 2] ?? "";
  return value % 10 === 0 ? ten : `${SMALL[value % 10]}und${ten}`;
}

function below1000(value: number): string {
  const hundreds = Math.floor(value / 100);
  return (hundreds === 0 ? "" : `${SMALL[hundreds]}hundert`) + (value % 100 === 0 ? "" : below100(value % 100));
}

function* numberWords(): Generator<[string, number]> {
  yield* [
    ["null", 0],
    ["hunderttausend", 100_000],
    ["eins", 1],
    ["zwo", 2],
    ["beide", 2],
    ["beiden", 2],
  ] as [string, number][];
  for (let value = 2; value < 1_000; value += 1) yield [below1000(value), value];
  for (let value = 1; value < 1_000; value += 1) yield [`${below1000(value)}tausend`, value * 1_000];
  for (let value = 1; value < 100; value += 1) yield [`hundert${below100(value)}`, 100 + value];
}

export const DE: NumberGrammar = {
  thousands: ".'’ \u00a0\u202f\u2009",
  decimal: ",",
  numbers: phraseTable(numberWords()),
  scales: phraseTable([
    ...([
      ["dutzend", 12],
      ["hundert", 100],
      ["tausend", 1e3],
      ["tsd", 1e3],
      ["million", 1e6],
      ["millionen", 1e6],
    ] as const),
    ...([
      ["mio", 1e6],
      ["milliarde", 1e9],
      ["milliarden", 1e9],
      ["mrd", 1e9],
      ["billion", 1e12],
      ["billionen", 1e12],
    ] as const),
  ]),
  bigFrom: 1_000,
  loneScales: new Set(["hundert", "tausend"]),
  and: new Set(),
  articles: new Set(list("ein, eine, einer, einen, einem, eines")),
  vague: phraseTable([
    ["ein halbes dutzend", { from: 6, to: null }],
    ["eine halbe million", { from: 500_000, to: null }],
    ["mehrere", { from: 2, to: null, atLeast: true }],
    ["dutzende", { from: 24, to: null, atLeast: true }],
    ["mehrere dutzend", { from: 24, to: null, atLeast: true }],
    ["hunderte", { from: 200, to: null, atLeast: true }],
    ["mehrere hundert", { from: 200, to: null, atLeast: true }],
    ["tausende", { from: 2_000, to: null, atLeast: true }],
    ["mehrere tausend", { from: 2_000, to: null, atLeast: true }],
    ["zehntausende", { from: 20_000, to: null, atLeast: true }],
    ["hunderttausende", { from: 200_000, to: null, atLeast: true }],
    ["mehrere millionen", { from: 2e6, to: null, atLeast: true }],
  ]),
  none: phraseSet(
    list("niemand, niemanden, keine person, keine personen, keine menschen, keiner, kein mensch, kein mitarbeiter"),
  ),
  no: phraseSet(list("kein, keine, keinen, keinerlei, ohne")),
  moreBefore: phraseSet(list("mindestens, wenigstens, mehr als, über, zumindest")),
  moreAfter: phraseSet(list("oder mehr, und mehr")),
  between: new Set(["zwischen"]),
  betweenAnd: new Set(["und"]),
  to: new Set(["bis"]),
  percent: phraseSet(list("prozent, prozentpunkte, prozentpunkten")),
  percentBefore: new Map(),
  ordinalBefore: new Set(list("nummer, nr, linie, werk, halle, kapitel, block")),
  ordinalSuffixes: new Set(list("te, ter, tes, ten, er, jahrige, jahriger, jahrigen")),
  ordinalDot: true,
  followedBy: null,
};
