import { ImportRefused } from "../import-refused";
import type { ReadLimits } from "../limits";
import type { Row } from "../table";
import { cellText } from "./cell-text";
import { DocumentScanner, parsedJson } from "./document-scanner";
import { pointOf } from "./point-of";
import { mustBeWgs84 } from "./reference-system";

/** A source of bytes that can be opened more than once. */
export type Reopened = () => AsyncIterable<Buffer>;

/**
 * A GeoJSON FeatureCollection → its rows, the first of them the titles: the keys of the properties in the order in which they first appear, the features' own
 * `id` where they have one, and `latitude` and `longitude` of their geometries. It is gone through twice, for a key may appear in the last feature;
 * one feature is held at a time. Throws ImportRefused, here and while the rows are read. Format: RFC 7946.
 */
export async function readGeoJson(open: Reopened, limits: ReadLimits): Promise<AsyncGenerator<Row, void>> {
  const columns = await columnsOf(open, limits);
  return rowsOf(open, columns, limits);
}

interface Feature {
  id: unknown;
  properties: [key: string, value: unknown][];
  geometry: unknown;
}

interface Columns {
  keys: ReadonlyMap<string, number>;
  titles: string[];
  /** Where the place stands, its latitude first. */
  place: number;
  /** Where the features' own `id` stands; null where it is among the properties, or nowhere. */
  id: number | null;
}

async function columnsOf(open: Reopened, limits: ReadLimits): Promise<Columns> {
  const keys = new Map<string, number>();
  let [count, hasIds] = [0, false];
  for await (const { id, properties } of featuresOf(open)) {
    count++;
    if (count > limits.rows) throw new ImportRefused("tooManyRows", { row: count + 1, params: { limit: limits.rows } });
    hasIds ||= id !== null && id !== undefined;
    for (const [key] of properties) {
      if (keys.has(key)) continue;
      if (key.length > limits.cellLength) {
        throw new ImportRefused("cellTooLong", { row: 1, column: keys.size + 1, params: { limit: limits.cellLength } });
      }
      keys.set(key, keys.size);
      // Two more say the place, and one may be the features' own number.
      if (keys.size + 3 > limits.columns) {
        throw new ImportRefused("tooManyColumns", { row: count + 1, params: { limit: limits.columns } });
      }
    }
  }
  if (count === 0) throw new ImportRefused("geoJsonEmpty");
  const titles = [...keys.keys()].map((key) => (PLACE.includes(key.toLowerCase()) ? `properties.${key}` : key));
  const id = hasIds && !keys.has("id") ? titles.push("id") - 1 : null;
  return { keys, titles: [...titles, ...PLACE], place: titles.length, id };
}

/** What a property is called as well has to give way: the geometry is the place, in degrees of which the system is known. */
const PLACE = ["latitude", "longitude"];

async function* rowsOf(
  open: Reopened,
  { keys, titles, place, id }: Columns,
  limits: ReadLimits,
): AsyncGenerator<Row, void> {
  let number = 1;
  yield { number, cells: titles };
  for await (const feature of featuresOf(open)) {
    number++;
    const cells = titles.map(() => "");
    for (const [key, value] of feature.properties) cells[keys.get(key) ?? -1] = cellText(value);
    if (id !== null) cells[id] = cellText(feature.id);
    const { latitude, longitude } = pointOf(feature.geometry);
    cells[place] = latitude;
    cells[place + 1] = longitude;
    const long = cells.findIndex((cell) => cell.length > limits.cellLength);
    if (long >= 0) {
      throw new ImportRefused("cellTooLong", { row: number, column: long + 1, params: { limit: limits.cellLength } });
    }
    if (cells.some((cell) => cell.trim() !== "")) yield { number, cells };
  }
}

async function* featuresOf(open: Reopened): AsyncGenerator<Feature, void> {
  const scanner = new DocumentScanner();
  let type: unknown;
  let isFirst = true;
  try {
    for await (const whole of open()) {
      const piece = isFirst ? withoutMark(whole) : whole;
      isFirst = false;
      for (const part of scanner.push(piece)) {
        if (part.type === "feature") {
          type ??= null;
          yield featureOf(parsedJson(part.json, part.byte), part.number);
        } else if (part.key === "type") {
          type = part.json && parsedJson(part.json, part.byte);
          if (type !== COLLECTION) throw new ImportRefused("geoJsonType", { params: { type: named(type) } });
        } else if (part.key === "crs") mustBeWgs84(part.json ? parsedJson(part.json, part.byte) : {});
        else if (part.json !== null) parsedJson(part.json, part.byte);
      }
    }
    scanner.end();
  } catch (error) {
    // Whatever begins with a brace: what is wrong with it is not what stands behind its first line.
    if (type === undefined && error instanceof ImportRefused && error.code === "geoJsonBroken") throw otherJson(error);
    throw error;
  }
  if (type !== COLLECTION) throw otherJson();
}

const COLLECTION = "FeatureCollection";

/** A byte order mark; positions are counted from behind it. */
const withoutMark = (piece: Buffer): Buffer =>
  piece[0] === 0xef && piece[1] === 0xbb && piece[2] === 0xbf ? piece.subarray(3) : piece;

function featureOf(value: unknown, number: number): Feature {
  const { type, id, properties, geometry, crs } = (value ?? {}) as Record<string, unknown>;
  if (type !== "Feature") throw new ImportRefused("geoJsonFeature", { row: number + 1, params: { number } });
  mustBeWgs84(crs);
  mustBeWgs84((geometry as { crs?: unknown } | null | undefined)?.crs);
  const isRecord = typeof properties === "object" && properties !== null && !Array.isArray(properties);
  return { id, geometry, properties: isRecord ? Object.entries(properties) : [] };
}

const otherJson = (cause?: unknown): ImportRefused =>
  new ImportRefused("otherFormat", { params: { format: "JSON" }, cause });

const named = (type: unknown): string => (typeof type === "string" ? type : "?").slice(0, 40);
