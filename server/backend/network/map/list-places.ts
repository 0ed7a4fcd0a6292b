import { sql } from "drizzle-orm";
import { z } from "zod";
import type { MapPlace } from "~/backend/contract/map";
import type { Bounds } from "~/backend/contract/map-grid";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { riskOfBand } from "./cell-groups";
import { within, withinCell } from "./inside";
import { type Network, picked } from "./picked";

export interface PlacesRequest {
  bounds: Bounds;
  /** `zoom,x,y` */
  cell: string | undefined;
  size: number;
  after: string | undefined;
}

/** A page of the places in a part of the world: by risk, then by name. */
export async function listPlaces(tx: Tx, network: Network, { bounds, cell, size, after }: PlacesRequest) {
  const last = readCursor(after);
  const inCell = cell === undefined ? sql`` : sql`and ${withinCell(cell)}`;
  const behind = last
    ? sql`where (-band, sort_name, id) > (${-last.band}::int, ${last.name} collate "C", ${last.id}::bigint)`
    : sql``;
  const { rows } = await tx.execute<Row>(sql`
    with picked as materialized (${picked(network)}),
         inside as materialized (select * from picked where ${within(bounds)} ${inCell}),
         page as (select * from inside ${behind} order by -band, sort_name, id limit ${size + 1})
    select p.id::float8 as id, p.sort_name as "sortName", p.band, t.name, t.type, t.ctype, t.country, t.city, p.east - 180 as lon, p.lat,
           coalesce(t.place ->> 'precision', 'address') as precision, t.place ->> 'name' as "placeName", p.score, p.tier, (select count(*)::int from inside) as total
      from page p join targets t on t.id = p.id order by -p.band, p.sort_name, p.id`);
  const shown = rows.slice(0, size);
  const end = shown.at(-1);
  const total = rows[0]?.total ?? 0;
  const page = last?.page ?? 0;
  return {
    content: shown.map(
      ({ band, sortName: _, total: __, ...place }): MapPlace => ({
        ...place,
        risk: riskOfBand(band, network.risk.bands),
      }),
    ),
    number: page,
    numberOfElements: shown.length,
    totalElements: total,
    totalPages: Math.ceil(total / size),
    totalIsExact: true,
    after:
      end && rows.length > size
        ? writeCursor({ band: end.band, name: end.sortName, id: end.id, page: page + 1 })
        : null,
  };
}

type Row = Omit<MapPlace, "risk"> & { band: number; sortName: string; total: number };

const cursor = z.object({
  band: z.int().min(0).max(10),
  /** 200 signs at most, which may be two units each. */
  name: z.string().max(400),
  id: z.int().positive(),
  page: z.int().positive().max(1e9),
});
type Cursor = z.output<typeof cursor>;

export const writeCursor = (value: Cursor): string => Buffer.from(JSON.stringify(value)).toString("base64url");

export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const parsed = cursor.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8")));
  if (parsed.success && !parsed.data.name.includes("\0")) return parsed.data;
  throw new Refusal(422, "invalid_input", "Some of the input is not valid", [
    { path: "query.after", message: "is not a cursor of this list; leave it out to start at the first page" },
  ]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
