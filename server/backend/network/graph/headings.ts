import { commodityOfHs } from "../../reference/catalogue/commodities";

const MOST = 30;

/** Headings of the Harmonized System (4 digits) in which these targets deal, those of most targets first. */
export function headingsOf(codesByTarget: Iterable<readonly string[]>) {
  return countCodes(codesByTarget, 4)
    .slice(0, MOST)
    .map(([code, targets]) => ({ code, commodity: commodityOfHs(code)?.id ?? null, targets }));
}

/** How many targets deal in each code, cut to so many digits, the most first. */
export function countCodes(
  codesByTarget: Iterable<readonly string[]>,
  digits: number,
): [code: string, targets: number][] {
  const counts = new Map<string, number>();
  for (const codes of codesByTarget) {
    for (const code of new Set(codes.map((one) => shortened(one, digits)))) {
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  return [...counts].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
}

export const shortened = (code: string, digits: number): string => code.replace(/\D/g, "").slice(0, digits);
