import { phraseSet, phraseTable } from "../../amounts/phrases";
import { list } from "../../lexicon/list";
import type { Relative, WhenWords } from "../row";

const NUMERALS = ["一", "二", "三", "四", "五", "六", "日"];

export const ZH: WhenWords = {
  version: 3,
  relative: phraseTable<Relative>([
    ...(
      [
        ["前天", -2],
        ["前日", -2],
        ["昨天", -1],
        ["昨日", -1],
        ["昨晚", -1],
        ["昨夜", -1],
      ] as const
    ).map(([word, days]) => [word, { days }] as const),
    ...(
      [
        ["今天", 0],
        ["今日", 0],
        ["今晨", 0],
        ["今早", 0],
        ["今晚", 0],
        ["明天", 1],
        ["明日", 1],
        ["后天", 2],
      ] as const
    ).map(([word, days]) => [word, { days }] as const),
    ...(
      [
        ["上周", -1],
        ["上星期", -1],
        ["本周", 0],
        ["这周", 0],
        ["下周", 1],
        ["下星期", 1],
      ] as const
    ).map(([word, week]) => [word, { week }] as const),
    ...(
      [
        ["上个月", -1],
        ["上月", -1],
        ["本月", 0],
        ["下个月", 1],
        ["下月", 1],
      ] as const
    ).map(([word, month]) => [word, { month }] as const),
  ]),
  weekdays: phraseTable([
    ...["周", "星期", "礼拜", "週"].flatMap((word) => NUMERALS.map((numeral, at) => [word + numeral, at + 1] as const)),
    ["星期天", 7],
    ["周天", 7],
  ]),
  months: new Map(),
  units: phraseTable([
    ["天", 1],
    ["日", 1],
    ["周", 7],
    ["个星期", 7],
    ["个月", 30],
    ["年", 365],
  ]),
  agoBefore: new Map(),
  agoAfter: phraseSet(["前", "之前", "以前"]),
  last: new Set(),
  next: new Set(),
  lastWeek: new Set(["上"]),
  nextWeek: new Set(["下"]),
  from: phraseSet(["从", "自"]),
  until: phraseSet(["至", "到", "直到"]),
  future: phraseSet(list("将, 即将, 计划, 拟, 预计, 将于")),
  background: new Set(),
  backgroundBehind: phraseSet(list("成立, 创立, 创办, 建成, 投产, 上市, 开业, 落成, 收购")),
  names: new Set(),
  capitals: false,
  dayFirst: false,
};
