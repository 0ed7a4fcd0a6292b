/** A number that is one: finite; null for other values, and for text that is more than a number. */
export function numberOf(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const text = value.trim();
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(text) || text.length > 40) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

/**
 * How many people a cell tells of: "1,234", "approx. 150", "150 (12 part-time)"; of "50-60" and "50 to 60" the larger.
 * Null when it names no number ("Unknown", "TBD").
 */
export function headcountIn(text: string): number | null {
  const short = text.slice(0, 200);
  const match = /(?<![\d.])(\d{1,3}(?:[,\s]\d{3})+|\d+)(?:\.\d+)?(?:\s*(?:-|–|to)\s*(\d{1,3}(?:,\d{3})+|\d+))?/i.exec(
    short,
  );
  if (match === null) return null;
  const [, low = "", high = low] = match;
  const count = Math.max(whole(low), whole(high));
  return count <= 5_000_000 ? count : null;
}

const whole = (digits: string): number => Number(digits.replace(/[,\s]/g, ""));
