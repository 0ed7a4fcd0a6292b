const NAMES =
  "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|" +
  "FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|" +
  "MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|" +
  "NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|" +
  "PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|" +
  "WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico|GU Guam|VI Virgin Islands";

const STATES = NAMES.split("|").map((entry): [code: string, name: string] => [entry.slice(0, 2), entry.slice(3)]);
const CODES = new Set(STATES.map(([code]) => code));

/** The two letters of the state that a cell is, or that an address ends with ("… Lansing, Michigan 48912"); else null. */
export function stateIn(text: string): string | null {
  const short = text.trim().slice(0, 300);
  if (/^[A-Za-z]{2}$/.test(short)) return CODES.has(short.toUpperCase()) ? short.toUpperCase() : null;
  const whole = STATES.find(([, name]) => name.toLowerCase() === short.toLowerCase());
  if (whole !== undefined) return whole[0];
  const end = /[,\s]([A-Za-z][A-Za-z ]{1,20}?)\.?,?\s*(?:\d{5}(?:-\d{4})?)?\s*$/.exec(short)?.[1]?.trim() ?? "";
  const last = /(?:^|\s)([A-Z]{2})$/.exec(end)?.[1];
  if (last !== undefined && CODES.has(last)) return last;
  const named = STATES.find(([, name]) => end.toLowerCase().endsWith(name.toLowerCase()) && short.includes(","));
  return named?.[0] ?? null;
}
