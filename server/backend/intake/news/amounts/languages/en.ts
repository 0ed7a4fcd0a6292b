import { list } from "../../lexicon/list";
import type { NumberGrammar } from "../amount";
import { phraseSet, phraseTable } from "../phrases";

const SMALL = list(
  "zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen",
);
const TENS = list("twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety");

/** Zero to ninety-nine, which one hyphen joins. */
const upToHundred: [string, number][] = [
  ...SMALL.map((word, value): [string, number] => [word, value]),
  ...TENS.flatMap((ten, at): [string, number][] => [
    [ten, 20 + 10 * at],
    ...SMALL.slice(1, 10).map((one, digit): [string, number] => [`${ten} ${one}`, 21 + 10 * at + digit]),
  ]),
];

export const EN: NumberGrammar = {
  thousands: ",",
  decimal: ".",
  numbers: phraseTable(upToHundred),
  scales: phraseTable([
    ...([
      ["dozen", 12],
      ["hundred", 100],
      ["thousand", 1e3],
      ["million", 1e6],
      ["mn", 1e6],
      ["mln", 1e6],
    ] as const),
    ...([
      ["billion", 1e9],
      ["bn", 1e9],
      ["trillion", 1e12],
    ] as const),
  ]),
  bigFrom: 1_000,
  loneScales: new Set(),
  and: new Set(["and"]),
  articles: new Set(["a", "an"]),
  vague: phraseTable([
    ["half a dozen", { from: 6, to: null }],
    ["half a million", { from: 500_000, to: null }],
    ["several", { from: 2, to: null, atLeast: true }],
    ["scores", { from: 40, to: null, atLeast: true }],
    ["dozens", { from: 24, to: null, atLeast: true }],
    ["several dozen", { from: 24, to: null, atLeast: true }],
    ["hundreds", { from: 200, to: null, atLeast: true }],
    ["several hundred", { from: 200, to: null, atLeast: true }],
    ["thousands", { from: 2_000, to: null, atLeast: true }],
    ["several thousand", { from: 2_000, to: null, atLeast: true }],
    ["tens of thousands", { from: 20_000, to: null, atLeast: true }],
    ["hundreds of thousands", { from: 200_000, to: null, atLeast: true }],
    ["millions", { from: 2e6, to: null, atLeast: true }],
    ["tens of millions", { from: 2e7, to: null, atLeast: true }],
    ["hundreds of millions", { from: 2e8, to: null, atLeast: true }],
    ["billions", { from: 2e9, to: null, atLeast: true }],
  ]),
  none: phraseSet(list("no one, nobody, none, no person, no people, no workers, no employees, no staff")),
  no: phraseSet(list("no, without, without any")),
  moreBefore: phraseSet(list("at least, more than, over, no fewer than, no less than, not less than, upwards of")),
  moreAfter: phraseSet(list("or more, plus")),
  between: new Set(["between"]),
  betweenAnd: new Set(["and"]),
  to: new Set(["to"]),
  percent: phraseSet(list("percent, per cent, pct, percentage")),
  percentBefore: new Map(),
  ordinalBefore: new Set(
    list(
      "january, february, march, april, may, june, july, august, september, october, november, december, no, number, unit, line, block, page",
    ),
  ),
  ordinalSuffixes: new Set(["st", "nd", "rd", "th"]),
  ordinalDot: false,
  followedBy: null,
};
