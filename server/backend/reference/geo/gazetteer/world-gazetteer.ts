import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { projectRoot } from "../../../../project-root";
import type { Point } from "../distance";
import { beginningOf } from "./run-key";

export interface WorldPlace extends Point {
  id: number;
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Code of its first division, by GeoNames; a division's own. */
  admin1: string;
  /** 0 where the table does not say. Of a division, those of its towns. */
  inhabitants: number;
  /** A part of a town is known by a table of towns; a county is a Chinese one. */
  kind: "region" | "town" | "part" | "county";
}

export interface WorldNamed {
  place: WorldPlace;
  /** By the name in the table, not by one of other languages or times. */
  own: boolean;
}

/**
 * Who is called so in all countries: first divisions, towns of 15,000 inhabitants and more with their names in other languages, and smaller
 * ones of the same name; by GeoNames (CC BY 4.0). By a key of run-key.ts. Made by `tools/gazetteer/build.ts`; read on first use, 30 MB.
 */
export function namedInWorld(key: string): readonly WorldNamed[] {
  const known = asked.get(key);
  if (known) return known;
  const named = find(key);
  if (asked.size >= MOST_REMEMBERED) asked.clear();
  // Most words are nobody's name, and cost as little to look up again.
  if (named.length > 0) asked.set(key, named);
  return named;
}

/** News of a day name the same places over and over. */
const asked = new Map<string, WorldNamed[]>();
const MOST_REMEMBERED = 1_000;

function find(key: string): WorldNamed[] {
  world ??= readWorld();
  const { rows, names } = world;
  const ids = names.get(key);
  if (ids === undefined) return [];
  return ids.split(",").flatMap((id) => {
    const n = Number.parseInt(id, 10);
    const row = rows[n];
    return row === undefined ? [] : [{ place: placeOf(row, n), own: id.endsWith("!") }];
  });
}

/** Whether any of these names begins so (`beginningOf`). */
export function beginsNameInWorld(beginning: string): boolean {
  world ??= readWorld();
  return world.beginnings.has(beginning);
}

/** A first division by its country and code. */
export function divisionOf(country: string, code: string): WorldPlace | null {
  world ??= readWorld();
  const n = world.divisions.get(`${country}.${code}`);
  return n === undefined ? null : placeOf(world.rows[n] ?? "", n);
}

interface World {
  rows: string[];
  names: Map<string, string>;
  beginnings: Set<string>;
  divisions: Map<string, number>;
}

let world: World | undefined;

const FILE = "server/backend/reference/geo/gazetteer/world.bin";

function readWorld(): World {
  const text = brotliDecompressSync(readFileSync(join(projectRoot(), FILE))).toString("utf8");
  const end = text.indexOf("\n\n");
  const rows = text.slice(0, end).split("\n");
  const names = new Map<string, string>();
  const beginnings = new Set<string>();
  for (const line of text.slice(end + 2).split("\n")) {
    const tab = line.indexOf("\t");
    const key = line.slice(0, tab);
    names.set(key, line.slice(tab + 1));
    beginnings.add(beginningOf(key));
  }
  const divisions = new Map<string, number>();
  rows.forEach((row, n) => {
    const [, , , , country, code, kind] = row.split("\t");
    if (kind === "r") divisions.set(`${country}.${code}`, n);
  });
  return { rows, names, beginnings, divisions };
}

const KINDS: Readonly<Record<string, WorldPlace["kind"]>> = { r: "region", t: "town", x: "part", c: "county" };

function placeOf(row: string, id: number): WorldPlace {
  const [name = "", lat, lon, inhabitants, country = "", admin1 = "", kind = ""] = row.split("\t");
  return {
    ...{ id, name, country, admin1, kind: KINDS[kind] ?? "town" },
    ...{ lat: Number(lat), lon: Number(lon), inhabitants: Number(inhabitants) },
  };
}
