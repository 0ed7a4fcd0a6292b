import { list } from "../../list";
import type { LexiconRow } from "../../row";

export const OPERATIONS: readonly LexiconRow[] = [
  {
    id: "fire-1",
    type: "fire",
    any: list(
      "incendie, incendies, incendié*, en feu, prend feu, pris feu, en flammes, ravagé par les flammes, ravagée par les flammes, feu d'entrepôt, brasier, détruit par un incendie, parti en fumée, incendie criminel, flammes, feu dans",
    ),
    not: list(
      "feu de forêt, feux de forêt, incendie de forêt, incendies de forêt, cessez-le-feu, ouvert le feu, ouvre le feu, feu d'artifice, feux d'artifice, feu vert, sous le feu des critiques, feu des critiques, feu de paille, exercice, coup de feu, coups de feu, déclaré sa flamme, flammes de l'amour, sécurité incendie, joueurs de feu, salle en feu, public en feu, armes à feu, incendie une défense",
    ),
    match: [
      "Incendie dans une fonderie de Hagen, un mort",
      "Un entrepôt en feu à Rouen",
      "L'usine ravagée par les flammes",
    ],
    no: [
      "Le ministre sous le feu des critiques : plateau en feu",
      "Le chanteur met le public en feu",
      "Nouvelle norme de sécurité incendie",
    ],
  },
  {
    id: "explosion-1",
    type: "explosion",
    any: list("explosion, explosions, explose, explosé, déflagration, détonation, a explosé, ont explosé, explosent"),
    not: list(
      "explosion des prix, explosion de la demande, explosion des coûts, prix explosent, demande explose, explosion démographique, les ventes explosent, explosion de joie, ventes ont explosé, explosion des ventes, explosion des cas, attentat, voiture piégée, explosion de couleurs, coûts explosent, loyers explosent, explose les compteurs, explosion du nombre, explosion de",
    ),
    match: [
      "Explosion dans une usine chimique : deux morts",
      "Une citerne explose à Marseille",
      "Forte déflagration à la raffinerie",
    ],
    no: ["Explosion des prix de l'énergie", "La demande explose pour les vélos", "Une explosion de joie au stade"],
  },
  {
    id: "production-stop-1",
    type: "production-stop",
    any: list(
      "arrêt de la production, arrêt de production, production à l'arrêt, suspend sa production, suspend la production, suspendre sa production, arrête sa production, stoppe sa production, production suspendue, production interrompue, usine à l'arrêt, chômage partiel, chômage technique, force majeure, interrompt sa production, production stoppée, à l'arrêt",
    ),
    not: list("série, tournage, film, cœur à l'arrêt, train à l'arrêt en gare"),
    match: [
      "Pénurie de puces : l'usine à l'arrêt",
      "Le sidérurgiste suspend sa production deux semaines",
      "Chômage partiel chez le constructeur",
    ],
    no: [
      "La chaîne suspend la production de la série",
      "Tournage : production interrompue",
      "Film : arrêt de la production à Paris",
    ],
  },
  {
    id: "plant-closure-1",
    type: "plant-closure",
    any: list(
      "fermeture de l'usine, fermeture d'usine, fermeture de son usine, fermeture du site, fermeture de sites, ferme son usine, ferme une usine, ferme l'usine, fermer son usine, fermer l'usine, fermer … usine, ferme … site, fermer … site, fermeture définitive, usine va fermer, usine ferme, ferme ses portes, ferment leurs portes, cesse son activité, cessation d'activité, fermeture de magasins, fermeture de … usine",
    ),
    not: list(
      "pédagogique, exposition, musée, festival, salon ferme ses portes, école, site internet, fermeture temporaire, piscine",
    ),
    match: [
      "Le groupe ferme son usine d'Amiens",
      "Fermeture du site de Béthune confirmée",
      "La papeterie ferme ses portes",
    ],
    no: [
      "Le festival ferme ses portes dimanche",
      "Ferme pédagogique : le site ouvre",
      "L'école annonce la fermeture définitive du gymnase",
    ],
  },
  {
    id: "product-recall-1",
    type: "product-recall",
    any: list(
      "rappel de produit*, rappel de, rappels de produits, rappelle … véhicules, rappelle … voitures, rappelle … modèles, rappelle … lots, rappelle … produits, rappelés, rappelées, rappel massif, campagne de rappel, retiré de la vente, retirés de la vente, retirée de la vente, retire du marché, rappel produit",
    ),
    near: {
      any: list(
        "produit*, véhicule*, voiture*, lot, lots, modèle*, jouet*, fromage*, viande, constructeur, fabricant, défaut, listeria, salmonelle*, risque, freins, airbag*, lait, batterie*, médicament*, chocolat*, vente, consommateurs, rayons",
      ),
      within: 10,
    },
    not: list(
      "rappel à l'ordre, ambassadeur, rappel de vaccin, dose de rappel, vaccin, rappelle-toi, rappel des faits, réservistes, rappel de salaire",
    ),
    match: [
      "Le constructeur rappelle 20 000 voitures",
      "Rappel de fromages pour listeria",
      "Un jouet retiré de la vente",
    ],
    no: [
      "Vaccin : rappel de la dose, quel risque ?",
      "Paris rappelle son ambassadeur",
      "Rappel des faits après le vol de voiture : rappel des faits",
    ],
  },
  {
    id: "pollution-1",
    type: "pollution",
    any: list(
      "pollution, pollué*, polluée*, pollue, marée noire, déversement*, déversé*, nappe d'hydrocarbures, rejets toxiques, rejet toxique, contaminé*, contamination de l'eau, poissons morts, eaux usées, PFAS, fuite de pétrole, polluants éternels",
    ),
    not: list("pollution lumineuse, pollution sonore, dialogue pollué, contaminés par le virus, contaminé au covid"),
    match: [
      "Marée noire au large de Maurice",
      "L'usine a déversé des produits dans la rivière",
      "Des milliers de poissons morts dans la Meuse",
    ],
    no: ["La pollution lumineuse cache les étoiles", "Pollution sonore près de l'aéroport", "Débat calme au conseil"],
  },
  {
    id: "data-breach-1",
    type: "data-breach",
    any: list(
      "fuite de données, fuites de données, vol de données, données volées, données personnelles … volées, données … exposées, données de … clients, violation de données, piratage de données, données … en ligne",
    ),
    near: {
      any: list(
        "client*, fuite*, volé*, pirat*, exposé*, patients, usagers, millions, hackers, vol, violation, abonnés",
      ),
      within: 8,
    },
    not: list("assurance contre, fuite de gaz, open data"),
    match: [
      "Fuite de données chez un opérateur",
      "Vol de données de deux millions de patients",
      "Violation de données à l'hôpital",
    ],
    no: [
      "Fuite de gaz à Lyon : données clients publiées en open data",
      "Une assurance contre la fuite de données",
      "Les données du climat en ligne",
    ],
  },
  {
    id: "cyber-attack-1",
    type: "cyber-attack",
    any: list(
      "cyberattaque*, cyber-attaque*, rançongiciel*, ransomware, piratage, piraté*, piratée*, attaque informatique, hackers, pirates informatiques, panne informatique, attaque par déni de service",
    ),
    not: list("piratage de films, hackathon, piratage musical, films piratés, séries piratées"),
    match: [
      "Cyberattaque contre un équipementier automobile",
      "Le port paralysé par un rançongiciel",
      "L'hôpital visé par des pirates informatiques",
    ],
    no: ["Le piratage de films recule", "Un hackathon réunit des hackers", "Matchs et séries piratées : la riposte"],
  },
];
