import { list } from "../../list";
import type { LexiconRow } from "../../row";

export const LABOUR: readonly LexiconRow[] = [
  {
    id: "strike-1",
    type: "strike",
    any: list(
      "grève, grèves, gréviste*, en grève, débrayage*, débrayent, cessent le travail, cesse le travail, cessé le travail, arrêt de travail, arrêts de travail, préavis de grève, mouvement social, grève générale, piquet de grève, piquets de grève",
    ),
    not: list(
      "grève de la faim, grève du sexe, place de Grève, arrêt de travail pour maladie, grève des achats, grève du climat, arrêts maladie",
    ),
    match: ["Les dockers du Havre en grève", "Préavis de grève à la SNCF lundi", "Débrayage à l'usine de pneus"],
    no: ["Un détenu entame une grève de la faim", "Balade place de Grève", "Lycéens : grève du climat vendredi"],
  },
  {
    id: "protest-1",
    type: "protest",
    any: list(
      "manifestation*, manifestant*, manifestent, manifesté contre, protestent, protestation*, blocage*, bloquent, barrage routier, barrages routiers, rassemblement contre, descendent dans la rue, sit-in, opération escargot, marche contre",
    ),
    not: list(
      "manifestation sportive, manifestation culturelle, manifestations culturelles, manifestations sportives, marque de protestation, blocage du dos, manifestation d'intérêt, manifestations de la maladie",
    ),
    match: [
      "Des milliers de manifestants contre la mine",
      "Les agriculteurs bloquent l'autoroute",
      "Manifestation devant l'usine chimique",
    ],
    no: [
      "Une manifestation sportive au parc",
      "Le théâtre et ses manifestations culturelles",
      "Soulager un blocage du dos",
    ],
  },
  {
    id: "mass-layoff-1",
    type: "mass-layoff",
    any: list(
      "licenciement*, licencie, licencient, licencier, suppression de postes, suppressions de postes, suppressions d'emplois, suppression d'emplois, supprime … postes, supprimer … postes, supprime … emplois, supprimer … emplois, suppression de … postes, suppression de … emplois, plan social, plan de sauvegarde de l'emploi, PSE, emplois menacés, postes menacés, réduction d'effectifs, dégraisse*, plan de départs",
    ),
    not: list("sans licenciement*, aucun licenciement, évite les licenciements, recrute"),
    match: [
      "L'équipementier supprime 900 postes",
      "Plan social chez le fabricant de pneus",
      "La banque va licencier des centaines de salariés",
    ],
    no: [
      "Fusion sans licenciement, promet le patron",
      "Le groupe recrute 200 postes au lieu de supprimer des postes",
      "La poste change d'adresse",
    ],
  },
  {
    id: "child-labour-1",
    type: "child-labour",
    any: list(
      "travail des enfants, travail d'enfants, enfants travail* dans, emploie des mineurs, employait des mineurs, exploitation d'enfants, exploitation des enfants, enfants exploités, enfants dans les mines, enfants esclaves",
    ),
    not: list("sans travail des enfants, journée mondiale contre, garde d'enfants"),
    match: [
      "Travail des enfants dans une mine de cobalt",
      "Un fournisseur employait des mineurs la nuit",
      "Enfants exploités dans le cacao",
    ],
    no: [
      "Un chocolat sans travail des enfants",
      "Journée mondiale contre le travail des enfants",
      "Une crèche pour la garde d'enfants des salariés",
    ],
  },
  {
    id: "forced-labour-1",
    type: "forced-labour",
    any: list(
      "travail forcé, travailleurs forcés, esclavage moderne, esclaves modernes, servitude pour dettes, traite d'êtres humains, traite des êtres humains, passeports confisqués, conditions d'esclavage, réduits en esclavage",
    ),
    not: list("abolition de l'esclavage, musée, mémorial, roman, Seconde Guerre"),
    match: [
      "Un fournisseur solaire soupçonné de travail forcé",
      "Esclavage moderne sur des chalutiers",
      "Vendangeurs victimes : traite des êtres humains",
    ],
    no: [
      "Le musée raconte le travail forcé",
      "Commémoration de l'abolition de l'esclavage moderne et ancien : abolition de l'esclavage",
      "Un roman sur la traite des êtres humains",
    ],
  },
  {
    id: "wages-and-hours-1",
    type: "wages-and-hours",
    any: list(
      "salaires impayés, salaire impayé, impayés de salaire, heures supplémentaires non payées, sous le salaire minimum, en dessous du smic, arriérés de salaire*, non-paiement des salaires, salaires de misère, travail dissimulé, pas été payés, salaires non versés",
    ),
    not: list("débat sur le salaire, footballeur*"),
    match: [
      "Salaires impayés dans une usine textile",
      "Le transporteur condamné pour travail dissimulé",
      "Des ouvriers payés en dessous du smic",
    ],
    no: ["Débat sur le salaire minimum", "La salière de ma tante", "Le footballeur réclame des salaires impayés"],
  },
  {
    id: "workplace-accident-1",
    type: "workplace-accident",
    any: list(
      "accident du travail, accidents du travail, accident de chantier, accident minier, ouvrier tué, ouvriers tués, ouvrier meurt, ouvriers morts, ouvrier décédé, ouvrier blessé, ouvriers blessés, mineurs piégés, mineurs bloqués, effondrement d'une mine, effondrement d'un immeuble, grue s'effondre, échafaudage, fuite de gaz, fuite d'ammoniac, coup de grisou, salarié meurt, salarié tué, mort au travail",
    ),
    not: list("exercice, échafaudage intellectuel, prévention des accidents du travail"),
    match: [
      "Un ouvrier meurt écrasé à la scierie",
      "Douze mineurs bloqués après un coup de grisou",
      "Fuite d'ammoniac dans un abattoir",
    ],
    no: [
      "Une journée de prévention des accidents du travail",
      "Exercice : fuite de gaz simulée",
      "L'ouvrier de la semaine",
    ],
  },
  {
    id: "epidemic-1",
    type: "epidemic",
    any: list(
      "épidémie*, pandémie, covid*, coronavirus, choléra, Ebola, grippe aviaire, peste porcine, fièvre aphteuse, confinement, quarantaine, foyer de contamination, variole du singe, dengue",
    ),
    not: list(
      "depuis la pandémie, après la pandémie, avant la pandémie, une quarantaine de, quarantaine de personnes, la quarantaine passée, épidémie de solitude",
    ),
    match: [
      "Le choléra se propage dans le port",
      "Grippe aviaire détectée dans un élevage",
      "L'usine fermée, ville en confinement",
    ],
    no: [
      "Une quarantaine de personnes au marché",
      "Le tourisme retrouve son niveau d'avant la pandémie",
      "Une épidémie de solitude",
    ],
  },
];
