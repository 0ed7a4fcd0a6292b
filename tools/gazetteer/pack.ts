import { brotliCompressSync, constants } from "node:zlib";
import { bareKey, placeKey } from "../../server/backend/reference/geo/gazetteer/place-key";
import type { OldPlace } from "./places";
import type { Region } from "./regions";

export interface Postcode {
  code: string;
  lat: number;
  lon: number;
}

/**
 * The gazetteer as one file: a line of JSON, `{ "CN": [from, length] }`, and behind it one compressed block for each country, so
 * that only the countries of a list are ever unpacked. A block has four parts, each with its number of bytes in the block's first
 * line: regions, places, postal codes, and the names in the order of their bytes, to be searched by halves.
 */
export function packGazetteer(
  places: readonly OldPlace[],
  regions: readonly Region[],
  postcodes: ReadonlyMap<string, readonly Postcode[]>,
): Buffer {
  const countries = [...new Set(places.map(({ country }) => country))].sort();
  const blocks = countries.map((country) => {
    const of = <T extends { country: string }>(all: readonly T[]): T[] => all.filter((one) => one.country === country);
    return brotliCompressSync(blockOf(of(regions), of(places), postcodes.get(country) ?? []), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
    });
  });
  const index: Record<string, [number, number]> = {};
  let from = 0;
  countries.forEach((country, n) => {
    const length = blocks[n]?.length ?? 0;
    index[country] = [from, length];
    from += length;
  });
  return Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...blocks]);
}

function blockOf(regions: readonly Region[], places: readonly OldPlace[], postcodes: readonly Postcode[]): Buffer {
  const names = new Map<string, Set<string>>();
  const add = (key: string, id: string): void => {
    if (key.length < 2) return;
    const ids = names.get(key);
    if (ids) ids.add(id);
    else names.set(key, new Set([id]));
  };
  regions.forEach(({ names: called }, n) => {
    for (const name of called)
      for (const key of [placeKey(name), bareKey(name), placeKey(name.replace(/[省市県都府]$/u, ""))])
        add(key, `r${n}`);
  });
  places.forEach(({ name, names: others }, n) => {
    const own = new Set([placeKey(name), bareKey(name)]);
    for (const key of own) add(key, `${n}!`);
    for (const other of others) {
      if (other === "" || CODE.test(other)) continue;
      for (const key of [placeKey(other), bareKey(other), placeKey(other.replace(/[省市县縣区區镇鎮乡鄉町村]$/u, ""))])
        if (!own.has(key) && key.length > 2) add(key, String(n));
    }
  });
  const parts = [
    lines(regions.map((r) => [r.code, degrees(r.lat), degrees(r.lon), Math.ceil(r.radiusKm), r.names[0] ?? ""])),
    lines(
      places.map((p) => [
        p.name,
        degrees(p.lat),
        degrees(p.lon),
        p.inhabitants,
        p.admin1,
        p.admin2,
        RANKS[p.feature] ?? "",
      ]),
    ),
    lines(postcodes.map(({ code, lat, lon }) => [code, lat.toFixed(3), lon.toFixed(3)]).sort()),
    lines(
      [...names].map(([key, ids]) => [key, [...ids].join(",")]).sort((a, b) => ((a[0] ?? "") < (b[0] ?? "") ? -1 : 1)),
    ),
  ].map((part) => Buffer.from(part));
  return Buffer.concat([Buffer.from(`${parts.map((part) => part.length).join(" ")}\n`), ...parts]);
}

/** What a place is the seat of: 0 a country, 1 a first division, 2, 3 …; x is a part of a town. */
const RANKS: Readonly<Record<string, string>> = {
  PPLC: "0",
  PPLG: "0",
  PPLA: "1",
  PPLA2: "2",
  PPLA3: "3",
  PPLA4: "4",
  PPLX: "x",
};
/** Codes of airports and ports stand among the names. */
const CODE = /^[A-Z]{3}$|^[A-Z]{2}[A-Z2-9]{3}$/;
const degrees = (value: number): string => value.toFixed(4);
const lines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.join("\t")}\n`).join("");
