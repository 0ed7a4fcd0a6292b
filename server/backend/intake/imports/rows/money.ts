import { decimalOf } from "../values/decimal";
import type { Report, SupplierCandidate } from "./candidate";

/** An amount of money; its currency is what the cell says, or else the column's title, and so is what it is counted in ("TEUR", "万元"). */
export function readSpend(
  value: string,
  title: string,
  report: Report,
  decimal: DecimalSign | null = null,
): SupplierCandidate["spend"] {
  const isPlain = PLAIN.test(value);
  // A dot or comma beside a unit belongs to it only where no digit follows: "1250.5" is no "1250" and no unit.
  const bare = isPlain
    ? value
    : value
        .replace(SIGNS, "")
        .replace(CODES, "")
        .replace(UNITS_ALONE, "")
        .trim()
        .replace(/[.,]\s?[-–—]+$/, "");
  const amount = decimalOf(decimal === null ? bare : withPoint(bare, decimal), { grouped: decimal === null });
  if (amount !== null && amount >= 0) {
    const said = isPlain ? NOTHING_SAID : saidIn(value);
    const ofTitle = saidInTitle(title);
    const unit = said.unit ?? ofTitle.unit ?? 1;
    return { amount: Number((amount * unit).toPrecision(15)), currency: said.currency ?? ofTitle.currency };
  }
  report("numberInvalid");
  return null;
}

/** A number and nothing else: neither sign, code nor unit. */
const PLAIN = /^\d[\d.,]*$/;

interface Said {
  unit: number | null;
  currency: string | null;
}
const NOTHING_SAID: Said = { unit: null, currency: null };

const saidIn = (text: string): Said => ({ unit: unitIn(text), currency: currencyIn(text) });

/** A column's title is the same in each row: of the last few, what they say is kept. */
function saidInTitle(title: string): Said {
  const known = titles.get(title);
  if (known) return known;
  if (titles.size >= MOST_TITLES) titles.clear();
  const said = saidIn(title);
  titles.set(title, said);
  return said;
}
const titles = new Map<string, Said>();
const MOST_TITLES = 100;

export type DecimalSign = "." | ",";

/**
 * What the amounts of a column have before their decimals, where one of them shows it: in "1250.5" it is the point, and so "12.500" beside it is
 * twelve and a half. Null where none does, or where they contradict each other.
 */
export function decimalSignOf(values: readonly string[]): DecimalSign | null {
  const shown = (sign: DecimalSign): boolean => values.some((value) => SHOWS[sign].test(value));
  const [point, comma] = [shown("."), shown(",")];
  return point === comma ? null : point ? "." : ",";
}

