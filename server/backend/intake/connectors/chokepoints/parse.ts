import { createHash } from "node:crypto";
import type { ParsedItem, RawPlace, Source } from "../../../platform/db/shapes/raw-event";
import { waterwayOf } from "../../../reference/geo/waterways";
import { withContentHash } from "../content-hash";
import { limitsWith, type ParseLimits, rawFields, refused, withinLimits } from "../limits";
import { readTable, type TableRow } from "../reading/table";
import { pointOf } from "../values/coordinates";
import { datesIn } from "../values/dates";
import { oneLine } from "../values/plain-text";
import { webAddress } from "../values/web-address";

export const CHOKEPOINTS = "Chokepoint incidents";

const TITLES = {
  location: /^(?:location|chokepoint|waterway|passage|place)$/,
  year: /^(?:incident )?(?:year|date|period)$|^incident date$/,
  incident: /^(?:incident|event|description|summary)$/,
  risk: /^risk$|^cause$/,
  category: /^risk category$|^category$/,
  level: /^(?:level|severity|risk level)$/,
  source: /^source$|^publisher$/,
  url: /^(?:source )?(?:url|link)$/,
  lat: /^lat(?:itude)?$/,
  lon: /^(?:lon|lng|longitude)$/,
} as const;

type Field = keyof typeof TITLES;

/** Incidents at the passages that world shipping depends on, one a row: location, year, risk, level, text, source. */
export function parseChokepoints(source: Source, changes?: Partial<ParseLimits>): AsyncGenerator<ParsedItem, void> {
  const limits = limitsWith(changes);
  return withinLimits(read(source, limits), limits);
}

async function* read(source: Source, limits: ParseLimits): AsyncGenerator<ParsedItem, void> {
  for await (const row of readTable(source, { recognises: isTitle, needs: 2 }, limits)) {
    yield row.ok ? eventOf(row) : row;
  }
}

const titleKey = (title: string): string =>
  title
    .slice(0, 80)
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();
const isTitle = (title: string): boolean => Object.values(TITLES).some((pattern) => pattern.test(titleKey(title)));

function eventOf(row: TableRow): ParsedItem {
  const cell = (field: Field): string => {
    const found = [...row.cells].find(([title]) => TITLES[field].test(titleKey(title)));
    return oneLine(found?.[1] ?? "");
  };
  const location = cell("location");
  const incident = cell("incident");
  if (location === "") return refused({ position: { line: row.line, column: "location" }, message: "no location" });
  if (incident === "") return refused({ position: { line: row.line, column: "incident" }, message: "no incident" });
  const period = periodOf(cell("year"), incident);
  if (period === null) {
    return refused({
      position: { line: row.line, column: "incident_year" },
      message: `"${cell("year").slice(0, 40)}" is no year`,
    });
  }
  const url = webAddress(cell("url"));
  return {
    ok: true,
    event: withContentHash({
      externalId: idOf(location, period.from, url ?? incident),
      sourceName: CHOKEPOINTS,
      kind: "shipping-disruption",
      revision: null,
      updatedAt: null,
      publishedAt: null,
      happenedAt: period.from,
      period,
      withdrawn: false,
      title: [location, cell("risk") || "Incident"].join(": "),
      summary: incident,
      url,
      severity: {
        ...(cell("level") !== "" && { level: cell("level") }),
        ...(cell("category") + cell("risk") !== "" && { cause: cell("category") || cell("risk") }),
      },
      places: placesOf(location, pointOf(cell("lat"), cell("lon"))),
      organizations: cell("source") === "" ? [] : [publisher(cell("source"))],
      language: "en",
      raw: rawFields(row.cells),
    }),
  };
}

const publisher = (name: string) => ({
  name,
  role: "publisher" as const,
  otherNames: [],
  identifiers: [],
  address: null,
});

/** The day that the text gives, when it lies in the row's year; else the year, or two of them ("2023-24"). */
function periodOf(written: string, incident: string): { from: string; to: string } | null {
  const [whole] = datesIn(written, "day-first");
  if (whole !== undefined) return { from: whole, to: whole };
  const match = /^(\d{4})(?:\s*[-–/]\s*(\d{4}|\d{2}))?$/.exec(written.trim());
  if (match === null) return null;
  const [, first = "", second = first] = match;
  const last = second.length === 2 ? first.slice(0, 2) + second : second;
  const days = datesIn(incident.slice(0, 500), "day-first").filter((day) => day >= first && day <= `${last}-12-31`);
  const from = days[0] ?? `${first}-01-01`;
  return { from, to: days.length > 0 && first === last ? (days.at(-1) ?? from) : `${last}-12-31` };
}

function placesOf(location: string, given: { lat: number; lon: number } | null): RawPlace[] {
  const known = waterwayOf(location);
  const point = given ?? known;
  return [
    ...(point === null
      ? []
      : [
          {
            kind: "point" as const,
            lat: point.lat,
            lon: point.lon,
            ...(known !== null && { radiusKm: known.radiusKm }),
          },
        ]),
    ...(known?.countries ?? []).map((iso2) => ({ kind: "country" as const, iso2 })),
  ];
}

function idOf(location: string, from: string, told: string): string {
  const text = [location.toLowerCase(), from, told].join("\u001f");
  return createHash("sha256").update(text).digest("hex").slice(0, 24);
}
