import type { EventKind } from "../../../platform/db/shapes/event-kinds";
import type { ParsedItem, SeverityInputs, Source } from "../../../platform/db/shapes/raw-event";
import { withContentHash } from "../content-hash";
import { cut, limitsWith, type ParseLimits, rawFields, refused, withinLimits } from "../limits";
import { type JsonElement, readArray } from "../reading/json-elements";
import { pointOf } from "../values/coordinates";
import { instantOfEpoch } from "../values/instants";
import { numberOf } from "../values/numbers";
import { oneLine } from "../values/plain-text";
import { webAddress } from "../values/web-address";

export const USGS = "USGS";

/**
 * The GeoJSON summary feed of the United States Geological Survey, any of its periods. Times are milliseconds since
 * 1970, coordinates longitude, latitude, depth in km. Feed format: earthquake.usgs.gov, "GeoJSON Summary Format".
 */
export function parseUsgs(source: Source, changes?: Partial<ParseLimits>): AsyncGenerator<ParsedItem, void> {
  const limits = limitsWith(changes);
  return withinLimits(read(source, limits), limits);
}

async function* read(source: Source, limits: ParseLimits): AsyncGenerator<ParsedItem, void> {
  for await (const element of readArray(source, "features", limits)) {
    yield element.ok ? eventOf(element, limits) : element;
  }
}

function eventOf({ value, line, path }: JsonElement, limits: ParseLimits): ParsedItem {
  const wrong = (where: string, message: string): ParsedItem =>
    refused({ position: { line, path: `${path}${where}` }, message });
  const { id, properties, geometry } = record(value);
  if (typeof id !== "string" || id === "") return wrong(".id", "the feature has no id");
  const told = record(properties);
  const happenedAt = instantOfEpoch(told.time);
  if (happenedAt === null) return wrong(".properties.time", "this is no time in milliseconds");
  const coordinates: unknown[] = list(record(geometry).coordinates);
  const point = pointOf(coordinates[1], coordinates[0]);
  if (point === null) return wrong(".geometry.coordinates", "these are no longitude and latitude");
  const text = (name: string): string =>
    oneLine(cut(typeof told[name] === "string" ? told[name] : "", limits.fieldLength));
  const place = text("place");
  const title = text("title") || [text("type") || "earthquake", place].filter(Boolean).join(", ");
  const updatedAt = instantOfEpoch(told.updated);
  return {
    ok: true,
    event: withContentHash({
      externalId: cut(id, 200),
      sourceName: USGS,
      kind: kindOf(text("type")),
      revision: updatedAt,
      updatedAt,
      publishedAt: null,
      happenedAt,
      period: null,
      withdrawn: text("status") === "deleted",
      title,
      summary: place,
      url: webAddress(text("url")),
      severity: severityOf(told, coordinates[2]),
      places: [{ kind: "point", ...point, precision: "exact" }],
      organizations: [],
      language: "en",
      raw: rawFields(Object.entries(told).map(([name, given]) => [name, scalar(given)])),
    }),
  };
}

/** The feed's event types that are not the ground's own doing, or not only shaking. */
const KINDS: readonly [RegExp, EventKind][] = [
  [/^earthquake$|^$/, "earthquake"],
  [/blast|explosion/, "explosion"],
  [/volcan/, "volcano"],
  [/landslide|avalanche/, "landslide"],
  [/collapse|rock burst|rockburst/, "mine-collapse"],
];

function kindOf(type: string): EventKind {
  return KINDS.find(([pattern]) => pattern.test(type.toLowerCase()))?.[1] ?? "seismic-other";
}

function severityOf(told: Record<string, unknown>, depth: unknown): SeverityInputs {
  const magnitude = numberOf(told.mag);
  const depthKm = numberOf(depth);
  const intensity = numberOf(told.mmi);
  const { alert } = told;
  return {
    ...(magnitude !== null && Math.abs(magnitude) < 12 && { magnitude }),
    ...(depthKm !== null && Math.abs(depthKm) < 1_000 && { depthKm }),
    ...(intensity !== null && intensity >= 0 && intensity <= 12 && { intensity }),
    ...((alert === "green" || alert === "yellow" || alert === "orange" || alert === "red") && { alertLevel: alert }),
    ...(told.tsunami === 1 && { tsunami: true }),
  };
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const scalar = (value: unknown): string | null =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : null;
