import { countryOf } from "../../../reference/countries/country-of";
import type { Row } from "../../reading/table";
import type { Mapping } from "../mapping/fields";
import { readName } from "../values/name-key";
import type { ProblemCode } from "./candidate";

const TOTAL =
  "grand total|sub ?total|totals?|sum|sums|overall|" +
  "gesamt(?:summe|ergebnis|betrag|wert|anzahl|umsatz)?|zwischensumme|summe|endsumme|insgesamt|" +
  "totale? (?:g[ée]n[ée]ral|geral|general|generale|complessivo)|sous-? ?total|somme|ensemble|" +
  "suma|suma total|totale|totali|totale generale|somma|subtotale|subtotal|totais|soma|totaal|eindtotaal|subtotaal|" +
  "razem|ogółem|suma częściowa|celkem|součet|spolu|összesen|toplam|genel toplam|ara toplam|yhteensä|totalt|i alt|summa|ukupno|skupaj|jumlah|tổng|tổng cộng|" +
  "итого|всего|разом|всього|" +
  '总计|合计|小计|总额|总数|共计|累计|總計|合計|小計|總數|共計|총계|합계|소계|المجموع|الإجمالي|סה"כ|σύνολο|รวม|कुल';
/** "Total", "Summe:", "Gesamtsumme 2024", "Total suppliers: 120", "合计（万元）"; not "Total Textile Ltd". */
const TOTAL_ROW = new RegExp(
  `^[*\\s]*(?:${TOTAL})(?:\\s+(?:of|der|des|die|aller|de|of all|all|amount|spend|umsatz|betrag|rows?|zeilen|suppliers?|vendors?|lieferanten|fournisseurs|proveedores|fornitori|kreditoren|eur|usd|€))*` +
    String.raw`[\s\d.,:;()（）：=€$%万元-]*$`,
  "iu",
);

