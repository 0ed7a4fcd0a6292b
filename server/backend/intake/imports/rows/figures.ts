import { decimalOf } from "../values/decimal";
import type { Report, SupplierCandidate } from "./candidate";

/** HS codes of a cell, as digits. An odd number of digits lost its leading zero to a spreadsheet. */
export function readHsCodes(value: string, report: Report): string[] {
  const codes = value.split(/[;,|\n]+/).map((code) => code.replace(/[\s.]/g, "").replace(/^hs/i, ""));
  return codes.flatMap((code) => {
    if (code === "") return [];
    if (!/^\d{1,10}$/.test(code)) {
      report("hsCodeInvalid", { code });
      return [];
    }
    if (code.length % 2 === 0) return [code];
    report("zerosRestored", { restored: `0${code}` });
    return [`0${code}`];
  });
}

/** 1 is a direct supplier; product-decisions knows tiers 1 to 5, "n" is beyond. */
export function readTier(value: string, report: Report): number | null {
  const tier = Number(/^\D*([1-9])\D*$/.exec(value.replace(/[.,]0+$/, ""))?.[1]);
  if (tier >= 1 && tier <= 5) return tier;
  report("tierInvalid");
  return null;
}

type Size = NonNullable<SupplierCandidate["size"]>;

const SIZE_WORDS: readonly [words: RegExp, size: Size][] = [
  [/very large|sehr groß|très grande?|xl|特大|超大/i, "Very large"],
  [/medium|mid|mittel|moyen|中/i, "Medium"],
  [/large|big|groß|grande?|大/i, "Large"],
  [/small|micro|klein|petite?|小|微/i, "Small"],
];

/** A number of employees or a word. Small and medium end at 50 and 250 employees (EU recommendation 2003/361). */
export function readSize(value: string, report: Report): Pick<SupplierCandidate, "size" | "employees"> {
  const employees = decimalOf(value.replace(/^\D+(?=\d)|[^\d]+$/g, ""), { grouped: true });
  const range = /^(\d[\d.,'’ ]*)\s*(?:[-–~]|to|bis|à|至)\s*(\d[\d.,'’ ]*)$/i.exec(value);
  const [least, most] = [range?.[1], range?.[2]].map((end) => (end ? decimalOf(end, { grouped: true }) : null));
  const counted = least != null && most != null ? (least + most) / 2 : employees;
  if (counted !== null && counted >= 0 && counted <= MOST_EMPLOYEES)
    return { size: sizeOf(counted), employees: Math.round(counted) };
  const size = SIZE_WORDS.find(([words]) => words.test(value))?.[1] ?? null;
  if (size === null) report("sizeUnknown");
  return { size, employees: null };
}

/** The largest employers have two million; a telephone number in the wrong column has more. */
const MOST_EMPLOYEES = 10_000_000;

function sizeOf(employees: number): Size {
  if (employees < 50) return "Small";
  if (employees < 250) return "Medium";
  return employees < 5000 ? "Large" : "Very large";
}

const SITE =
  /\b(?:site|facility|factory|plant|mine|mill|warehouse|port|refinery|smelter|quarry|terminal|farm|works|depot|yard|werk|standort|fabrik|lager|mine|raffinerie|hütte|usine|entrepôt|établissement|planta|fábrica|sitio|stabilimento|fabbrica|sito|miniera|zakład|fabryka|kopalnia|huta|závod|tesis|fabriek|pabrik|nhà máy)\b|工厂|工廠|厂|矿|仓库|工場|鉱山|공장|завод|фабрика|шахта|рудник/i;
const ORGANIZATION =
  /\b(?:organi[sz]ation|company|corporate|hq|headquarters?|legal entity|unternehmen|firma|organisation|zentrale|société|entreprise|siège|supplier|lieferant|fournisseur)\b|公司|企业|总部|供应商|会社|企業|仕入先|取引先|공급|회사|업체|компани|организац|поставщик|предприяти|dostawca|spółka|leverancier|leverantör|tedarikçi/i;

/** Whether a text speaks of a site or of an organization; null when of neither. */
export function kindOf(text: string): SupplierCandidate["kind"] | null {
  const words = text.replace(/[_-]/g, " ");
  if (ORGANIZATION.test(words)) return "organization";
  return SITE.test(words) ? "site" : null;
}
