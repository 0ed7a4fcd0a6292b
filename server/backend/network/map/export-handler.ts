import { sql } from "drizzle-orm";
import { exportMapPlaces, type MapPlace } from "~/backend/contract/map";
import type { MapExport } from "~/backend/contract/map-words";
import { answerStream, type Handler } from "../../platform/call/handler";
import type { CustomerScope, Database } from "../../platform/db/database";
import { attachment } from "../../platform/export/attachment";
import type { Cell } from "../../platform/export/cell";
import { csvStream } from "../../platform/export/csv";
import { streamOf } from "../../platform/export/stream-of";
import { wallClock } from "../../platform/export/wall-clock";
import { type Words, wordsIn } from "../../platform/export/words";
import { riskOf } from "../../reference/catalogue/risk-of";
import { matching, networkOf } from "./picked";

export const mapExportHandlers: Handler[] = [
  answerStream(exportMapPlaces, async ({ database, scope, session, query }) => {
    const { format, ...filter } = query;
    const words = wordsIn(session.user.language);
    const viewer = { customerId: scope.customerId, session };
    const portions = readPortions(database, scope, (tx) => networkOf(tx, viewer, filter));
    // What cannot be read at all, such as a collection that is not there, is an answer and no broken file.
    const first = await portions.next();
    async function* rows() {
      try {
        for (let one = first; !one.done; one = await portions.next()) yield one.value;
      } finally {
        await portions.return();
      }
    }
    const day = new Date().toISOString().slice(0, 10);
    return new Response(streamOf(format === "csv" ? csv(rows(), words) : geoJson(rows(), words)), {
      headers: {
        "content-type": TYPES[format],
        "content-disposition": attachment(words.text("map.file", { date: day }), `places-${day}`, format),
        "cache-control": "no-store",
      },
    });
  }),
];

const TYPES: Record<MapExport, string> = {
  csv: "text/csv; charset=utf-8; header=present",
  geojson: "application/geo+json",
};

/** So many are read at once, each portion in a transaction of its own: no connection waits for a slow reader. */
const PORTION = 2000;
/** More than these are for a machine to fetch by parts of the world. */
const MOST_EXPORTED = 100_000;

/** Without a place both numbers and the precision are null. */
type Exported = Omit<MapPlace, "lon" | "lat" | "precision"> & {
  lon: number | null;
  lat: number | null;
  precision: MapPlace["precision"] | null;
};

type OpenNetwork = (tx: Parameters<typeof networkOf>[0]) => ReturnType<typeof networkOf>;

async function* readPortions(
  database: Database,
  scope: CustomerScope,
  open: OpenNetwork,
): AsyncGenerator<Exported[], void> {
  let last = 0;
  for (let read = 0; read < MOST_EXPORTED; read += PORTION) {
    const rows = await database.asCustomer(scope, async (tx) => {
      const network = await open(tx);
      const { viewer, risk } = network;
      const found = await tx.execute<Omit<Exported, "risk"> & Record<string, unknown>>(sql`
        select t.id::float8 as id, t.name, t.type, t.ctype, t.country, t.city, m.tier, t.place ->> 'name' as "placeName",
               case when t.type in ('organization', 'POI') then t.lon end as lon,
               case when t.type in ('organization', 'POI') then t.lat end as lat,
               case when t.lat is not null and t.type in ('organization', 'POI')
                    then coalesce(t.place ->> 'precision', 'address') end as precision,
               (select s.score from scores s where s.customer_id = ${viewer.customerId}::bigint
                   and s.perspective = ${risk.perspective} and s.target_id = t.id) as score
          from ${matching(network)} and m.target_id > ${last}::bigint order by m.target_id limit ${PORTION}`);
      return found.rows.map((row): Exported => ({ ...row, risk: riskOf(row.score, risk.bands) }));
    });
    if (rows.length > 0) yield rows;
    if (rows.length < PORTION) return;
    last = rows.at(-1)?.id ?? last;
  }
}

const csv = (portions: AsyncGenerator<Exported[], void>, words: Words) =>
  csvStream(
    (async function* (): AsyncGenerator<Cell[][], void> {
      yield [COLUMNS.map(({ name }) => words.text(`map.${name}`))];
      for await (const rows of portions) yield rows.map((row) => COLUMNS.map(({ cell }) => cell(row, words)));
    })(),
    wallClock("UTC"),
  );

/** RFC 7946; what has no place is a feature without a geometry, so that the file holds as many as the filter. */
async function* geoJson(portions: AsyncGenerator<Exported[], void>, words: Words): AsyncGenerator<Buffer, void> {
  yield Buffer.from('{"type":"FeatureCollection","features":[');
  let comma = "";
  for await (const rows of portions) {
    const features = rows.map(({ lon, lat, ...rest }) =>
      JSON.stringify({
        type: "Feature",
        id: rest.id,
        geometry: lon === null || lat === null ? null : { type: "Point", coordinates: [lon, lat] },
        properties: { ...rest, class: words.word("ctypes", rest.ctype) },
      }),
    );
    yield Buffer.from(`${comma}\n${features.join(",\n")}`);
    comma = ",";
  }
  yield Buffer.from("\n]}\n");
}

const COLUMNS: readonly { name: string; cell(place: Exported, words: Words): Cell }[] = [
  { name: "id", cell: ({ id }) => id },
  { name: "name", cell: ({ name }) => name },
  { name: "class", cell: ({ ctype }, { word }) => word("ctypes", ctype) },
  { name: "country", cell: ({ country: code }, { country }) => code && country(code) },
  { name: "city", cell: ({ city }) => city },
  { name: "lat", cell: ({ lat }) => lat },
  { name: "lon", cell: ({ lon }) => lon },
  { name: "precision", cell: ({ precision }, { text }) => text(`map.precisions.${precision ?? "none"}`) },
  { name: "tier", cell: ({ tier }) => tier },
  { name: "risk", cell: ({ risk }, { word }) => word("risks", risk) },
  { name: "score", cell: ({ score }) => score },
];
