import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { ListRow } from "./read-list";

/** A row of a public list by its own columns, and what a person would read in it. */
export interface Judged {
  /** What the columns say; null where the row has no name. Only what is given here is compared. */
  wanted: Record<string, unknown> | null;
  /** Rows with the same one are the same supplier; null where nobody can tell. */
  same: string | null;
}

export interface JudgedList {
  file: string;
  content: string;
  rows: Judged[];
}

type Columns = Record<string, string>;

const NOBODY = new Set([
  "",
  "nan",
  "-",
  "other",
  "others",
  "unknown",
  "country",
  "no information",
  "n/a",
  "undisclosed",
  "various",
]);
const isNobody = (name: string): boolean => NOBODY.has(name.trim().toLowerCase());
const number = (text: string): number | null => (text === "" ? null : Number(text));
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** Factory lists, mines, wage surveys and lists of owners, each with what its own columns say. */
export function judgedLists(folder: string, countries: Countries): JudgedList[] {
  const csv = (file: string, judge: (columns: Columns) => Judged): JudgedList => {
    const content = readFileSync(join(folder, file), "utf8");
    const rows = parse(content, { columns: true, bom: true, relax_column_count: true }) as Columns[];
    return { file, content, rows: rows.map(judge) };
  };
  const numbers = ["02", "03", "04", "05", "06", "07", "08", "10", "11", "13"];
  return [
    ...numbers.map((n) => csv(`organizations/osh_facility_list_${n}.csv`, factory(countries))),
    ...["cement", "chemicals", "iron-mining", "pulp-and-paper", "steel"].map((sector) =>
      csv(`relations/climatetrace_${sector}_ownership.csv`, owned(countries)),
    ),
    csv("relations/sfi_assets_owner_parent.csv", asset(countries)),
    mines(folder, countries),
    ...["cambodia", "indonesia", "pakistan", "turkey"].map((country) => surveyed(folder, country)),
  ];
}

const factory =
  ({ byName }: Countries) =>
  ({ name = "", country = "", address = "", lat = "", lng = "" }: Columns): Judged => ({
    wanted: {
      name: written(name),
      country: byName(country),
      address: plain(address),
      lat: number(lat),
      lon: number(lng),
    },
    same: `${plain(name)} ${lat} ${lng}`,
  });

/** Without invisible hyphens, and with one blank between words. */
const written = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\u00ad/g, "")
    .replace(/\s+/g, " ")
    .trim();

const owned =
  ({ byIso3 }: Countries) =>
  (columns: Columns): Judged => {
    const { source_id: id = "", source_name: name = "", iso3_country: iso3 = "", lat = "", lon = "" } = columns;
    const { company_name: company = "", ultimate_parent_name: parent = "" } = columns;
    const owner = {
      name: written(parent),
      percent: number(columns.percent_interest_parent ?? ""),
      ...days(columns),
    };
    return {
      wanted: {
        ...{ name: written(name), country: byIso3(iso3), lat: number(lat), lon: number(lon), kind: "site" },
        operator: isNobody(company) ? null : written(company),
        operatorShare: isNobody(company) ? undefined : number(columns.percent_interest_company ?? ""),
        owners: isNobody(parent) ? [] : [owner],
        number: id,
      },
      same: id,
    };
  };

const days = ({ start_date: start = "", end_date: end = "" }: Columns) => ({
  since: start.slice(0, 10) || null,
  until: end.slice(0, 10) || null,
});

const asset =
  ({ byIso3 }: Countries) =>
  (columns: Columns): Judged => {
    const { uid = "", city = "", state = "", country_iso: iso3 = "", latitude = "", longitude = "" } = columns;
    const { owner_name: owner = "", parent_name: parent = "" } = columns;
    const isNamed = !isNobody(owner) || city !== "" || state !== "";
    return {
      wanted: isNamed
        ? {
            ...{ country: byIso3(iso3), lat: number(latitude), lon: number(longitude), kind: "site", number: uid },
            operator: isNobody(owner) ? null : written(owner),
            owners: isNobody(parent) ? [] : ownersIn(parent),
          }
        : null,
      same: uid,
    };
  };

