import { list } from "../../lexicon/list";
import type { NumberGrammar } from "../amount";
import { phraseSet, phraseTable } from "../phrases";

const SMALL = list(
  "zéro, un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix sept, dix huit, dix neuf",
);
const TENS = list("vingt, trente, quarante, cinquante, soixante");

/** Twenty to sixty-nine: "vingt et un", "vingt-deux". */
const tens: [string, number][] = TENS.flatMap((ten, at): [string, number][] => [
  [ten, 20 + 10 * at],
  [`${ten} et un`, 21 + 10 * at],
  ...SMALL.slice(2, 10).map((one, digit): [string, number] => [`${ten} ${one}`, 22 + 10 * at + digit]),
]);
/** Seventy to ninety-nine, and as Belgians and Swiss say them. */
const high: [string, number][] = [
  ["soixante et onze", 71],
  ...SMALL.slice(10, 20).map((one, digit): [string, number] => [`soixante ${one}`, 70 + digit]),
  ["quatre vingts", 80],
  ["quatre vingt", 80],
  ...SMALL.slice(1, 20).map((one, digit): [string, number] => [`quatre vingt ${one}`, 81 + digit]),
  ...([
    ["septante", 70],
    ["huitante", 80],
    ["octante", 80],
    ["nonante", 90],
  ] as [string, number][]),
];
/** "Une dizaine" is about ten; several of them are at least two. */
const GROUPS: [string, number][] = [
  ...([
    ["dizaine", 10],
    ["douzaine", 12],
    ["quinzaine", 15],
    ["vingtaine", 20],
    ["trentaine", 30],
  ] as [string, number][]),
  ...([
    ["quarantaine", 40],
    ["cinquantaine", 50],
    ["soixantaine", 60],
    ["centaine", 100],
  ] as [string, number][]),
];

export const FR: NumberGrammar = {
  thousands: " \u00a0\u202f\u2009.'’",
  decimal: ",",
  numbers: phraseTable([
    ...SMALL.flatMap((word, value): [string, number][] => (value === 1 ? [] : [[word, value]])),
    ...tens,
    ...high,
  ]),
  scales: phraseTable([
    ...([
      ["cent", 100],
      ["cents", 100],
      ["mille", 1e3],
      ["million", 1e6],
      ["millions", 1e6],
      ["million d", 1e6],
      ["millions d", 1e6],
    ] as const),
    ...([
      ["milliard", 1e9],
      ["milliards", 1e9],
      ["milliards d", 1e9],
      ["md", 1e9],
      ["mds", 1e9],
    ] as const),
  ]),
  bigFrom: 1_000,
  loneScales: new Set(["cent", "mille"]),
  and: new Set(),
  articles: new Set(["un", "une"]),
  vague: phraseTable([
    ...GROUPS.map(([word, from]) => [`une ${word}`, { from, to: null }] as const),
    ["un millier", { from: 1_000, to: null }],
    ["un demi million", { from: 500_000, to: null }],
    ["plusieurs", { from: 2, to: null, atLeast: true }],
    ["dizaines", { from: 20, to: null, atLeast: true }],
    ["plusieurs dizaines", { from: 20, to: null, atLeast: true }],
    ["centaines", { from: 200, to: null, atLeast: true }],
    ["plusieurs centaines", { from: 200, to: null, atLeast: true }],
    ["milliers", { from: 2_000, to: null, atLeast: true }],
    ["plusieurs milliers", { from: 2_000, to: null, atLeast: true }],
    ["dizaines de milliers", { from: 20_000, to: null, atLeast: true }],
    ["centaines de milliers", { from: 200_000, to: null, atLeast: true }],
  ]),
  none: phraseSet(list("personne n, aucune personne, aucun salarié, aucun employé, personne")),
  no: phraseSet(list("aucun, aucune, pas de, sans, ni")),
  moreBefore: phraseSet(list("au moins, plus de, plus d, pas moins de")),
  moreAfter: phraseSet(list("ou plus, au moins")),
  between: new Set(["entre"]),
  betweenAnd: new Set(["et"]),
  to: new Set(["a"]),
  percent: phraseSet(list("pour cent, pourcent")),
  percentBefore: new Map(),
  ordinalBefore: new Set(list("numéro, n, no, ligne").map((word) => word.normalize("NFD").replace(/\p{M}/gu, ""))),
  ordinalSuffixes: new Set(list("er, re, e, eme, ere, nd")),
  ordinalDot: false,
  followedBy: null,
};
