import { decimalOf } from "./decimal";

/** A share as it is written: percent from 0 to 100, and whether it is only a bound. */
export interface Share {
  percent: number;
  bound: "below" | "above" | null;
}

/** "51", "51 %", "0.51" where the column holds fractions, "51,5%", "<5 %", "25-50%" (its lower end). Null for what is no share. */
export function readShare(text: string, isFraction: boolean): Share | null {
  const [, part = "", whole = ""] = /^(\d{1,2})\s*\/\s*(\d{1,2})$/.exec(text.trim()) ?? [];
  if (part !== "" && Number(part) <= Number(whole) && Number(whole) > 0)
    return { percent: Number(((100 * Number(part)) / Number(whole)).toPrecision(6)), bound: null };
  const match = SHARE.exec(text.trim().replace(/ /g, " "));
  if (match === null) return null;
  const [, sign = "", first = "", range, unit] = match;
  const number = decimalOf(first);
  if (number === null || number < 0) return null;
  const percent = isFraction && unit === undefined && number <= 1 ? Number((number * 100).toPrecision(12)) : number;
  if (percent > 100.5) return null;
  const bound = /[<≤]|below|unter|under|moins|menos|meno|bis|less|max|up to|低于|小于/i.test(sign)
    ? ("below" as const)
    : sign.trim() !== "" && !/[~≈=]|ca|circa|about|approx|rund|environ|约/i.test(sign)
      ? ("above" as const)
      : null;
  return { percent: Math.min(percent, 100), bound: range === undefined ? bound : "above" };
}

const SHARE =
  /^(<=?|>=?|[≤≥~≈=]|less than|more than|below|above|under|over|up to|at least|min\.?|max\.?|unter|über|mehr als|weniger als|bis zu|mindestens|ca\.?|circa|about|approx\.?|rund|environ|moins de|plus de|menos de|más de|meno di|più di|低于|小于|高于|大于|超过|约)?\s*(\d[\d.,]*(?:e-?\d+)?)\s*(?:%?\s*(-|–|to|bis|à|a)\s*\d[\d.,]*)?\s*(%|％|percent|prozent|pct|p\.?c\.?|v\.?h\.?|pour ?cent|por ?ciento|per ?cento)?\+?$/i;
