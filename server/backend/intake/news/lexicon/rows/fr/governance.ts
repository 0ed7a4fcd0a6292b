import { list } from "../../list";
import type { LexiconRow } from "../../row";

export const GOVERNANCE: readonly LexiconRow[] = [
  {
    id: "corruption-1",
    type: "corruption",
    any: list(
      "corruption, pots-de-vin, pot-de-vin, corrompu*, blanchiment, détournement de fonds, trafic d'influence, abus de biens sociaux, prise illégale d'intérêts, dessous-de-table",
    ),
    not: list(
      "indice de perception, fichier corrompu, fichiers corrompus, blanchiment des dents, blanchiment du corail",
    ),
    match: [
      "Le patron mis en examen pour corruption",
      "Pots-de-vin dans les marchés du port",
      "Blanchiment : la banque perquisitionnée",
    ],
    no: [
      "Réparer un fichier corrompu",
      "Le blanchiment des dents en question",
      "L'indice de perception de la corruption publié",
    ],
  },
  {
    id: "fraud-1",
    type: "fraud",
    any: list(
      "fraude, fraudes, frauduleu*, escroquerie*, escroc*, fraude fiscale, évasion fiscale, délit d'initié, faux bilans, comptes falsifiés, falsification, falsifié*, pyramide de Ponzi, fausses factures",
    ),
    not: list("fraude électorale, fraude au bac, arnaque au colis, comment éviter, lutte contre la fraude sociale"),
    match: [
      "Soupçons de fraude fiscale chez le négociant",
      "Fausses factures : le directeur arrêté",
      "Le groupe a falsifié ses certificats : comptes falsifiés",
    ],
    no: [
      "Il crie à la fraude électorale",
      "Comment éviter une escroquerie en ligne",
      "Fraude au bac : deux lycéens exclus",
    ],
  },
  {
    id: "antitrust-1",
    type: "antitrust",
    any: list(
      "Autorité de la concurrence, abus de position dominante, position dominante, cartel, entente sur les prix, entente illicite, antitrust, pratiques anticoncurrentielles, anticoncurrentiel*, monopole, gendarme de la concurrence",
    ),
    not: list("cartel de la drogue, cartels de la drogue, cartel mexicain, narco*, cartel de Sinaloa, jeu de société"),
    match: [
      "L'Autorité de la concurrence sanctionne trois brasseurs",
      "Entente sur les prix du yaourt",
      "Bruxelles enquête pour abus de position dominante",
    ],
    no: ["Un chef du cartel de Sinaloa arrêté", "Le cartel de la drogue recule", "Un jeu de société sur le monopole"],
  },
  {
    id: "lawsuit-1",
    type: "lawsuit",
    any: list(
      "plainte contre, porte plainte, portent plainte, poursuivi en justice, poursuivie en justice, poursuit en justice, action collective, recours collectif, procès contre, en justice, assigne, assigné, assignée, mise en examen, mis en examen, condamné à, condamnée à, dommages et intérêts, tribunal",
    ),
    near: {
      any: list(
        "groupe, société, entreprise*, usine, fabricant, constructeur, banque, brevet*, actionnaires, consommateurs, riverains, multinationale, géant, ONG, salariés, patron, industriel, laboratoire, fournisseur, opérateur",
      ),
      within: 12,
    },
    not: list("meurtre, viol, divorce, assassinat, violences conjugales"),
    match: [
      "Des riverains portent plainte contre l'usine",
      "Le fabricant assigné pour un brevet",
      "Action collective contre un laboratoire",
    ],
    no: [
      "Meurtre du banquier : procès contre son patron",
      "Divorce : elle porte plainte, le groupe se sépare",
      "La justice de paix restaurée",
    ],
  },
  {
    id: "sanctions-1",
    type: "sanctions",
    any: list(
      "sanctions contre, sanctions américaines, sanctions européennes, nouvelles sanctions, sanctions économiques, embargo, gel des avoirs, avoirs gelés, liste noire, train de sanctions, paquet de sanctions, sanctions de l'ONU, contourne* … sanctions",
    ),
    not: list("UEFA, FIFA, LFP, ligue, dopage, sanctions disciplinaires, élèves"),
    match: [
      "L'UE adopte de nouvelles sanctions",
      "Gel des avoirs d'un armateur",
      "Un fabricant de puces sur liste noire",
    ],
    no: [
      "L'UEFA annonce des sanctions contre le club",
      "Dopage : nouvelles sanctions",
      "Élèves : des sanctions contre les téléphones",
    ],
  },
  {
    id: "trade-barrier-1",
    type: "trade-barrier",
    any: list(
      "droits de douane, antidumping, anti-dumping, surtaxe*, guerre commerciale, barrières commerciales, interdit … importations, interdiction d'importation, interdiction des importations, restrictions à l'importation, taxes à l'importation, quotas d'importation, tarifs douaniers",
    ),
    not: list("surtaxe d'électricité, franchise de droits de douane en voyage, surtaxe sur les appels, numéro surtaxé"),
    match: [
      "Washington relève les droits de douane sur l'acier",
      "Enquête antidumping sur les pneus",
      "L'Inde interdit les importations de jouets",
    ],
    no: ["Fin de la surtaxe sur les appels", "Attention au numéro surtaxé", "Les douaniers fêtent Noël"],
  },
];
