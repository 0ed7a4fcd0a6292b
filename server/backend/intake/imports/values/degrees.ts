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
