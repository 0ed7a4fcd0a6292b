import { phraseSet, phraseTable } from "../../amounts/phrases";
import { list } from "../../lexicon/list";
import type { WhenWords } from "../row";

const DAYS = list("montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag");
const TIMES = ["", ...list("morgen, vormittag, mittag, nachmittag, abend, nacht, früh")];

export const DE: WhenWords = {
  version: 3,
  relative: phraseTable([
    ["vorgestern", { days: -2 }],
    ["gestern", { days: -1 }],
    ["in der nacht", { days: 0 }],
    ["heute", { days: 0 }],
    ["heute morgen", { days: 0 }],
    ["übermorgen", { days: 2 }],
    ["ab morgen", { days: 1 }],
    ["letzte woche", { week: -1 }],
    ["vergangene woche", { week: -1 }],
    ["vergangenen woche", { week: -1 }],
    ["letzten woche", { week: -1 }],
    ["vorige woche", { week: -1 }],
    ["diese woche", { week: 0 }],
    ["dieser woche", { week: 0 }],
    ["nächste woche", { week: 1 }],
    ["nächster woche", { week: 1 }],
    ["kommende woche", { week: 1 }],
    ["kommender woche", { week: 1 }],
    ["kommenden woche", { week: 1 }],
    ["letzten monat", { month: -1 }],
    ["vergangenen monat", { month: -1 }],
    ["diesen monat", { month: 0 }],
    ["nächsten monat", { month: 1 }],
    ["kommenden monat", { month: 1 }],
  ]),
  weekdays: phraseTable([
    ...DAYS.flatMap((day, at) => TIMES.map((time) => [day + time, at + 1] as const)),
    ["sonnabend", 6],
  ]),
  months: phraseTable([
    ...list("januar, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember").map(
      (month, at) => [month, at + 1] as const,
    ),
    ...list("jan, feb, mrz, apr, mai, jun, jul, aug, sep, okt, nov, dez").map((month, at) => [month, at + 1] as const),
    ["jänner", 1],
  ]),
  units: phraseTable([
    ["tag", 1],
    ["tagen", 1],
    ["woche", 7],
    ["wochen", 7],
    ["monat", 30],
    ["monaten", 30],
    ["jahr", 365],
    ["jahren", 365],
  ]),
  agoBefore: phraseSet(["vor"]),
  agoAfter: phraseSet(["zuvor"]),
  last: new Set(list("letzten, letzter, vergangenen, vorigen")),
  next: new Set(list("nachsten, naechsten, kommenden, nachster, kommender")),
  lastWeek: new Set(),
  nextWeek: new Set(),
  from: phraseSet(list("ab, ab dem, ab kommendem, von, vom")),
  until: phraseSet(list("bis, bis zum, bis einschließlich")),
  future: phraseSet(
    list(
      "wird, werden, will, wollen, soll, sollen, plant, planen, geplant, geplante, kündigt, kündigen, droht, drohen",
    ),
  ),
  background: new Set(list("gegrundet, gegruendet, eroffnet, eroeffnet, erbaut, gebaut, seit")),
  backgroundBehind: phraseSet(list("gegründet, eröffnet, erbaut, gebaut, übernommen, in Betrieb genommen")),
  names: new Set(list("black, blauer, grunen")),
  capitals: true,
  dayFirst: true,
};
