import { list } from "../../list";
import type { LexiconRow } from "../../row";

export const HAZARDS: readonly LexiconRow[] = [
  {
    id: "earthquake-1",
    type: "earthquake",
    any: list(
      "séisme*, tremblement de terre, tremblements de terre, secousse sismique, secousses sismiques, réplique sismique, magnitude, secousse*",
    ),
    not: list(
      "séisme politique, séisme électoral, séisme dans, exercice, secousse boursière, secousses boursières, séisme médiatique",
    ),
    match: ["Séisme de magnitude 6,1 en Turquie", "Tremblement de terre au Chili", "Une secousse ressentie à Nice"],
    no: ["Séisme politique à Berlin", "Exercice : un séisme simulé", "Nouvelles secousses boursières"],
  },
  {
    id: "flood-1",
    type: "flood",
    any: list(
      "inondation*, inondé*, inondée*, crue, crues, débordement*, sort de son lit, sorti de son lit, rupture de barrage, rupture de digue, pluies diluviennes, pluies torrentielles, montée des eaux",
    ),
    not: list(
      "inondé de messages, inonde le marché, inondé de lumière, inondée de lumière, viande crue, carotte*, cuisine crue, eau crue, inondé de lettres, crue verdeur, lumière crue, inondés d'appels",
    ),
    match: [
      "Inondations dans le Pas-de-Calais, usine évacuée",
      "La rivière sort de son lit",
      "Crue de la Seine : trafic arrêté",
    ],
    no: ["Le standard inondé de messages", "Un salon inondé de lumière", "Manger de la viande crue"],
  },
  {
    id: "storm-1",
    type: "storm",
    any: list(
      "tempête*, ouragan*, cyclone*, typhon*, tornade*, orage*, grêle, tempête de neige, vents violents, rafales, bourrasque*, tempête tropicale",
    ),
    not: list(
      "tempête médiatique, tempête dans un verre, tempête politique, tempête sous un crâne, remue-méninges, tempête de critiques, tempête judiciaire, orage dans le couple",
    ),
    match: [
      "La tempête coupe le courant en Bretagne",
      "Un typhon ferme les ports de Taïwan",
      "Grêle : vignes détruites",
    ],
    no: ["Tempête médiatique autour d'un ministre", "Une tempête dans un verre d'eau", "Tempête politique à Rome"],
  },
  {
    id: "wildfire-1",
    type: "wildfire",
    any: list(
      "feu de forêt, feux de forêt, incendie de forêt, incendies de forêt, feu de brousse, feux de brousse, mégafeu*, feu de végétation, feux de végétation, hectares brûlés, incendie en Gironde",
    ),
    not: list("prévention des feux, exercice, documentaire"),
    match: [
      "Feux de forêt en Gironde : 300 hectares",
      "Un feu de végétation coupe la voie ferrée",
      "Mégafeu au Canada",
    ],
    no: [
      "Campagne de prévention des feux de forêt",
      "Exercice feux de forêt dans le Var",
      "Documentaire sur les mégafeux",
    ],
  },
  {
    id: "drought-1",
    type: "drought",
    any: list("sécheresse*, pénurie d'eau, manque d'eau, restrictions d'eau, récoltes perdues"),
    not: list("sécheresse de la peau, sécheresse oculaire, sécheresse de buts, sécheresse cutanée"),
    match: [
      "La sécheresse frappe le maïs",
      "Restrictions d'eau dans vingt départements",
      "Le Rhin au plus bas : sécheresse",
    ],
    no: [
      "Soigner la sécheresse de la peau",
      "La sécheresse de buts du buteur : sécheresse de buts",
      "Sécheresse oculaire : que faire",
    ],
  },
  {
    id: "landslide-1",
    type: "landslide",
    any: list(
      "glissement de terrain, glissements de terrain, éboulement*, coulée de boue, coulées de boue, avalanche*",
    ),
    not: list("avalanche de, avalanches de critiques"),
    match: [
      "Un glissement de terrain coupe la route",
      "Coulée de boue sur la mine",
      "Éboulement : la ligne ferroviaire fermée",
    ],
    no: ["Une avalanche de récompenses", "Avalanche de critiques contre le maire", "Une avalanche de buts"],
  },
  {
    id: "transport-accident-1",
    type: "transport-accident",
    any: list(
      "accident de la route, accident de train, accident ferroviaire, accident d'avion, accident de car, accident d'autocar, accident de bus, crash, s'écrase, s'est écrasé, déraille, déraillé, déraillement, collision, naufrage*, chavire, chaviré, carambolage, percuté, percute, accident, accidents, collisions, sortie de route",
    ),
    near: {
      any: list(
        "train, avion, camion*, poids lourd, bus, car, voiture*, bateau, ferry, navire, hélicoptère, autoroute, route, rail, TGV, passagers, cargo, migrants, tramway, moto, pétrolier, morts, chauffeur",
      ),
      within: 10,
    },
    not: list(
      "crash boursier, accident du travail, crash-test*, accident vasculaire, accident domestique, accident nucléaire, accident industriel, naufrage politique, mines",
    ),
    match: [
      "Un train déraille près de Lyon",
      "Naufrage d'un ferry : douze disparus",
      "Collision entre un camion et un bus",
    ],
    no: [
      "Crash boursier : les morts de la route des placements",
      "Accident vasculaire au volant : la route vers la guérison",
      "Naufrage politique pour le car du candidat",
    ],
  },
  {
    id: "shipping-disruption-1",
    type: "shipping-disruption",
    any: list(
      "canal de Suez, canal de Panama, mer Rouge, détroit d'Ormuz, houthi*, houthis, piraterie, pirates, navire saisi, échoué, s'échoue, port fermé, ports fermés, trafic maritime, trafic ferroviaire, porte-conteneurs, cargo, frontière fermée, fret",
    ),
    near: {
      any: list(
        "bloqu*, attaque*, navire*, interrompu*, suspendu*, détourn*, cargo, perturb*, fermé*, armateur*, évit*, paraly*, saisi*, conteneurs",
      ),
      within: 8,
    },
    not: list("pirates des Caraïbes, plongée, croisière*, parti pirate, vélo cargo, piraterie audiovisuelle"),
    match: [
      "Un porte-conteneurs bloque le canal de Suez",
      "Les armateurs évitent la mer Rouge",
      "Trafic ferroviaire interrompu au tunnel : fret bloqué",
    ],
    no: [
      "Plongée en mer Rouge, navire compris",
      "Pirates des Caraïbes : nouvelle attaque en salle",
      "Le vélo cargo perturbe les habitudes : vélo cargo",
    ],
  },
  {
    id: "armed-conflict-1",
    type: "armed-conflict",
    any: list(
      "frappe aérienne, frappes aériennes, bombardement*, attaque de drones, attaque de missiles, tir de missile, tirs de missiles, invasion, combats, rebelles, attentat*, offensive militaire, guerre civile, affrontements armés, obus, frappes",
    ),
    near: {
      any: list(
        "mort*, tué*, bless*, ville, armée, soldats, frontière, Ukraine, Gaza, Soudan, Syrie, Russie, Israël, capitale, centrale, civils, visé*, région, Congo, Mali",
      ),
      within: 10,
    },
    not: list(
      "film, roman, Seconde Guerre, combats de boxe, jeu vidéo, frappes chirurgicales du tireur, invasion de punaises, invasion de moustiques, guerre des prix, commémor*",
    ),
    match: [
      "Des bombardements visent une centrale en Ukraine",
      "Attentat dans la capitale : vingt morts",
      "Les rebelles prennent une ville au Congo",
    ],
    no: [
      "Invasion de punaises en ville",
      "Un roman sur les combats de Verdun et ses morts",
      "Film : des rebelles dans la ville",
    ],
  },
];
