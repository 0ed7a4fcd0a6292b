import { readShare } from "./share";

/**
 * Reads a column of fractions or percent as 0 to 1: "0.6", "60 %", and "60" where most of the column or its title shows that it holds percent. Null
 * for what is none, for a bound ("<5 %"), and for a bare number above 1 in a column of fractions.
 */
export function fractionReader(title = "", sample: readonly string[] = []): (value: string) => number | null {
  const isPercent = /[%％]|per ?cent|prozent|pourcent|百分/i.test(title) || showsPercent(sample);
  return (value) => {
    if (!isPercent && isAboveOne(value)) return null;
    const share = readShare(value, !isPercent);
    return share === null || share.bound !== null ? null : Number((share.percent / 100).toPrecision(12));
  };
}

/** One value above 1 among fractions is a slip, and makes no hundredths of them. */
const showsPercent = (sample: readonly string[]): boolean =>
  sample.filter(isAboveOne).length > sample.filter(isBelowOne).length;

const isBelowOne = (value: string): boolean => /^\s*0?[.,]\d*[1-9]\d*\s*$/.test(value);
const isAboveOne = (value: string): boolean => /^\s*\d/.test(value) && !/[%％a-z/]/i.test(value) && toNumber(value) > 1;
const toNumber = (value: string): number => Number(value.trim().replace(",", "."));
