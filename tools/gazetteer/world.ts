import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { readWords } from "../../server/backend/intake/news/lexicon/words";
import { runKey } from "../../server/backend/reference/geo/gazetteer/run-key";
import { CHINESE_PROVINCES, REGION_EXONYMS, TOWN_EXONYMS } from "./exonyms";
import type { OldPlace } from "./places";
import type { Region } from "./regions";

/** From so many inhabitants on a town is in the news under its bare name; a smaller one only where it shares the name with such a one. */
const FROM = 15_000;
/** And from so many on by its names in other languages. */
const OTHER_NAMES_FROM = 15_000;

interface Row {
  name: string;
  lat: number;
  lon: number;
  inhabitants: number;
  country: string;
  admin1: string;
  /** `r` a first division, `x` a part of a town, `c` a Chinese county, else `t`. */
  kind: "r" | "x" | "c" | "t";
  /** As good as its own: first divisions', and those that are written down by hand. */
  equals: string[];
  names: string[];
}

/**
 * Names of towns and first divisions of all countries in one file: the rows, an empty line, then each key with the numbers of the rows that
 * are called so (`!` by their own name). Keys are words as the reading of news folds them, see run-key.ts.
 */
export function packWorld(
  places: readonly OldPlace[],
  regions: readonly Region[],
  countiesFolder: string,
): { packed: Buffer; rows: number; keys: number } {
  const rows = [...regionRows(regions, places), ...townRows(places), ...countyRows(countiesFolder)];
  const names = new Map<string, Set<string>>();
  rows.forEach((row, n) => {
    const own = new Set([row.name, ...row.equals].flatMap((name) => [name, ...withoutKind(name)]).map(keyOf));
    for (const key of own) add(names, key, `${n}!`);
    for (const other of new Set(row.names.flatMap((name) => [name, ...withoutKind(name)]).map(keyOf)))
      if (!own.has(other)) add(names, other, String(n));
  });
  const text = [
    ...rows.map(({ name, lat, lon, inhabitants, country, admin1, kind }) =>
      [name, lat.toFixed(3), lon.toFixed(3), inhabitants, country, admin1, kind].join("\t"),
    ),
    "",
    ...[...names].map(([key, ids]) => `${key}\t${[...ids].join(",")}`),
  ].join("\n");
  const packed = brotliCompressSync(Buffer.from(text), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  return { packed, rows: rows.length, keys: names.size };
}

function add(names: Map<string, Set<string>>, key: string, id: string): void {
  if (key.length < 2 || /^\d+$/.test(key)) return;
  const ids = names.get(key);
  if (ids) ids.add(id);
  else names.set(key, new Set([id]));
}

const keyOf = (name: string): string => runKey(readWords(name, 100).folded);

function townRows(places: readonly OldPlace[]): Row[] {
  const large = places.filter(({ inhabitants, feature }) => inhabitants >= FROM || SEATS.has(feature));
  const known = new Set(large.map(({ name }) => keyOf(name)));
  const namesakes = places.filter(
    ({ name, inhabitants, feature }) => inhabitants < FROM && !SEATS.has(feature) && known.has(keyOf(name)),
  );
  return [
    ...large.map((place) => townRow(place, place.inhabitants >= OTHER_NAMES_FROM ? place.names : [])),
    ...namesakes.map((place) => townRow(place, [])),
  ];
}

const SEATS: ReadonlySet<string> = new Set(["PPLC", "PPLA"]);

function townRow({ name, lat, lon, inhabitants, country, admin1, feature }: OldPlace, others: string[]): Row {
  const written = TOWN_EXONYMS.get(`${country}.${name}`) ?? [];
  const kind = feature === "PPLX" ? "x" : "t";
  const names = others.filter((other) => isName(other, country));
  return { ...{ name, lat, lon, inhabitants, country, admin1, kind }, equals: written, names };
}

/** Not codes of airports, not transcriptions letter by letter, and in a script that is read. */
const isName = (name: string, country: string): boolean =>
  /^\p{Lu}[\p{sc=Latin}\p{M}\p{P}\p{Zs}]{2,40}$/u.test(name)
    ? !/^[A-Z]{2,5}$/.test(name)
    : /^\p{sc=Han}{2,12}$/u.test(name) ||
      (country === "JP" && /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{2,12}$/u.test(name));

function regionRows(regions: readonly Region[], places: readonly OldPlace[]): Row[] {
  const living = new Map<string, number>();
  for (const { country, admin1, inhabitants, feature } of places)
    if (feature !== "PPLX") living.set(`${country}.${admin1}`, (living.get(`${country}.${admin1}`) ?? 0) + inhabitants);
  const chinese = new Map([...CHINESE_PROVINCES.values()].map(({ code, name }) => [`CN.${code}`, name]));
  return regions
    .filter(({ code }) => !code.includes(".") && !code.startsWith("former"))
    .map(({ country, code, names: [name = "", ...others], lat, lon }): Row => {
      const id = `${country}.${code}`;
      const written = [...(REGION_EXONYMS.get(id) ?? []), ...(chinese.has(id) ? [chinese.get(id) ?? ""] : [])];
      const equals = [
        ...others.filter((other) => other.length > 3 || other >= "\u2e80" || country === "US"),
        ...written,
      ];
      return {
        ...{ name, lat, lon, country, admin1: code, kind: "r", equals, names: [] },
        inhabitants: living.get(id) ?? 0,
      };
    });
}

interface Feature {
  /** GB/T 2260; some outlines have none. */
  id?: string;
  properties: { name: string; cp?: [lon: number, lat: number] };
}

/** China's counties and districts by their Chinese names. */
function countyRows(folder: string): Row[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".geojson"))
    .sort((a, b) => (join(a.parentPath ?? a.path, a.name) < join(b.parentPath ?? b.path, b.name) ? -1 : 1))
    .flatMap((entry) => {
      const { features } = JSON.parse(readFileSync(join(entry.parentPath ?? entry.path, entry.name), "utf8")) as {
        features: Feature[];
      };
      return features.flatMap(({ id, properties: { name, cp } }): Row[] => {
        const province = CHINESE_PROVINCES.get(String(id).slice(0, 2));
        if (!cp || !province) return [];
        const own = name.replace(/^.{2,4}市(?=.{2,})/u, "");
        const place = { lat: cp[1], lon: cp[0], inhabitants: 0, country: "CN", admin1: province.code };
        return [{ name: own, ...place, kind: "c", equals: [], names: [] }];
      });
    });
}

/** 东莞市 without its 市, "New York City" without its City. */
function withoutKind(name: string): string[] {
  const han = /^(\p{sc=Han}{2,})(?:自治区|自治州|自治县|地区|[省市县縣区區州縣県府都])$/u.exec(name)?.[1];
  const chinese = /^(广西|宁夏|新疆)/.exec(name)?.[1];
  const latin = /^(.{3,}) (?:City|Province|Prefecture|Oblast|Sheng|Shi)$/.exec(name)?.[1];
  return [han, chinese, latin].filter((one) => one !== undefined);
}