/** "A; B", each with its share behind it where it has one. */
const ownersIn = (text: string) =>
  text.split(/; |(?<=%\)) /).map((part) => {
    const [, name = part, percent] = /^(.*) \(([\d.]+)%\)$/.exec(part) ?? [];
    return { name: written(name), percent: percent === undefined ? null : Number(percent), since: null, until: null };
  });

interface Mine {
  geometry: { coordinates: [number, number] };
  properties: Columns;
}

/** The properties of each mine as the columns of a list. */
function mines(folder: string, { byName }: Countries): JudgedList {
  const file = "organizations/icmm_global_mining_2025-09.geojson";
  const { features } = JSON.parse(readFileSync(join(folder, file), "utf8")) as { features: Mine[] };
  const titles = [
    "id",
    "name",
    "groupNames",
    "assetType",
    "country",
    "primaryCommodity",
    "secondaryCommodity",
    "longitude",
    "latitude",
  ];
  const lines = features.map(({ properties, geometry: { coordinates } }) =>
    titles.map((title) => ({ longitude: coordinates[0], latitude: coordinates[1] })[title] ?? properties[title] ?? ""),
  );
  const rows = features.map(({ properties: { name = "", country = "", id = "" }, geometry: { coordinates } }) => ({
    wanted: {
      name: written(name),
      country: byName(country),
      lon: coordinates[0],
      lat: coordinates[1],
      kind: "site",
      owners: [],
      number: id,
    },
    same: id,
  }));
  return { file, content: toCsv([titles, ...lines]), rows };
}

/** Factories of a survey of wages, with the country that it is of. */
function surveyed(folder: string, country: string): JudgedList {
  const file = `organizations/wikirate_factory_living_wage_gap_${country}.json`;
  const { items } = JSON.parse(readFileSync(join(folder, file), "utf8")) as { items: Columns[] };
  const iso2 = { cambodia: "KH", indonesia: "ID", pakistan: "PK", turkey: "TR" }[country];
  const lines = items.map(({ company = "" }) => [company, country]);
  const rows = items.map(({ company = "" }) => ({
    wanted: { name: written(company), country: iso2 },
    same: plain(company),
  }));
  return { file, content: toCsv([["company", "country"], ...lines]), rows };
}

const toCsv = (lines: readonly (readonly unknown[])[]): string =>
  lines.map((cells) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(",")).join("\n");

export interface Countries {
  byName(name: string): string | null;
  byIso3(code: string): string | null;
}

/** From public tables of names and codes, which are not those that an import looks things up in. */
export function countriesOf(folder: string): Countries {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, "country", file), "utf8"));
  const names = new Map<string, string>();
  const codes = new Map<string, string>();
  for (const { cca2, cca3, name, altSpellings } of read("world_countries.json") as WorldCountry[]) {
    for (const text of [...altSpellings, name.official, name.common]) names.set(plain(text), cca2);
    codes.set(cca3, cca2);
  }
  // The usual English name, which that table has no more.
  names.set("turkey", "TR");
  // A country goes by its usual name before it goes by another one's other spelling.
  for (const { cca2, name } of read("world_countries.json") as WorldCountry[]) names.set(plain(name.common), cca2);
  return { byName: (name) => names.get(plain(name)) ?? null, byIso3: (code) => codes.get(code) ?? null };
}

interface WorldCountry {
  cca2: string;
  cca3: string;
  name: { common: string; official: string };
  altSpellings: string[];
}

/** A row that was read, in the terms of `wanted`. */
export function asJudged({ candidate }: ListRow, wanted: Record<string, unknown>): Record<string, unknown> {
  const found: Record<string, unknown> = { ...candidate };
  if ("address" in wanted) found.address = plain(candidate?.address ?? "");
  if ("operator" in wanted) found.operator = candidate?.legalName ?? null;
  if (wanted.operatorShare !== undefined) found.operatorShare = candidate?.operator?.share?.percent ?? null;
  if ("number" in wanted) found.number = candidate?.identifiers.find(({ system }) => system === "ERP")?.id ?? null;
  if ("owners" in wanted) {
    found.owners = (candidate?.owners ?? []).map(({ name, share, since, until }) => ({
      name,
      percent: share?.percent ?? null,
      since,
      until,
    }));
  }
  return Object.fromEntries(Object.keys(wanted).map((key) => [key, found[key]]));
}
