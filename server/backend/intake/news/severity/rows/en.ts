import { phraseSet, phraseTable } from "../../amounts/phrases";
import { list } from "../../lexicon/list";
import type { Noun, SeverityRow, SeverityWords } from "../row";
import { CODES } from "../symbols";

const nouns = (noun: Noun, written: string) => list(written).map((word) => [word, noun] as const);
const PLANT = list(
  "production, plant*, factory, factories, operation*, mine, mines, line, lines, work, output, site, manufactur*, refinery, port, smelter, mill, assembly, deliver*, foundry, facility, terminal, shipments, business",
);

const ROWS: readonly SeverityRow[] = [
  {
    id: "dead-1",
    measure: "dead",
    any: list(
      "dead, killed, kills, kill, killing, dies, die, died, deaths, death toll, fatalit*, lost their lives, bodies, claims … lives",
    ),
    not: list("dead end, dead heat"),
  },
  {
    id: "dead-2",
    measure: "dead",
    any: list("toll"),
    near: {
      any: list("rises, rose, climbs, climbed, revised, reaches, reached, stands at, corrected, lowered"),
      within: 8,
    },
  },
  { id: "dead-3", measure: "dead", any: list("casualties, casualty"), onlyNone: true },
  {
    id: "injured-1",
    measure: "injured",
    any: list(
      "injured, injuries, injures, injure, injuring, hurt, hurts, hurting, wounded, wounding, hospitalised, hospitalized, burned workers",
    ),
  },
  { id: "injured-2", measure: "injured", any: list("casualties, casualty"), onlyNone: true },
  { id: "missing-1", measure: "missing", any: list("missing, unaccounted for, trapped") },
  { id: "evacuated-1", measure: "evacuated", any: list("evacuat*, displaced, forced from their homes, fled, flee") },
  {
    id: "employees-1",
    measure: "employeesAffected",
    any: list(
      "cut, cuts, cutting, lay off, lays off, laid off, laying off, layoff*, axe, axes, axing, shed, sheds, shedding, redundan*, dismiss*, job losses, let go, sack, sacks, sacked, fires, fired, eliminat*, slash*, lose, losing, losses, at risk",
    ),
  },
  {
    id: "employees-2",
    measure: "employeesAffected",
    any: list("layoffs, redundancies, job cuts, job losses, dismissals"),
    bare: true,
  },
  {
    id: "hectares-1",
    measure: "areaHectares",
    any: list(
      "burn*, destroy*, scorch*, fire, wildfire*, blaze*, flood*, inundat*, devastat*, charred, ravag*, damag*, swept, torch*, consum*, affected",
    ),
  },
  {
    id: "stop-1",
    measure: "stopDays",
    any: list(
      "halt*, stop*, suspend*, suspension, shut*, idle*, idling, standstill, paus*, outage, closed, closes, closure, close, down, offline, downtime, stoppage",
    ),
    near: { any: PLANT, within: 8 },
  },
  {
    id: "loss-1",
    measure: "loss",
    any: list("damage*, loss, losses, cost, costs, costing, fine, fined, fines, penalt*, claims"),
    not: list("profit, invest*"),
  },
  {
    id: "changes",
    measure: null,
    any: list(
      "rises, rise, rose, risen, climbs, climbed, revised, revises, corrected, corrects, lowered, lowers, increases, increased, jumps, raised, updated, drops, falls",
    ),
  },
];

export const EN: SeverityWords = {
  version: 1,
  rows: ROWS,
  nouns: phraseTable([
    ...nouns(
      "people",
      "people, person, persons, man, men, woman, women, child, children, residents, resident, passengers, passenger, villagers, others, pedestrian, pedestrians, students, tourists, soldiers, civilians, bodies, homes",
    ),
    ...nouns(
      "workers",
      "workers, worker, employees, employee, staff, crew, crew members, miners, miner, drivers, driver, labourers, labourer, laborers, contractors, contractor, seafarers, sailors, operators, technicians, engineers, guards, security guards, police officers, officers",
    ),
    ...nouns("jobs", "jobs, job, posts, positions, roles"),
  ]),
  peopleEndings: ["workers", "worker", "fighters", "fighter", "men", "women"],
  durations: phraseTable([
    ["day", 1],
    ["days", 1],
    ["week", 7],
    ["weeks", 7],
    ["month", 30],
    ["months", 30],
    ["fortnight", 14],
  ]),
  areas: phraseTable([
    ["hectare", 1],
    ["hectares", 1],
    ["ha", 1],
    ["acre", 0.404686],
    ["acres", 0.404686],
    ["square kilometres", 100],
    ["square kilometers", 100],
    ["sq km", 100],
    ["square miles", 258.999],
  ]),
  currencies: phraseTable([
    ...CODES,
    ["euro", "EUR"],
    ["euros", "EUR"],
    ["dollars", "USD"],
    ["dollar", "USD"],
    ["us dollars", "USD"],
    ["canadian dollars", "CAD"],
    ["australian dollars", "AUD"],
    ["pounds", "GBP"],
    ["yen", "JPY"],
    ["yuan", "CNY"],
    ["rupees", "INR"],
    ["swiss francs", "CHF"],
    ["won", "KRW"],
    ["pesos", "MXN"],
  ]),
  symbols: {},
  otherUnits: phraseSet(
    list(
      "year, years, yr, hour, hours, minutes, km, kilometres, kilometers, miles, metres, meters, mph, degrees, am, pm, o clock, times, tonnes, tons, litres, barrels, points, seconds",
    ),
  ),
  whenBefore: new Set(list("after, in, within, before, every, past, last, previous, age, aged")),
  whenAfter: new Set(list("ago, later, earlier, after, before, old, notice")),
  lasting: new Set(list("for")),
  linking: new Set(
    list(
      "was, were, are, is, been, be, being, has, have, feared, reported, confirmed, reportedly, about, around, nearly, almost, up, to, some, roughly, approximately, more, others, left, also, and, so, far, seriously, severely, badly, critically, slightly, of, them, presumed, believed, still",
    ),
  ),
  limiting: new Set(list("serious, major, severe, further, more, other, additional, new, critical, grave, life")),
  changedTo: new Set(["to", "at"]),
};
