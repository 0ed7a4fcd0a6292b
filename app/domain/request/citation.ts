import type { Language } from "~/i18n/languages";
import { unbrokenSections } from "~/i18n/unbroken";

/**
 * A citation of the law as the reader's language writes it: `LkSG § 3(2) no. 2` is "§ 3 Abs. 2 Nr. 2 LkSG" in German. Questionnaires
 * keep it in English; what follows none of these forms stays as it is.
 */
export function citationIn(language: Language, cited: string): string {
  return unbrokenSections(language === "en" ? cited : translated(language, cited));
}

function translated(language: Exclude<Language, "en">, cited: string): string {
  return cited
    .split("; ")
    .map((part) => {
      const [place = "", ...about] = part.split(": ");
      return [IN[language](place), ...about].join(language === "ch" ? "：" : language === "fr" ? " : " : ": ");
    })
    .join(language === "ch" ? "；" : language === "fr" ? " ; " : "; ");
}

const IN = {
  de: (place: string) =>
    place
      .replace("UN Convention against Corruption", "UN-Konvention gegen Korruption")
      .replace(/^ILO (?=\d)/, "ILO-Übereinkommen ")
      .replace("Regulation (EU)", "Verordnung (EU)")
      .replace("Annex", "Anhang")
      .replaceAll(/§ (\d+)\((\d+)\)/g, "§ $1 Abs. $2")
      .replaceAll("no. ", "Nr. ")
      .replace(/^(LkSG|CSDDD) (.+)$/, "$2 $1")
      .replace(/^(Verordnung \(EU\) \S+) (.+)$/, "$2 der $1"),
  fr: (place: string) =>
    place
      .replace("UN Convention against Corruption", "Convention des Nations unies contre la corruption")
      .replace(/^ILO (?=\d)/, "Conventions OIT ")
      .replace("Regulation (EU)", "Règlement (UE)")
      .replace("Annex", "annexe")
      .replaceAll(/§ (\d+)\((\d+)\)/g, "§ $1, al. $2")
      .replaceAll(/,? no\. /g, ", n° ")
      .replace("Art. ", "art. "),
  ch: (place: string) =>
    place
      .replace("UN Convention against Corruption", "《联合国反腐败公约》")
      .replaceAll(/(?<=\d), (?=\d)/g, "、")
      .replace(/^ILO (.+)$/, "国际劳工组织第 $1 号公约")
      .replace(/^Regulation \(EU\) (\S+) /, "欧盟第 $1 号条例")
      .replace(/, Annex (\S+)/, "，附件 $1")
      .replaceAll(/ ?§ (\d+)\((\d+)\)/g, "第 $1 条第 $2 款")
      .replace(/ ?§§? (\S+)/, "第 $1 条")
      .replace(/ no\. (\S+?)(?=,|$)/g, "第 $1 项")
      .replace(/ ?Art\. ([^，]+)/, "第 $1 条")
      .replaceAll(/, ?/g, "、")
      .replace(/^(LkSG|CSDDD)(?=第)/, "$1 "),
} satisfies Record<Exclude<Language, "en">, (place: string) => string>;
