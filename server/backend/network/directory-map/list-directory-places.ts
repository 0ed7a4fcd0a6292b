import { type SQL, sql } from "drizzle-orm";
import type { ExplorerPlace } from "~/backend/contract/explorer-map";
import { MOST_FOUND } from "~/backend/contract/explorer-words";
import type { Tx } from "../../platform/db/database";
import type { Looking } from "../explorer/sources";
import { riskOfBand } from "../map/cell-groups";
import { within, withinCell } from "../map/inside";
import { type PlacesRequest, readCursor, writeCursor } from "../map/list-places";
import { candidates, isAskedOfCells } from "./candidates";
import { knownPlaces } from "./known-places";

/** A page of what matches in a part of the world: by risk, then by name. Up to 10,000 the total is exact. */
export async function listDirectoryPlaces(tx: Tx, looking: Looking, asked: PlacesRequest) {
  const { bounds, cell, size } = asked;
  const last = readCursor(asked.after);
  const inside = sql`${within(bounds)} ${cell === undefined ? sql`` : sql`and ${withinCell(cell)}`}`;
  const source = isAskedOfCells(looking)
    ? await knownPlaces(tx, looking, asked, { inside, last })
    : counted(sql`select * from (${(await candidates(tx, looking)).places}) o where ${inside}`);
  const behind = last
    ? sql`and (-band, sort_name, id) > (${-last.band}::int, ${last.name} collate "C", ${last.id}::bigint)`
    : sql``;
  const page = (rows: SQL) =>
    sql`(select id, band, sort_name from (${rows}) r where true ${behind} order by -band, sort_name, id limit ${size + 1})`;
  const parts = [sql`select * from own`, ...(source.others ? [source.others] : [])].map(page);
  const { rows } = await tx.execute<Row>(sql`
    with own as materialized (${source.own}), page as materialized (
      select * from (${sql.join(parts, sql` union all `)}) p order by -band, sort_name, id limit ${size + 1})
    select p.id::float8 as id, p.sort_name as "sortName", p.band, t.name, t.type, t.ctype, t.country, t.city, t.lon, t.lat,
           coalesce(t.place ->> 'precision', 'address') as precision, t.place ->> 'name' as "placeName",
           (select s.score from scores s where s.customer_id = ${looking.customerId}::bigint
               and s.perspective = ${looking.risk.perspective} and s.target_id = p.id) as score,
           (select m.tier from monitored_targets m where m.customer_id = ${looking.customerId}::bigint and m.target_id = p.id) as tier,
           ${source.total} as total
      from page p join targets t on t.id = p.id order by -p.band, p.sort_name, p.id`);
  const shown = rows.slice(0, size);
  const end = shown.at(-1);
  const total = rows[0] ? Number(rows[0].total ?? MOST_FOUND + 1) : 0;
  const number = last?.page ?? 0;
  return {
    content: shown.map(
      ({ band, sortName: _, total: __, ...place }): ExplorerPlace => ({
        ...place,
        risk: riskOfBand(band, looking.risk.bands),
      }),
    ),
    number,
    numberOfElements: shown.length,
    totalElements: Math.min(total, MOST_FOUND),
    totalPages: Math.ceil(Math.min(total, MOST_FOUND) / size),
    totalIsExact: total <= MOST_FOUND,
    after:
      end && rows.length > size
        ? writeCursor({ band: end.band, name: end.sortName, id: end.id, page: number + 1 })
        : null,
  };
}

type Row = Omit<ExplorerPlace, "risk"> & { band: number; sortName: string; total: string | null };

/** Where the places of a page come from, each with id, band and sort_name. */
export interface Source {
  own: SQL;
  /** Null where none of the directory's others can be on the page. */
  others: SQL | null;
  /** How many match in this part of the world; a null where more than 10,000 do. */
  total: SQL;
}

const counted = (own: SQL): Source => ({ own, others: null, total: sql`(select count(*) from own)` });