const NOTE =
  /^[*\s]*(?:stand|quelle|hinweis|anmerkung|erstellt(?: am| von| durch)?|gedruckt(?: am)?|ausgedruckt|datum|seite|bericht|anzahl|legende|fußnote|as of|source|sources|notes?|remark|printed(?: on)?|created(?: on| by)?|generated(?: on| by)?|exported(?: on| by)?|report|page|date|count|number of (?:rows|records|suppliers|vendors)|legend|disclaimer|confidential|end of (?:list|report|file)|état au|remarque|date d'édition|édité le|imprimé le|nombre de|fuente|nota|notas|fecha|página|número de|fonte|pagina|data|numero di|注|备注|说明|来源|数据来源|日期|导出时间|打印|第\s?\d+\s?页|制表)\s*(?:[:：]|\d|$)/iu;

/** No company is called "Zwischensumme Elektronik" or "Sous-total France", unless it has a legal form; one may be called "Total Textile". */
const BEGINS_TOTAL =
  /^[*\s]*(?:zwischensumme|gesamtsumme|gesamtergebnis|endsumme|summe|sous-? ?total|sub-?total[ei]?|grand total|total g[ée]n[ée]ral|totale? (?:complessivo|parziale|generale)|suma częściowa|suma końcowa|ara toplam|genel toplam|mezisoučet|小计|合计|总计|小計|合計)(?![\p{L}-])/iu;
const COUNTED =
  /^[*\s]*(?:total|gesamt|summe|totale|suma|razem|toplam|anzahl|count|nombre)\s*[:：=]?\s*\d[\d.,\s]*(?:suppliers?|vendors?|lieferanten|kreditoren|fournisseurs|proveedores|fornitori|fornecedores|dostawców|tedarikçi|rows?|zeilen|entries|einträge|records?)?\s*$/iu;
const GROUP =
  /^(?:warengruppe|materialgruppe|produktgruppe|artikelgruppe|gruppe|kategorie|category|commodity(?: group)?|product group|group|cluster|abteilung|department|werk|plant|standort|land|country|region|famille(?: d'achat)?|groupe|catégorie|pays|categor[ií]a|familia|país|gruppo|paese|kategoria|grupa|kraj|kategori|grup|ülke|品类|类别|物料组|地区|国家)\s*[:：–-]\s*\S/iu;

/**
 * What a row below the header is, where it is no supplier: a line of totals, the title of a group, a note under the list, or the column titles
 * again. Null for all others. A company may be called Total: one that has a place or a number of its own is no line of totals.
 * @param usual how many cells of a row are filled as a rule
 * @param before the cells of the supplier above
 */
export function notASupplier(
  { cells }: Row,
  header: readonly string[],
  mapping: Mapping,
  usual = 0,
  before: readonly string[] = [],
): ProblemCode | null {
  const filled = cells.filter((cell) => cell !== "" && cell.trim() !== "");
  if (filled.length === 0) return null;
  if (filled.every((cell) => /^[\s\-=_*–—|+.]{3,}$/.test(cell))) return "noteRow";
  if (repeatsTitles(cells, header, mapping)) return "titlesAgain";
  // "[text]", "[EUR]": a second row of titles that says what the columns are counted in.
  if (filled.length > 1 && filled.every((cell) => /^[[(<].{0,30}[\])>]$/.test(cell.trim()))) return "noteRow";
  const at = (column: number | undefined): string => (column === undefined ? "" : (cells[column] ?? "").trim());
  const name = at(mapping.name) || at(mapping.legalName);
  const [first = ""] = filled;
  const lead = name === "" ? first.trim() : name;
  if (lead.length > 200) return null;
  // The patterns are dear, and nearly every row is described.
  const isDescribed = DESCRIBED_BY.some((field) => isToldBy(at(mapping[field]), lead));
  if (!isDescribed && isTotal(lead)) return "totalRow";
  // "Total France": the sum of a group that is a country.
  if (!isDescribed && (countryOfRest(lead) || isTotalOf(before, lead))) return "totalRow";
  if (filled.length > 1 || header.length < 2) return null;
  return /^\(?[*†‡]|^\d\)\s/.test(lead) || NOTE.test(lead) || (usual >= 3 && isTitleOfGroup(lead)) ? "noteRow" : null;
}

const isTotal = (lead: string): boolean =>
  TOTAL_ROW.test(lead) || COUNTED.test(lead) || (BEGINS_TOTAL.test(lead) && readName(lead).legal === 0);

/** "Metal Total", "Metall Ergebnis", "Total Métal": the sum of a group that the supplier above belongs to, as spreadsheets write it. */
function isTotalOf(before: readonly string[], lead: string): boolean {
  const group = groupOf(lead)?.toLowerCase();
  return group !== undefined && before.some((cell) => cell.trim().toLowerCase() === group);
}

const groupOf = (lead: string): string | undefined =>
  (/^(\p{L}.*?)[\s:–-]+(?:total|sub-?total|ergebnis|gesamt|summe|sum|result|totale|suma|toplam|razem|celkem|汇总|小计|合计)$/iu.exec(
    lead,
  ) ?? /^(?:total|totale|gesamt|summe|suma|toplam|razem|celkem)[\s:–-]+(\p{L}.*)$/iu.exec(lead))?.[1];

function countryOfRest(lead: string): boolean {
  const rest = groupOf(lead);
  return rest !== undefined && (countryOf(rest)?.confidence ?? 0) >= 0.95;
}

const isTitleOfGroup = (lead: string): boolean =>
  GROUP.test(lead) || (lead.length > 3 && (countryOf(lead)?.confidence ?? 0) >= 0.95);

/** What a supplier has and a total has not. */
const DESCRIBED_BY = [
  ...([
    "country",
    "city",
    "postalCode",
    "address",
    "lat",
    "coordinates",
    "vat",
    "lei",
    "duns",
    "osId",
    "erpId",
  ] as const),
  ...(["registrationNumber", "email", "website", "parent", "legalName", "operator"] as const),
];

const isToldBy = (cell: string, lead: string): boolean => cell !== "" && cell !== lead && !/^[-–—*.:\s]+$/.test(cell);

/** A printed list has its titles on every page. */
function repeatsTitles(cells: readonly string[], header: readonly string[], mapping: Mapping): boolean {
  const column = mapping.name ?? mapping.legalName;
  if (column === undefined || !isTitle(cells[column], header[column])) return false;
  const titled = cells.filter((cell, index) => isTitle(cell, header[index])).length;
  return titled >= Math.min(2, header.filter((title) => title !== "").length);
}

const isTitle = (cell: string | undefined, title: string | undefined): boolean =>
  cell !== undefined && title !== undefined && title !== "" && cell.replace(/\s+/g, " ").trim() === title;
