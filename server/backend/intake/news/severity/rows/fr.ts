import { phraseSet, phraseTable } from "../../amounts/phrases";
import { list } from "../../lexicon/list";
import type { Noun, SeverityRow, SeverityWords } from "../row";
import { CODES } from "../symbols";

const nouns = (noun: Noun, written: string) => list(written).map((word) => [word, noun] as const);
const PLANT = list(
  "production, usine, usines, site, sites, activité, activités, chaîne, chaînes, fonderie, raffinerie, mine, port, atelier, exploitation, livraisons, ligne, lignes",
);

const ROWS: readonly SeverityRow[] = [
  {
    id: "dead-1",
    measure: "dead",
    any: list(
      "mort, morts, morte, mortes, tué, tués, tuée, tuées, tue, tuent, décès, décédé, décédés, décédées, meurt, meurent, trouvé la mort, perdu la vie, perdent la vie, coûté la vie",
    ),
  },
  { id: "dead-2", measure: "dead", any: list("victime, victimes"), onlyNone: true },
  {
    id: "dead-3",
    measure: "dead",
    any: list("bilan"),
    near: { any: list("porté à, s alourdit, passe à, monte à, revu à"), within: 8 },
    not: list("blessés"),
  },
  { id: "injured-1", measure: "injured", any: list("blessé, blessés, blessée, blessées, blesse, blessent, blessures") },
  { id: "injured-2", measure: "injured", any: list("victime, victimes"), onlyNone: true },
  {
    id: "missing-1",
    measure: "missing",
    any: list("disparu, disparus, disparue, disparues, portés disparus, introuvables"),
  },
  {
    id: "evacuated-1",
    measure: "evacuated",
    any: list("évacué, évacués, évacuée, évacuées, évacuation, évacue, évacuent, déplacés, mis à l abri"),
  },
  {
    id: "employees-1",
    measure: "employeesAffected",
    any: list(
      "supprim*, suppression*, licenci*, plan social, réduction d effectifs, départs, menacés, disparaître, perdre leur emploi, concernés, chômage partiel",
    ),
  },
  {
    id: "employees-2",
    measure: "employeesAffected",
    any: list("licenciements, suppressions de postes, suppressions d emplois"),
    bare: true,
  },
  {
    id: "hectares-1",
    measure: "areaHectares",
    any: list(
      "incendie*, brûlé, brûlés, brûle, ravag*, détruit*, feu, feux, inond*, dévasté*, parcouru*, partis en fumée, touchés",
    ),
  },
  {
    id: "stop-1",
    measure: "stopDays",
    any: list(
      "arrêt, arrêts, arrête, arrêtent, arrêtée, arrêté, suspend, suspendent, suspendue, suspendu, suspension, interrompt, interrompue, interruption, à l arrêt, ferme, ferment, fermée, fermé, fermeture, stoppe, stoppée, paralysée, paralysé",
    ),
    near: { any: PLANT, within: 8 },
  },
  {
    id: "loss-1",
    measure: "loss",
    any: list("dégâts, dommages, pertes, perte, coût, coûts, coûte, coûter, amende, amendes, préjudice, sanction"),
    not: list("investi*"),
  },
  {
    id: "changes",
    measure: null,
    any: list(
      "porté, s alourdit, passe, monte, revu, corrigé, corrigée, révisé, grimpe, ramené, atteint, augmente, passé",
    ),
  },
];

export const FR: SeverityWords = {
  version: 1,
  rows: ROWS,
  nouns: phraseTable([
    ...nouns(
      "people",
      "personnes, personne, homme, hommes, femme, femmes, enfant, enfants, habitants, habitant, riverains, passagers, civils, de personnes, d habitants, autres",
    ),
    ...nouns(
      "workers",
      "salariés, salarié, de salariés, employés, employé, d employés, ouvriers, ouvrier, travailleurs, travailleur, pompiers, pompier, mineurs, marins, chauffeurs, collaborateurs, agents, intérimaires",
    ),
    ...nouns("jobs", "postes, poste, emplois, emploi, d emplois, de postes"),
    // "Une dizaine de blessés": the noun is what was done to them.
  ]),
  peopleEndings: [],
  durations: phraseTable([
    ["jour", 1],
    ["jours", 1],
    ["semaine", 7],
    ["semaines", 7],
    ["mois", 30],
    ["quinzaine", 15],
  ]),
  areas: phraseTable([
    ["hectare", 1],
    ["hectares", 1],
    ["d hectares", 1],
    ["ha", 1],
    ["kilomètres carrés", 100],
    ["km2", 100],
  ]),
  currencies: phraseTable([
    ...CODES,
    ["euro", "EUR"],
    ["euros", "EUR"],
    ["d euros", "EUR"],
    ["dollars", "USD"],
    ["de dollars", "USD"],
    ["francs suisses", "CHF"],
    ["de francs suisses", "CHF"],
    ["livres sterling", "GBP"],
    ["yens", "JPY"],
    ["yuans", "CNY"],
  ]),
  symbols: {},
  otherUnits: phraseSet(
    list(
      "an, ans, année, années, heure, heures, h, minutes, km, kilomètres, mètres, degrés, tonnes, litres, fois, points",
    ),
  ),
  whenBefore: new Set(list("dans, apres, a, sous, avant, tous, chaque, des")),
  whenAfter: new Set(list("plus, apres, avant, auparavant")),
  lasting: new Set(list("pendant, durant")),
  linking: new Set(
    list(
      "a, ont, ete, est, sont, etaient, environ, pres, de, d, quelque, jusqu, au, moins, dont, grievement, gravement, legerement, et, autres, encore, portes, total, faisant, fait, en",
    ),
  ),
  limiting: new Set(
    list("grave, graves, grievement, gravement, autre, autres, nouvelle, nouveau, nouveaux, serieux, plus"),
  ),
  changedTo: new Set(["a"]),
};
