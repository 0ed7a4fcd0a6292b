import { HAPPENS, SEEN, SUDDEN } from "../../happens";
import { list } from "../../list";
import type { LexiconRow } from "../../row";

/** Texts that tell of no event, and how far an event has come. */
export const FRAMES: readonly LexiconRow[] = [
  {
    id: "opinion-1",
    stop: "opinion",
    any: list("tribune, éditorial, édito, chronique, opinion, courrier des lecteurs, point de vue, billet d'humeur"),
    fields: ["title"],
    not: list(
      "tribune effondrée, effondrement d'une tribune, opinion publique, tribune du stade, maladie chronique, bronchite chronique",
    ),
    match: [
      "Tribune : la grève est un droit",
      "Édito : l'explosion de trop",
      "Courrier des lecteurs : les inondations",
    ],
    no: ["Effondrement d'une tribune en feu", "Incendie en Gironde", "Grève au Havre"],
  },
  {
    id: "fiction-1",
    stop: "fiction",
    any: list(
      "film, roman, polar, série télé, bande-annonce, jeu vidéo, thriller, bande dessinée, au cinéma, box-office, album, concert, recette, horoscope",
    ),
    fields: ["title"],
    not: list("grève, film plastique, incendie dans, licencie*, explosion au, cyberattaque, rachète"),
    match: [
      "Un film sur le séisme de 1908",
      "Jeu vidéo : éteindre les feux de forêt",
      "Recette : l'avalanche de chocolat",
    ],
    no: [
      "Grève des techniciens du film",
      "Cyberattaque contre un éditeur de jeu vidéo",
      "L'usine de film plastique en feu",
    ],
  },
  {
    id: "sport-1",
    stop: "sport",
    any: list(
      "Ligue 1, Ligue des champions, Top 14, Coupe du monde, Roland-Garros, entraîneur, attaquant, gardien de but, mercato, demi-finale, quart de finale, NBA, Formule 1, Tour de France, rugby, football, tennis, PSG, championnat",
    ),
    fields: ["title"],
    not: list("ouvriers, corruption, travail forcé, grève du personnel, faillite, salariés, morts"),
    match: [
      "Ligue 1 : l'attaquant met le feu",
      "Séisme au PSG, l'entraîneur licencié",
      "Tennis : une tempête nommée Alcaraz",
    ],
    no: [
      "Coupe du monde : des ouvriers morts sur le chantier",
      "Corruption dans le football",
      "Faillite d'un équipementier de rugby",
    ],
  },
  {
    id: "drill-1",
    stop: "drill",
    any: list(
      "exercice de sécurité, exercice d'évacuation, exercice incendie, exercice grandeur nature, exercice de secours, simulation d'accident, exercice militaire, exercice attentat, exercice PPI, exercice simule, exercice des pompiers",
    ),
    fields: ["title", "lead"],
    not: list("blessé*, mort*, tué*"),
    match: [
      "Exercice grandeur nature : explosion à la raffinerie",
      "Exercice d'évacuation après un faux incendie",
      "Un exercice attentat à la gare",
    ],
    no: ["Deux soldats tués lors d'un exercice militaire", "Incendie à la scierie", "Explosion à Lyon"],
  },
  {
    id: "how-to-1",
    stop: "how-to",
    any: list(
      "comment se protéger, comment éviter, conseils pour, mode d'emploi, que faire en cas, tout savoir sur, guide pratique, questions-réponses, quels sont vos droits, pourquoi il faut",
    ),
    fields: ["title"],
    not: list("salariés en grève"),
    match: [
      "Que faire en cas de séisme ?",
      "Tout savoir sur la liquidation judiciaire",
      "Conseils pour éviter une fuite de données",
    ],
    no: ["Séisme au Chili", "Liquidation judiciaire d'un verrier", "Fuite de données à l'hôpital"],
  },
  {
    id: "planned-1",
    status: "planned",
    except: SUDDEN,
    any: list(
      "va, vont, prévoit, prévoient, prévu, prévue, envisage, envisagent, projet de, projette, s'apprête, compte, annonce son intention, à partir de lundi, la semaine prochaine, dès lundi, veut, préavis",
    ),
    match: ["Le groupe va fermer son usine", "Préavis de grève à la SNCF", "Il envisage de racheter son rival"],
    no: ["Le groupe ferme son usine", "Grève à la SNCF", "Il rachète son rival"],
  },
  {
    id: "threatened-1",
    status: "threatened",
    any: list("menace, menacent, menacé*, menacée*, au bord de, en danger, craint, craignent, pourrait, pourraient"),
    match: ["Les syndicats menacent de faire grève", "Le verrier au bord de la faillite", "L'usine pourrait fermer"],
    no: ["Les syndicats cessent le travail", "Le verrier en faillite", "L'usine ferme"],
  },
  {
    id: "threatened-2",
    status: "threatened",
    except: ["product-safety", "product-recall", "data-breach"],
    any: list("risque de"),
    match: ["Risque de grève dans les ports", "Le verrier risque de fermer son usine", "Risque de crue à Lyon"],
    no: ["Le verrier prend des risques", "Grève dans les ports", "L'usine ferme"],
  },
  {
    id: "ended-1",
    status: "ended",
    any: list(
      "fin de la grève, reprise du travail, reprend sa production, redémarr*, rouvre, rouvert*, levée des sanctions, reprennent le travail, retour à la normale",
    ),
    match: ["Fin de la grève au port", "Le travail reprend : retour à la normale", "L'usine redémarre"],
    no: ["Grève au port", "Le travail cesse", "L'usine s'arrête"],
  },
  {
    id: "fire-out-1",
    status: "ended",
    of: ["fire", "wildfire", "explosion"],
    any: list("maîtrisé*, maîtrisée*, éteint, circonscrit"),
    not: list("pas maîtrisé, pas encore, pas éteint, pas circonscrit"),
    match: ["L'incendie est maîtrisé", "Le feu est éteint à Roubaix", "Le sinistre est circonscrit"],
    no: ["L'incendie progresse", "Le feu n'est pas encore éteint", "Le sinistre s'étend"],
  },
  {
    id: "averted-1",
    status: "averted",
    except: HAPPENS,
    any: list(
      "évité, évitée, évite, annulé*, annulée*, suspendent leur mouvement, lève … préavis, renonce*, écarté, écartée, reporté*, reportée*, abandonné, échappe à",
    ),
    not: list("vols … annulés, vol … annulé, trains … annulés, train … annulé, vols annulés, trains annulés"),
    match: ["Grève évitée de justesse à Orly", "Le groupe renonce à la fusion", "Le verrier échappe à la faillite"],
    no: ["Grève à Orly", "Le groupe fusionne", "Grève : des centaines de vols annulés"],
  },
  {
    id: "averted-2",
    status: "averted",
    any: list("évité de justesse, évitée de justesse, déjoué*, déjouée*"),
    match: ["Grève évitée de justesse à Orly", "Incendie évité de justesse", "Cyberattaque déjouée"],
    no: ["Grève à Orly", "Incendie à Roubaix", "Cyberattaque contre une banque"],
  },
  {
    id: "denied-1",
    status: "denied",
    except: SEEN,
    any: list(
      "dément, démentent, démenti, nie, nient, conteste, contestent, rejette les accusations, réfute, réfutent, exclut, aucun projet",
    ),
    match: [
      "Le groupe dément tout plan social",
      "Le fournisseur nie le travail des enfants",
      "La banque réfute la fraude",
    ],
    no: ["Le groupe confirme un plan social", "Le fournisseur avoue", "La banque admet la fraude"],
  },
  {
    id: "past-1",
    status: "past",
    any: list(
      "anniversaire, il y a dix ans, il y a vingt ans, il y a 10 ans, il y a 20 ans, ans après, un an après, commémor*, en mémoire, hommage aux victimes, retour sur, souvenir de, ans plus tard",
    ),
    // How old a company is.
    not: list(
      "ans après … rachat, ans après … reprise, ans après … création, ans après … ouverture, ans après … fusion, ans après … sauvetage, ans après … introduction, an après … rachat, an après … reprise, an après … création, an après … ouverture, an après … fusion, an après … sauvetage, an après … introduction, fondée il y a, fondé il y a, créée il y a, créé il y a, ouverte il y a, ouvert il y a, construite il y a, construit il y a, bâtie il y a, bâti il y a, inaugurée il y a, rachetée il y a",
    ),
    match: ["Vingt ans après l'explosion de l'usine", "Anniversaire du séisme", "La ville commémore l'inondation"],
    no: [
      "Explosion à l'usine",
      "Séisme au Japon",
      "Incendie dans l'usine ouverte il y a dix ans",
      "Faillite du verrier, deux ans après son rachat",
    ],
  },
];
