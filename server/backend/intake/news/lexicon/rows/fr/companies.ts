import { list } from "../../list";
import type { LexiconRow } from "../../row";

export const COMPANIES: readonly LexiconRow[] = [
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
