import { list } from "../lexicon/list";

/** Words with which a text says that it is a translation, anywhere in it; operators as in the lexicon. */
export interface TranslatedRow {
  words: readonly string[];
  /** Where one of these stands in the text, nothing is found. */
  notWords: readonly string[];
  /** What of them has to be written so, where letters tell it from something else. */
  written?: RegExp;
  /** Texts that it has to find, and texts that it must not find. */
  match: readonly string[];
  no: readonly string[];
}

/** Languages by name: a strike that "traduit de l’inquiétude" is no translation. */
const FRENCH = list(
  "de l anglais, de l allemand, de l espagnol, de l italien, de l arabe, du chinois, du japonais, du russe, du portugais, du coréen, du néerlandais, du polonais, du turc",
);

/** By language of the text. */
export const TRANSLATED: Readonly<Record<string, TranslatedRow>> = {
  en: {
    words: list(
      "translated from the, translated from german, translated from french, translated from chinese, translated from japanese, translated from spanish, translated by, translation from the, machine translation of, this is a translation",
    ),
    notWords: list(
      "lost in translation, translated from the euro, translated from the dollar, translated from the pound, translated from the yen, translated from the yuan, translated from the local",
    ),
    match: [
      "Fire halts foundry. Translated from German.",
      "Translated by Ann Muster: Port workers walk out",
      "This is a translation of an article by Die Muster.",
    ],
    no: [
      "Higher costs translated into layoffs",
      "Translators walk out at court in Leeds",
      "Maker of translation devices files for insolvency",
      "Revenue translated from the euro fell after the fire",
    ],
  },
  de: {
    words: list(
      "aus dem englischen, aus dem französischen, aus dem chinesischen, aus dem spanischen, aus dem japanischen, aus dem amerikanischen, übersetzt von, maschinell übersetzt, dies ist eine übersetzung",
    ),
    notWords: list(
      "englischen garten, englischen königshaus, französischen werk*, chinesischen werk*, chinesischen meer*, japanischen meer*",
    ),
    // A language has a capital: "aus dem chinesischen Markt" is no translation.
    written: /^(?![Aa]us dem)|\s\p{Lu}\p{Ll}+$/u,
    match: [
      "Brand legt Gießerei lahm (aus dem Englischen)",
      "Hafenarbeiter streiken. Übersetzt von Anna Muster",
      "Dieser Text wurde maschinell übersetzt.",
    ],
    no: [
      "Polizei räumt Camp aus dem Englischen Garten",
      "Übersetzer streiken am Gericht in Hagen",
      "Teile aus dem französischen Werk fehlen",
      "Konzern zieht sich aus dem chinesischen Markt zurück",
      "Stahl aus dem japanischen Kobe fehlt nach dem Brand",
    ],
  },
  fr: {
    words: list(
      `${FRENCH.flatMap((of) => [`traduit ${of}`, `traduite ${of}`]).join(",")}, traduit par, traduction automatique, ceci est une traduction`,
    ),
    notWords: list(
      "se traduit par, se traduira par, s est traduit par, traduit par une, traduit par un, traduit par des, traduit par la, traduit par le, traduit par les, traduit par l",
    ),
    match: [
      "Incendie à la fonderie (traduit de l’anglais)",
      "Grève au port. Traduit par Anne Muster",
      "Texte obtenu par traduction automatique.",
    ],
    no: [
      "La hausse se traduit par des licenciements",
      "Le patron traduit devant le tribunal",
      "Les traducteurs en grève à Lyon",
      "La grève traduit de l’inquiétude chez les salariés",
      "Ce recul traduit de réelles difficultés et du mécontentement",
      "Le recul s’est traduit par l’arrêt du site et par le départ de 300 salariés",
    ],
  },
  zh: {
    words: list("编译自, 综合编译, 编译报道, 记者编译, 译自, 翻译自, 编译："),
    notWords: list("编译器"),
    match: ["某铸造厂发生火灾（编译自路透社）", "本报综合编译：港口工人罢工", "译自《明镜》周刊：工厂停产"],
    no: ["编译器漏洞影响多家企业", "翻译公司申请破产", "港口工人罢工"],
  },
  es: {
    words: list(
      "traducido del inglés, traducido del francés, traducido del alemán, traducido del portugués, traducido del chino, traducida del inglés, traducido por, traducida por, traducción automática",
    ),
    notWords: list("traducción de la sentencia, se ha traducido por, traducción de libros"),
    match: [
      "Descarrila un tren (traducido del inglés)",
      "Traducido por Ana Muster: naufragio frente a la costa",
      "Texto obtenido por traducción automática.",
    ],
    no: [
      "El alza se ha traducido en despidos",
      "Los traductores van a la huelga en Madrid",
      "El descenso se ha traducido por menos ventas",
    ],
  },
};
