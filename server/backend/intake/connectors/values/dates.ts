/** How a source writes 03/04/2024. */
export type DateOrder = "month-first" | "day-first";

const MONTHS = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
const MONTH = `(${MONTHS})[a-z]{0,6}\\.?`;
const DATE = new RegExp(
  [
    /(?<!\d)(?<y1>\d{4})[-/.](?<m1>\d{1,2})[-/.](?<d1>\d{1,2})(?!\d)/.source,
    /(?<!\d)(?<a>\d{1,2})[-/.](?<b>\d{1,2})[-/.](?<y2>\d{4}|\d{2})(?!\d)/.source,
    `\\b(?<m3>${MONTH})\\s{0,3}(?<d3>\\d{1,2})(?:st|nd|rd|th)?,?\\s{0,3}(?<y3>\\d{4})(?!\\d)`,
    `(?<!\\d)(?<d4>\\d{1,2})(?:st|nd|rd|th)?[-\\s]{1,2}(?<m4>${MONTH})[-,\\s]{1,3}(?<y4>\\d{4}|\\d{2})(?!\\d)`,
  ]
    .map((one) => one.replace(`(${MONTHS})`, `(?:${MONTHS})`))
    .join("|"),
  "gi",
);

/** Every date in a cell as `YYYY-MM-DD`, in the order written: "1/5/24 - 3/1/24", "Beginning March 4, 2024". */
export function datesIn(text: string, order: DateOrder = "month-first"): string[] {
  const short = text.trim().slice(0, 500);
  const whole = wholeNumber(short);
  if (whole !== null) return [whole];
  const found: string[] = [];
  for (const { groups = {} } of short.matchAll(DATE)) {
    const date = ofGroups(groups, order);
    if (date !== null) found.push(date);
  }
  return found;
}

/** The first date in a cell as `YYYY-MM-DD`; null when there is none. */
export function dateIn(text: string, order: DateOrder = "month-first"): string | null {
  return datesIn(text, order)[0] ?? null;
}

const SHORT = /^\s*(\d{1,2})([-/.])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/;

/** How a column writes 03/04/2024, as its values show that: 25/12/2024 and 3.4.2024 begin with the day, 12/25/2024 with the month. Undefined where none does, or both. */
export function dateOrderOf(values: readonly string[]): DateOrder | undefined {
  const shown = new Set(
    values.flatMap((value): DateOrder[] => {
      const [, first, sign, second] = SHORT.exec(value) ?? [];
      if (first === undefined) return [];
      if (Number(first) > 12 || (sign === "." && Number(second) <= 12)) return ["day-first"];
      return Number(second) > 12 ? ["month-first"] : [];
    }),
  );
  return shown.size === 1 ? [...shown][0] : undefined;
}

/** `YYYY-MM-DD`; null for what no calendar has, and for years outside 1800 to 2199. */
export function isoDate(year: number, month: number, day: number): string | null {
  if (!(year >= 1800 && year < 2200 && month >= 1 && month <= 12 && day >= 1)) return null;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** 1 to 12 for a month's name or the first letters of it in English; null for others. */
export function monthOf(name: string): number | null {
  const at = MONTHS.split("|").indexOf(name.slice(0, 3).toLowerCase());
  return at === -1 ? null : at + 1;
}

function ofGroups(groups: Record<string, string | undefined>, order: DateOrder): string | null {
  const { y1, m1, d1, a, b, y2, m3, d3, y3, m4, d4, y4 } = groups;
  if (y1 !== undefined) return isoDate(Number(y1), Number(m1), Number(d1));
  if (y3 !== undefined) return isoDate(Number(y3), monthOf(m3 ?? "") ?? 0, Number(d3));
  if (y4 !== undefined) return isoDate(fullYear(y4), monthOf(m4 ?? "") ?? 0, Number(d4));
  if (y2 === undefined) return null;
  const first = Number(a);
  const second = Number(b);
  const usual = order === "month-first" ? isoDate(fullYear(y2), first, second) : isoDate(fullYear(y2), second, first);
  // 25/12/2024 has one reading only, whatever the order is.
  const turned = order === "month-first" ? [second, first] : [first, second];
  return usual ?? isoDate(fullYear(y2), turned[0] ?? 0, turned[1] ?? 0);
}

const fullYear = (digits: string): number => {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
};

/** 20240105, or the day count of a spreadsheet that lost its format. */
function wholeNumber(text: string): string | null {
  if (/^\d{8}$/.test(text)) {
    return isoDate(Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6)));
  }
  if (!/^[3-6]\d{4}(?:\.\d+)?$/.test(text)) return null;
  const day = new Date(Date.UTC(1899, 11, 30 + Math.floor(Number(text))));
  return day.toISOString().slice(0, 10);
}
