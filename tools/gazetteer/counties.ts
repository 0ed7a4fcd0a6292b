import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import anyAscii from "any-ascii";
import { distanceKm } from "../../server/backend/reference/geo/distance";
import { bareKey, placeKey } from "../../server/backend/reference/geo/gazetteer/place-key";
import type { OldPlace } from "./places";

/** China's counties, districts and county-level cities, of which GeoNames has the seats only, often under other names. */
export function countiesOf(folder: string, places: readonly OldPlace[]): OldPlace[] {
  const chinese = places.filter(({ country }) => country === "CN");
  const byName = new Map<string, OldPlace[]>();
  for (const place of chinese) {
    const key = placeKey(place.name);
    byName.set(key, [...(byName.get(key) ?? []), place]);
  }
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".geojson"))
    .flatMap((entry) => {
      const { features } = JSON.parse(readFileSync(join(entry.parentPath ?? entry.path, entry.name), "utf8")) as {
        features: Feature[];
      };
      return features.map(({ id, properties }) => countyOf(id, properties, chinese));
    })
    .filter((county): county is OldPlace => county !== null)
    .filter(
      (county) => !(byName.get(placeKey(county.name)) ?? []).some((place) => distanceKm(place, county) <= SAME_KM),
    );
}

interface Feature {
  /** GB/T 2260, six digits: two of the province, two of the prefecture. */
  id: string;
  properties: { name: string; cp?: [lon: number, lat: number] };
}

const SAME_KM = 25;

function countyOf(id: string, { name, cp }: Feature["properties"], chinese: readonly OldPlace[]): OldPlace | null {
  const [lon, lat] = cp ?? [];
  if (lon === undefined || lat === undefined || !/^\d{6}$/.test(id)) return null;
  const nearest = chinese.reduce((one, other) =>
    distanceKm(other, { lat, lon }) < distanceKm(one, { lat, lon }) ? other : one,
  );
  // 南京市雨花台区: some carry the city's name before their own.
  const own = name.replace(/^.{2,4}市(?=.{2,})/u, "");
  const read = pinyin(own);
  const bare = KIND.test(own) && own.length > 2 ? pinyin(own.replace(KIND, "")) : read;
  const prefecture = chinese.find(({ admin2 }) => admin2 === id.slice(0, 4));
  return {
    name: title(bare),
    names: [title(read), bareKey(bare)],
    ...{ lat, lon, country: "CN" },
    admin1: prefecture?.admin1 ?? nearest.admin1,
    admin2: id.slice(0, 4),
    feature: "PPLA3",
    inhabitants: 0,
  };
}

const KIND = /(自治县|自治旗|县|区|市|旗)$/u;

function pinyin(name: string): string {
  for (const [written, read] of READINGS)
    if (name.startsWith(written)) return read + anyAscii(name.slice(written.length));
  return anyAscii(name);
}

const title = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

/** Characters that are read otherwise in these names. */
const READINGS: readonly (readonly [string, string])[] = [
  ...([
    ["乐清", "Yueqing"],
    ["番禺", "Panyu"],
    ["大埔", "Dabu"],
    ["六合", "Luhe"],
    ["单县", "Shanxian"],
    ["郫都", "Pidu"],
  ] as const),
  ...([
    ["莘县", "Shenxian"],
    ["浚县", "Xunxian"],
    ["洪洞", "Hongtong"],
    ["乐亭", "Laoting"],
    ["枞阳", "Zongyang"],
    ["歙县", "Shexian"],
  ] as const),
  ...([
    ["涡阳", "Guoyang"],
    ["铅山", "Yanshan"],
    ["渑池", "Mianchi"],
    ["泌阳", "Biyang"],
    ["尉氏", "Weishi"],
    ["重庆", "Chongqing"],
  ] as const),
  ...([
    ["厦门", "Xiamen"],
    ["蚌埠", "Bengbu"],
    ["六安", "Luan"],
    ["长", "Chang"],
    ["闵行", "Minhang"],
    ["曾都", "Zengdu"],
  ] as const),
];
