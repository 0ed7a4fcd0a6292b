/**
 * Where the named passages are: WGS 84 of the middle of the passage, the radius that its approaches take, and the
 * countries on it. Positions read off public charts, to a tenth of a degree.
 */
export const WATERWAYS: Readonly<Record<string, { lat: number; lon: number; radiusKm: number; countries: string[] }>> =
  {
    "suez canal": { lat: 30.4, lon: 32.4, radiusKm: 90, countries: ["EG"] },
    "panama canal": { lat: 9.1, lon: -79.7, radiusKm: 50, countries: ["PA"] },
    "strait of malacca": { lat: 2.5, lon: 101, radiusKm: 400, countries: ["MY", "ID", "SG"] },
    "strait of hormuz": { lat: 26.6, lon: 56.3, radiusKm: 120, countries: ["IR", "OM"] },
    "strait of bab el mandeb": { lat: 12.6, lon: 43.3, radiusKm: 150, countries: ["YE", "DJ", "ER"] },
    "turkish straits": { lat: 41.1, lon: 29.1, radiusKm: 150, countries: ["TR"] },
    "dover strait": { lat: 51, lon: 1.5, radiusKm: 50, countries: ["GB", "FR"] },
    "strait of gibraltar": { lat: 36, lon: -5.5, radiusKm: 50, countries: ["ES", "MA"] },
    "cape of good hope": { lat: -34.4, lon: 18.5, radiusKm: 200, countries: ["ZA"] },
    "taiwan strait": { lat: 24.5, lon: 119.5, radiusKm: 200, countries: ["TW", "CN"] },
    "danish straits": { lat: 55.7, lon: 11, radiusKm: 150, countries: ["DK", "SE"] },
    "black sea ports": { lat: 46.4, lon: 31, radiusKm: 250, countries: ["UA"] },
    "us gulf coast ports": { lat: 29.5, lon: -92, radiusKm: 450, countries: ["US"] },
    "us inland waterways and rail network": { lat: 35.1, lon: -90.1, radiusKm: 600, countries: ["US"] },
  };

/** "Strait of Bab el-Mandeb" and "Bab-el-Mandeb Strait" are one place. */
export function waterwayOf(name: string): (typeof WATERWAYS)[string] | null {
  const key = wordsOf(name);
  const found = Object.entries(WATERWAYS).find(([known]) => wordsOf(known) === key);
  return found?.[1] ?? null;
}

function wordsOf(name: string): string {
  const words = name
    .slice(0, 200)
    .toLowerCase()
    .split(/[^a-z]+/);
  return words
    .filter((word) => word !== "" && word !== "of" && word !== "the")
    .map((word) => word.replace(/s$/, ""))
    .sort()
    .join(" ");
}

/** Those that ships pass through; the others are coasts and networks. */
export const PASSAGES = [
  "suez canal",
  "panama canal",
  "strait of malacca",
  "strait of hormuz",
  "strait of bab el mandeb",
  "turkish straits",
  "dover strait",
  "strait of gibraltar",
  "cape of good hope",
  "taiwan strait",
  "danish straits",
] as const;