/** One sign with one, two or more than three digits behind it, with three behind more than three, or behind the other sign. */
const SHOWS: Readonly<Record<DecimalSign, RegExp>> = {
  ".": /^[^\d.,]*\d[\d,'’\s]*\.(?:\d{1,2}|\d{4,})(?!\d)|^[^\d.,]*(?:0|\d{4,})\.\d{3}(?!\d)|\d,\d{3}\.\d/,
  ",": /^[^\d.,]*\d[\d.'’\s]*,(?:\d{1,2}|\d{4,})(?![\d,])|^[^\d.,]*(?:0|\d{4,}),\d{3}(?!\d)|\d\.\d{3},\d/,
};

/** The same number with a point before its decimals and no other sign. */
function withPoint(text: string, decimal: DecimalSign): string {
  const other = decimal === "." ? "," : ".";
  const parts = text.split(decimal);
  // More than one of them: then it separates thousands after all.
  return parts.length > 2 ? text : text.replaceAll(other, "").replace(decimal, ".");
}

const CURRENCIES =
  "EUR|USD|GBP|CHF|CNY|RMB|JPY|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|TRY|INR|BRL|MXN|CAD|AUD|NZD|KRW|VND|THB|IDR|MYR|SGD|HKD|TWD|PHP|ZAR|AED|SAR|ILS|UAH|RUB|BDT|PKR|EGP|MAD|CLP|COP|PEN|ARS";
const SIGNS =
  /(?:R|US|HK|NT|C|A|S|MX)\$|[€$£¥￥₺₹₩₫₽₸]|zł|Kč|(?:тыс|млн)\.?\s?(?=руб|₽|\s*$)|руб\.?|[千万億]?円|[천만억]?원|[千万亿]?元|(?<=[\d.,\s])[千万亿]/gu;
const CODES = new RegExp(
  String.raw`(?<!\p{L})(?:[TkM]|Mio\.?|Mrd\.?|Tsd\.?)?\s?(?:${CURRENCIES}|TL|Ft)(?!\p{L})\.?`,
  "giu",
);
/** "12,5 Mio.", "3k", "250 T", "1.5m". */
const UNITS_ALONE = /(?<!\p{L})(?:T|k|M|Mio|Mill|Mrd|Tsd|mn|mln|bn)(?!\p{L})\.?(?!\d)/giu;

/** In how many an amount is counted, where a text says so. */
function unitIn(text: string): number | null {
  return UNITS.find(([words]) => words.test(text))?.[1] ?? null;
}

const UNITS: readonly [words: RegExp, unit: number][] = [
  [/[亿億억]/, 1e8],
  [/百万|백만/, 1e6],
  [/[万만]/, 1e4],
  [/千[元円]|천원/, 1e3],
  [/(?<!\p{L})(?:Mrd|bn|billions?|milliards?|Milliarden)(?!\p{L})/iu, 1e9],
  [
    /(?<!\p{L})(?:Mio|mn|mln|millions?|Millionen|millones|milioni|milhões|млн|mkr|M(?:EUR|USD|CHF|GBP))(?!\p{L})|(?:EUR|USD|CHF|GBP|CNY|SEK|PLN|[€$£])\s?mn?(?!\p{L})|(?<!\p{L})M\s?[€$£]|\d\s?m(?!\p{L})/iu,
    1e6,
  ],
  [
    /(?<!\p{L})(?:T|k)\s?(?:EUR|USD|CHF|GBP|PLN|CZK|SEK|CNY)(?!\p{L})|(?<!\p{L})[Tk]\s?[€$£]|(?<!\p{L})(?:Tsd|tys|tis|тыс|ezer|mii|tkr|kkr|thousands?|Tausend|milliers|miles(?: de)?|migliaia|mil)(?!\p{L})|(?<!\d)['’]000|(?<!\d)000s\b|\d\s?[kT](?!\p{L})|(?:EUR|USD|CHF|GBP|CNY|SEK|PLN|[€$£])\s?k(?!\p{L})/iu,
    1e3,
  ],
];

const OF_SIGNS: readonly [sign: RegExp, currency: string][] = [
  [/R\$/, "BRL"],
  [/HK\$/, "HKD"],
  [/NT\$/, "TWD"],
  [/(?<!\p{L})C\$/u, "CAD"],
  [/(?<!\p{L})A\$/u, "AUD"],
  [/(?<!\p{L})S\$/u, "SGD"],
  [/MX\$/, "MXN"],
  [/€/, "EUR"],
  [/\$/, "USD"],
  [/£/, "GBP"],
  [/₺|(?<!\p{L})TL(?!\p{L})/u, "TRY"],
  [/₹/, "INR"],
  [/₩/, "KRW"],
  [/₫/, "VND"],
  [/zł/, "PLN"],
  [/Kč/, "CZK"],
  [/(?<!\p{L})[tkm]kr(?!\p{L})/iu, "SEK"],
  [/руб|₽/i, "RUB"],
  [/₸/, "KZT"],
  [/円/, "JPY"],
  [/원(?!가)/, "KRW"],
  [/[¥￥]|元|人民币|RMB/i, "CNY"],
];
const CODE = new RegExp(String.raw`(?<!\p{L})(?:[TkM](?=[A-Z]{3}(?!\p{L})))?(${CURRENCIES})(?!\p{L})`, "iu");

/** ISO 4217: of a sign, or of a code among other words; null where there is none. */
export function currencyIn(text: string): string | null {
  const sign = OF_SIGNS.find(([written]) => written.test(text))?.[1];
  return sign ?? CODE.exec(text)?.[1]?.toUpperCase() ?? null;
}
