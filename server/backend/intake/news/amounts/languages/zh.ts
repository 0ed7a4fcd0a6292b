import { list } from "../../lexicon/list";
import type { Amount, NumberGrammar } from "../amount";
import { phraseSet, phraseTable } from "../phrases";

const DIGITS: [string, number][] = [
  ...[..."零一二三四五六七八九"].map((digit, value): [string, number] => [digit, value]),
  ...([
    ["〇", 0],
    ["两", 2],
    ["俩", 2],
    ["兩", 2],
    ["壹", 1],
    ["贰", 2],
    ["叁", 3],
  ] as [string, number][]),
];

const orMore = (from: number): Amount => ({ from, to: null, atLeast: true });
/** 十几 is eleven to nineteen, 二十几 twenty-one to twenty-nine. */
const tensAndSome: [string, Amount][] = ["", ..."二三四五六七八九"].map((ten, at) => [
  `${ten}十几`,
  { from: 11 + 10 * at, to: 19 + 10 * at },
]);
/** 数 and 几 stand for several: at least two. */
const several: [string, Amount][] = ["数", "几", "數", "幾"].flatMap((some): [string, Amount][] => [
  ...(
    [
      ["十", 20],
      ["百", 200],
      ["千", 2_000],
      ["万", 2e4],
      ["十万", 2e5],
      ["百万", 2e6],
    ] as const
  ).map(([scale, from]): [string, Amount] => [some + scale, orMore(from)]),
  ...(
    [
      ["千万", 2e7],
      ["亿", 2e8],
      ["十亿", 2e9],
    ] as const
  ).map(([scale, from]): [string, Amount] => [some + scale, orMore(from)]),
]);

export const ZH: NumberGrammar = {
  thousands: ",，",
  decimal: ".",
  numbers: phraseTable(DIGITS),
  scales: phraseTable([
    ["十", 10],
    ["百", 100],
    ["千", 1e3],
    ["万", 1e4],
    ["萬", 1e4],
    ["亿", 1e8],
    ["億", 1e8],
  ]),
  bigFrom: 10_000,
  loneScales: new Set(["十"]),
  and: new Set(["零"]),
  articles: new Set(),
  vague: phraseTable([
    ...tensAndSome,
    ...several,
    ["多人", orMore(2)],
    ["数人", orMore(2)],
    ["数名", orMore(2)],
    ["多名", orMore(2)],
    ["上百", orMore(100)],
    ["上千", orMore(1_000)],
    ["上万", orMore(10_000)],
    ["成百上千", orMore(200)],
  ]),
  none: phraseSet(
    list("无人, 没有人, 无人员, 没有人员, 未造成人员, 未造成任何人员, 没有造成人员, 并未造成人员, 无任何人员"),
  ),
  no: phraseSet(list("无, 没有, 未造成")),
  moreBefore: phraseSet(list("至少, 超过, 逾, 超, 不少于, 多达")),
  moreAfter: phraseSet(list("多, 余, 以上, 餘")),
  between: new Set(),
  betweenAnd: new Set(),
  to: new Set(list("至, 到")),
  percent: phraseSet(list("个百分点")),
  percentBefore: phraseSet(list("百分之")),
  ordinalBefore: new Set(list("第, 周, 期, 拜, 初")),
  ordinalSuffixes: new Set(),
  ordinalDot: false,
  // 一些, 三星 and 万科 are no amounts: a numeral counts before a measure word or a unit.
  followedBy: new Set([..."名人位个個死伤天日周年月小公亩元美欧英余多亿万岗员职家工次户村条艘辆栋点"]),
};
