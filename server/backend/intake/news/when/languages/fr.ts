import { phraseSet, phraseTable } from "../../amounts/phrases";
import { list } from "../../lexicon/list";
import type { WhenWords } from "../row";

export const FR: WhenWords = {
  version: 3,
  relative: phraseTable([
    ["avant hier", { days: -2 }],
    ["hier", { days: -1 }],
    ["aujourd hui", { days: 0 }],
    ["aujourd’hui", { days: 0 }],
    ["ce matin", { days: 0 }],
    ["ce soir", { days: 0 }],
    ["cette nuit", { days: 0 }],
    ["après demain", { days: 2 }],
    ["demain", { days: 1 }],
    ["la semaine dernière", { week: -1 }],
    ["semaine dernière", { week: -1 }],
    ["la semaine passée", { week: -1 }],
    ["cette semaine", { week: 0 }],
    ["la semaine prochaine", { week: 1 }],
    ["semaine prochaine", { week: 1 }],
    ["le mois dernier", { month: -1 }],
    ["ce mois ci", { month: 0 }],
    ["le mois prochain", { month: 1 }],
  ]),
  weekdays: phraseTable(
    list("lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche").map((day, at) => [day, at + 1] as const),
  ),
  months: phraseTable([
    ...list("janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre").map(
      (month, at) => [month, at + 1] as const,
    ),
    ...([
      ["janv", 1],
      ["févr", 2],
      ["sept", 9],
      ["oct", 10],
      ["nov", 11],
      ["déc", 12],
    ] as const),
  ]),
  units: phraseTable([
    ["jour", 1],
    ["jours", 1],
    ["semaine", 7],
    ["semaines", 7],
    ["mois", 30],
    ["an", 365],
    ["ans", 365],
  ]),
  agoBefore: phraseSet(["il y a", "y a"]),
  agoAfter: phraseSet(["plus tôt", "auparavant"]),
  last: new Set(list("dernier, passe")),
  next: new Set(list("prochain")),
  lastWeek: new Set(),
  nextWeek: new Set(),
  from: phraseSet(list("à partir de, à partir du, dès, dès le, à compter du, à compter de, du")),
  until: phraseSet(list("jusqu à, jusqu au, au, avant le, d ici à, d ici")),
  future: phraseSet(
    list(
      "va, vont, sera, seront, devrait, devraient, doit, doivent, prévoit, prévoient, prévu, prévue, menace, menacent, appelle, appellent, annonce, annoncent",
    ),
  ),
  background: new Set(list("depuis, fondee, fonde, ouverte, ouvert, inauguree, creee, construite, batie, rachetee")),
  backgroundBehind: new Map(),
  names: new Set(),
  capitals: false,
  dayFirst: true,
};
