import { list } from "../../list";
import type { LexiconRow } from "../../row";

export const FINANCE: readonly LexiconRow[] = [
  {
    id: "insolvency-1",
    type: "insolvency",
    any: list(
      "faillite*, redressement judiciaire, liquidation judiciaire, dépôt de bilan, dépose le bilan, déposé le bilan, dépose son bilan, cessation de paiement*, insolvab*, insolvent*, procédure de sauvegarde, banqueroute, mise en liquidation",
    ),
    not: list(
      "faillite morale, faillite de l'école, faillite du système, évite la faillite, échappe à la faillite, faillite de l'État, faillite collective, faillite politique",
    ),
    match: [
      "Le fabricant de meubles en redressement judiciaire",
      "La compagnie aérienne dépose le bilan",
      "Faillite d'un géant de la batterie",
    ],
    no: ["La faillite morale d'un ministre", "Le détaillant évite la faillite", "La faillite du système scolaire"],
  },
  {
    id: "merger-1",
    type: "merger",
    any: list(
      "rachète, racheter, rachat, acquisition, acquiert, acquérir, fusion, fusionne, fusionnent, fusionner, OPA, offre publique d'achat, prend le contrôle, reprise de, rapprochement, met la main sur, s'offre, absorbe",
    ),
    near: {
      any: list(
        "groupe, société, entreprise*, concurrent, rival, filiale, millions, milliards, capital, usine, fabricant, banque, activité*, parts, actionnaires, marque, start-up, géant, opérateur, spécialiste",
      ),
      within: 8,
    },
    not: list(
      "fusion nucléaire, rachat de crédit, pouvoir d'achat, attaquant, milieu de terrain, rachat d'actions, cuisine fusion, acquisition du langage, mercato, défenseur",
    ),
    match: [
      "Bosch rachète un concurrent néerlandais",
      "Fusion entre deux groupes d'acier : le groupe confirme",
      "OPA hostile sur le fabricant de câbles",
    ],
    no: [
      "La fusion nucléaire attire des millions",
      "Le club rachète un attaquant pour dix millions",
      "Rachat de crédit : quelle banque choisir ?",
    ],
  },
  {
    id: "management-change-1",
    type: "management-change",
    any: list(
      "PDG, directeur général, directrice générale, président-directeur général, directeur financier, directrice financière, patron, patronne, président du conseil, présidente du conseil, conseil d'administration, DG, directoire",
    ),
    near: {
      any: list(
        "démissionne, démission, nommé, nommée, nomme, quitte, remplace, remplacé, succède, successeur, départ, limogé, limogée, évincé, évincée, nouveau, nouvelle, prend la tête, révoqué",
      ),
      within: 7,
    },
    not: list(
      "premier ministre, président de la République, club, entraîneur, ministre, patron des républicains, parti, fédération",
    ),
    match: [
      "Le PDG du groupe démissionne",
      "Un nouveau directeur général pour le verrier",
      "La directrice financière quitte l'équipementier",
    ],
    no: [
      "Le club nomme un nouveau directeur général",
      "Le premier ministre remplace le patron du parti",
      "Un nouveau patron de robe chez la couturière : le parti pris",
    ],
  },
];
