/** Sources that do not exist, by the countries that they write about; the first of a list tells first. */
export function pressOf(country: string): readonly string[] {
  return PRESS.get(country) ?? WORLD;
}

export const HAZARD_DESK = "Kestrel Hazard Desk";
export const PORT_PAPER = "Harbour and Liner Report";
export const METALS_PAPER = "Metals Row Weekly";

const WORLD = ["Kestrel Newswire", METALS_PAPER];

const PRESS = new Map<string, readonly string[]>(
  `
DE | Elbe Business Courier | Foundry Row Weekly
AT CH IT SI | Alpine Business Letter | Kestrel Newswire
CZ SK PL HU | Odra Business Daily | Foundry Row Weekly
RO MD BG RS UA | Prut Regional News | Kestrel Newswire
TR | Aegean Industrial Courier | Bosphorus Finance Note
FR BE NL | Lowlands Trade Letter | Kestrel Newswire
ES PT MA TN | Iberian Supplier News | Kestrel Newswire
US CA | Carolina Ledger | Kestrel Newswire
MX GT | Sonora Industrial | Kestrel Newswire
BR CL PE CO EC AR | Andes Mining Letter | Kestrel Newswire
CN TW | Delta Manufacturing Daily | Kestrel Newswire
JP KR | Peninsula Tech Daily | Kestrel Newswire
IN BD LK PK | Deccan Manufacturing Post | Kestrel Newswire
MY TH VN ID PH KH MM | Straits Technology Times | Kestrel Newswire
CD ZM ZA MG | Copperbelt Monitor | Metals Row Weekly
CI GH NG ET KE | Gulf of Guinea Commodity Post | Kestrel Newswire
`
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [countries = "", ...papers] = line.split(" | ");
      return countries.split(" ").map((country): [string, string[]] => [country, papers]);
    }),
);
