/** Signs of currencies, and what stands before a dollar's. */
export const SYMBOLS: Readonly<Record<string, string>> = {
  "€": "EUR",
  "£": "GBP",
  $: "USD",
  "¥": "JPY",
  "￥": "JPY",
  "₹": "INR",
  "₩": "KRW",
  "＄": "USD",
};

export const DOLLARS: Readonly<Record<string, string>> = {
  c: "CAD",
  ca: "CAD",
  a: "AUD",
  au: "AUD",
  nz: "NZD",
  hk: "HKD",
  s: "SGD",
  r: "BRL",
  nt: "TWD",
};

/** Letters written onto an amount of money. */
export const MONEY_SUFFIXES: Readonly<Record<string, number>> = {
  "": 1,
  k: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  b: 1e9,
  bn: 1e9,
  mrd: 1e9,
  tn: 1e12,
  eur: 1,
  euro: 1,
};

/** Codes that every language writes. */
export const CODES: readonly (readonly [string, string])[] = [
  "EUR",
  "USD",
  "GBP",
  "CHF",
  "JPY",
  "CNY",
  "RMB",
  "INR",
  "CAD",
  "AUD",
  "SEK",
  "NOK",
  "DKK",
  "PLN",
  "BRL",
  "KRW",
  "HKD",
  "SGD",
  "MXN",
  "TRY",
  "ZAR",
].map((code) => [code.toLowerCase(), code === "RMB" ? "CNY" : code] as const);
