import { phraseSet, phraseTable } from "../../amounts/phrases";
import { list } from "../../lexicon/list";
import type { Noun, SeverityRow, SeverityWords } from "../row";
import { CODES } from "../symbols";

const nouns = (noun: Noun, written: string) => list(written).map((word) => [word, noun] as const);
const PLANT = list(
  "produktion*, werk, werke, werks, fabrik*, betrieb*, anlage*, band, bänder, fertigung*, montage*, gießerei*, raffinerie*, hafen*, mine, zeche, linie*, standort*, hütte, lieferung*",
);

const ROWS: readonly SeverityRow[] = [
  {
    id: "dead-1",
    measure: "dead",
    any: list(
      "tot, tote, toten, toter, todesopfer*, getötet, gestorben, starb, starben, stirbt, sterben, ums Leben, tödlich verunglückt, tödlich verletzt, kamen … Leben, todesfälle",
    ),
  },
  { id: "dead-2", measure: "dead", any: list("personenschaden, personenschäden, opfer"), onlyNone: true },
  {
    id: "injured-1",
    measure: "injured",
    any: list(
      "verletzt, verletzte, verletzten, verletzter, verletzen, leichtverletzt*, schwerverletzt*, schwer verletzt, schwer verletzte, leicht verletzt, leicht verletzte, schwerstverletzt*, verletzungen",
    ),
    not: list("tödlich verletzt"),
  },
  { id: "injured-2", measure: "injured", any: list("personenschaden, personenschäden, opfer"), onlyNone: true },
  {
    id: "missing-1",
    measure: "missing",
    any: list("vermisst, vermisste, vermissten, vermisster, verschüttet, verschüttete, eingeschlossen"),
  },
  {
    id: "evacuated-1",
    measure: "evacuated",
    any: list("evakuier*, in Sicherheit gebracht, in Sicherheit, ihre Häuser verlassen, ihre Wohnungen verlassen"),
  },
  {
    id: "employees-1",
    measure: "employeesAffected",
    any: list(
      "abbau*, abgebaut, baut … ab, bauen … ab, streich*, gestrichen, entlass*, entläss*, kündig*, gekündigt, fallen weg, wegfall*, stellenabbau*, kürz*, verlieren, betroffen, kurzarbeit",
    ),
  },
  { id: "employees-2", measure: "employeesAffected", any: list("entlassungen, kündigungen"), bare: true },
  {
    id: "hectares-1",
    measure: "areaHectares",
    any: list(
      "brand, brände*, brenn*, brannte*, waldbrand*, waldbränd*, feuer, flammen, verbrannt*, vernichtet*, zerstör*, überschwemm*, überflut*, hochwasser, betroffen*",
    ),
  },
  {
    id: "stop-1",
    measure: "stopDays",
    any: list(
      "stellt … ein, stellen … ein, stellte … ein, eingestellt, einstell*, stillstand, steht … still, stehen … still, stillgelegt, legt … still, ruht, ruhen, unterbr*, unterbroch*, stopp*, gestoppt, pausier*, zwangspause, geschlossen, schließ*, fällt … aus, ausfall",
    ),
    near: { any: PLANT, within: 8 },
  },
  {
    id: "stop-2",
    measure: "stopDays",
    any: list(
      "produktionsstopp*, produktionspause*, produktionsausfall*, produktionsstillstand*, werksschließung*, betriebsunterbrechung*, werkspause, betriebsstillstand",
    ),
  },
  {
    id: "loss-1",
    measure: "loss",
    any: list(
      "schaden, schäden, sachschaden, gesamtschaden, verlust*, kosten, kostet, strafe, strafen, geldstrafe*, bußgeld*, millionenschaden, geldbuße*",
    ),
    not: list("investier*, investition*"),
  },
  {
    id: "changes",
    measure: null,
    any: list(
      "korrigiert, korrigieren, steigt, stieg, gestiegen, erhöht, erhöhte, sinkt, gesenkt, angehoben, wächst, klettert, angestiegen, berichtigt, revidiert",
    ),
  },
];

export const DE: SeverityWords = {
  version: 1,
  rows: ROWS,
  nouns: phraseTable([
    ...nouns(
      "people",
      "Menschen, Mensch, Personen, Person, Männer, Mann, Männern, Frauen, Frau, Kinder, Kind, Anwohner, Bewohner, Fahrgäste, Passagiere, Zivilisten, Reisende, Schüler, weitere, andere",
    ),
    ...nouns(
      "workers",
      "Arbeiter, Arbeitern, Arbeiterinnen, Mitarbeiter, Mitarbeitern, Mitarbeitende, Mitarbeiterinnen, Mitarbeiterinnen und Mitarbeiter, Beschäftigte, Beschäftigten, Angestellte, Angestellten, Arbeitnehmer, Fahrer, Feuerwehrleute, Kumpel, Bergleute, Seeleute, Leiharbeiter, Kollegen",
    ),
    ...nouns("jobs", "Stellen, Stelle, Arbeitsplätze, Arbeitsplätzen, Jobs, Vollzeitstellen"),
  ]),
  peopleEndings: ["arbeiter", "arbeitern", "leute", "leuten", "manner", "frauen", "mitarbeiter", "beamte", "krafte"],
  durations: phraseTable([
    ["Tag", 1],
    ["Tage", 1],
    ["Tagen", 1],
    ["Woche", 7],
    ["Wochen", 7],
    ["Monat", 30],
    ["Monate", 30],
    ["Monaten", 30],
  ]),
  areas: phraseTable([
    ["Hektar", 1],
    ["ha", 1],
    ["Quadratkilometer", 100],
    ["Quadratkilometern", 100],
  ]),
  currencies: phraseTable([
    ...CODES,
    ["Euro", "EUR"],
    ["Dollar", "USD"],
    ["US Dollar", "USD"],
    ["Franken", "CHF"],
    ["Schweizer Franken", "CHF"],
    ["Pfund", "GBP"],
    ["Yen", "JPY"],
    ["Yuan", "CNY"],
    ["Rupien", "INR"],
  ]),
  symbols: {},
  otherUnits: phraseSet(
    list(
      "Jahr, Jahre, Jahren, Uhr, Stunde, Stunden, Minuten, km, Kilometer, Kilometern, Meter, Metern, Grad, Tonnen, Liter, Mal, Punkte, Jährige, Jähriger, jährige, jähriger, jährigen",
    ),
  ),
  whenBefore: new Set(list("vor, nach, in, binnen, innerhalb, alle, pro, ab")),
  whenAfter: new Set(list("zuvor, spater, vorher, danach, nach, alt")),
  lasting: new Set(list("fur, lang, wahrend")),
  linking: new Set(
    list(
      "wurde, wurden, sind, ist, war, waren, sein, sollen, werden, wird, etwa, rund, circa, ca, knapp, fast, bis, zu, weitere, schwer, leicht, teils, zum, teil, lebensgefahrlich, davon, noch, gelten, als, bisher, dabei, ungefahr, insgesamt, und, kamen",
    ),
  ),
  limiting: new Set(
    list(
      "schwer, schwere, schweren, weitere, weiteren, ernsthaft, ernsthafte, grosseren, grossere, schwerverletzte, lebensgefahrlich, mehr, neue, neuen",
    ),
  ),
  changedTo: new Set(["auf"]),
};
