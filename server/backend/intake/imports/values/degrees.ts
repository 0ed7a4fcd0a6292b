import { decimalOf } from "./decimal";

/** Degrees with a decimal point or comma, or with minutes and seconds, and with N, S, E, W (or the German O) behind or before them. */
export function degreesOf(text: string): number | null {
  const hemisphere = /^([NSEWO])|([NSEWO])$/i.exec(text.trim());
  const bare = text
    .trim()
    .replace(/^[NSEWO]\s*|\s*[NSEWO]$/gi, "")
    .replace(/\s*°$/, "");
  const number = decimalOf(bare) ?? sexagesimal(bare);
  if (number === null) return null;
  return /[SW]/i.test(hemisphere?.[0] ?? "") ? -Math.abs(number) : number;
}

/**
 * Both coordinates in one text, in its order: "53.0793, 8.8017", "48,3069; 14,2858", "-20.31 -40.31", "43°26'15\"N 4°56'40\"E", "POINT(8.8 53.1)".
 * Where letters say which is which they are put in the order of latitude and longitude; else `told` is false. Null for what is no pair.
 */
export function pairOf(text: string): { first: number; second: number; told: boolean } | null {
  if (text.length > 100) return null;
  const point = /^POINT\s*\(\s*(\S+)\s+(\S+)\s*\)$/i.exec(text.trim());
  if (point !== null) return inOrder(point[2] ?? "", point[1] ?? "", true);
  const bare = text
    .trim()
    .replace(/^[([{]\s*|\s*[)\]}]$/g, "")
    .replace(/\b(?:lat|lon|lng|long)(?:itude)?\s*[:=.]?\s*/gi, "");
  for (const by of BETWEEN) {
    const parts = bare.split(by);
    const pair = parts.length === 2 ? inOrder(parts[0] ?? "", parts[1] ?? "", false) : null;
    if (pair !== null) return pair;
  }
  return null;
}

/** What may stand between two, the surest first: a comma may also be a decimal one. */
const BETWEEN = [
  /(?<=\d['′’"″”]?)\s+(?=[NSEWO]\s?\d)/i,
  /\s*[;/|]\s*/,
  /,\s+/,
  /(?<=[NSEWO])\s*,?\s*(?=[\dNSEWO+-])/i,
  /\s+(?=[NSEWO]?[+-]?\d{1,3}[°.,])/i,
  /,/,
];

function inOrder(first: string, second: string, told: boolean): ReturnType<typeof pairOf> {
  const [one, other] = [degreesOf(first), degreesOf(second)];
  if (one === null || other === null || Math.abs(one) > 180 || Math.abs(other) > 180) return null;
  if (/[EWO]/i.test(first) && /[NS]/i.test(second)) return { first: other, second: one, told: true };
  return { first: one, second: other, told: told || (/[NS]/i.test(first) && /[EWO]/i.test(second)) };
}

/** "23°59'", "23° 59' 12,5\"", "-23 59 12": degrees, minutes and seconds; to a metre. */
function sexagesimal(text: string): number | null {
  const parts =
    /^(-?\d{1,3})\s*[°º\s]\s*(\d{1,2}(?:[.,]\d+)?)\s*['′’]?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|”|''|')?)?$/.exec(
      text.trim(),
    );
  const [degrees = 0, minutes = 0, seconds = 0] = parts?.slice(1).map((part) => decimalOf(part ?? "0") ?? 0) ?? [];
  if (parts === null || minutes >= 60 || seconds >= 60) return null;
  const size = Math.abs(degrees) + minutes / 60 + seconds / 3600;
  return Number((text.trim().startsWith("-") ? -size : size).toFixed(5));
}
