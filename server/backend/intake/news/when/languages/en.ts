import { phraseSet, phraseTable } from "../../amounts/phrases";
import { list } from "../../lexicon/list";
import type { WhenWords } from "../row";

export const EN: WhenWords = {
  version: 3,
  relative: phraseTable([
    ["the day before yesterday", { days: -2 }],
    ["yesterday", { days: -1 }],
    ["last night", { days: -1 }],
    ["overnight", { days: 0 }],
    ["today", { days: 0 }],
    ["this morning", { days: 0 }],
    ["tonight", { days: 0 }],
    ["the day after tomorrow", { days: 2 }],
    ["tomorrow", { days: 1 }],
    ["last week", { week: -1 }],
    ["this week", { week: 0 }],
    ["next week", { week: 1 }],
    ["last month", { month: -1 }],
    ["this month", { month: 0 }],
    ["next month", { month: 1 }],
  ]),
  weekdays: phraseTable(
    list("monday, tuesday, wednesday, thursday, friday, saturday, sunday").map((day, at) => [day, at + 1] as const),
  ),
  months: phraseTable([
    ...list("january, february, march, april, may, june, july, august, september, october, november, december").map(
      (month, at) => [month, at + 1] as const,
    ),
    ...list("jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec").map((month, at) => [month, at + 1] as const),
    ["sept", 9],
  ]),
  units: phraseTable([
    ["day", 1],
    ["days", 1],
    ["week", 7],
    ["weeks", 7],
    ["month", 30],
    ["months", 30],
    ["year", 365],
    ["years", 365],
  ]),
  agoBefore: new Map(),
  agoAfter: phraseSet(list("ago, earlier")),
  last: new Set(list("last, past")),
  next: new Set(list("next, coming")),
  lastWeek: new Set(),
  nextWeek: new Set(),
  from: phraseSet(list("from, starting, beginning, starting on, as of, effective, starting from")),
  until: phraseSet(list("until, till, to, through, by, before")),
  future: phraseSet(
    list(
      "will, to begin, to start, plans to, set to, is due, are due, to walk out, to strike, to close, to shut, to stop, to cut, upcoming, scheduled, planned, vow to",
    ),
  ),
  background: new Set(list("since, founded, opened, built, established, launched, acquired, incorporated")),
  backgroundBehind: new Map(),
  names: new Set(list("black, cyber, good, ash, easter, super, palm, giving")),
  capitals: true,
  dayFirst: false,
};
