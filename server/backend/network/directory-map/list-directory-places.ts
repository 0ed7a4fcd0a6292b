import { type SQL, sql } from "drizzle-orm";
import type { ExplorerPlace } from "~/backend/contract/explorer-map";
import { MOST_FOUND } from "~/backend/contract/explorer-words";
import type { Tx } from "../../platform/db/database";
import { letsOthersThrough } from "../explorer/facet-columns";
import { fitsDirectory, type Looking } from "../explorer/sources";
import { riskOfBand } from "../map/cell-groups";
import { type PlacesRequest, readCursor, withinCell, writeCursor } from "../map/list-places";
import { within } from "../map/picked";
import { candidates, isAskedOfCells } from "./candidates";
import { DEEPEST_CELLS } from "./cell-zooms";
import { knownIds, knownRows, misfitOf, placed } from "./known-rows";
import { readCounted } from "./read-counted";

/** So few are all read and ordered; of more, the directory's names are walked in their order until a page is full. */
const FEW = 5000;

/** A page of what matches in a part of the world: by risk, then by name. Up to 10,000 the total is exact. */
export async function listDirectoryPlaces(tx: Tx, looking: Looking, { bounds, cell, size, after }: PlacesRequest) {
  const last = readCursor(after);
  const inside = sql`${within(bounds)} ${cell === undefined ? sql`` : sql`and ${withinCell(cell)}`}`;
  const source = isAskedOfCells(looking)
    ? counted(looking, inside, cell === undefined ? await countAbout(tx, looking, bounds) : 0)
    : { own: (await candidates(tx, looking)).places, others: null, isFew: true };
  const behind = last
    ? sql`and (-band, sort_name, id) > (${-last.band}::int, ${last.name} collate "C", ${last.id}::bigint)`
    : sql``;
  const page = (rows: SQL) =>
    sql`select id, band, sort_name, score from (${rows}) r where true ${behind} order by -band, sort_name, id limit ${size + 1}`;
  const own = sql`own as materialized (select * from (${source.own}) o where ${inside})`;
  const parts = source.others ? [page(sql`select * from own`), page(source.others)] : [page(sql`select * from own`)];
  const others = source.others ? sql`+ (select count(*) from (${source.others}) o)` : sql``;
  const { rows } = await tx.execute<Row>(sql`
    with ${own}, page as materialized (
      select * from (${sql.join(
        parts.map((one) => sql`(${one})`),
        sql` union all `,
      )}) p order by -band, sort_name, id limit ${size + 1})
    select p.id::float8 as id, p.sort_name as "sortName", p.band, t.name, t.type, t.ctype, t.country, t.city, t.lon, t.lat,
           coalesce(t.place ->> 'precision', 'address') as precision, t.place ->> 'name' as "placeName", p.score,
           (select m.tier from monitored_targets m where m.customer_id = ${looking.customerId}::bigint and m.target_id = p.id) as tier,
           ${source.isFew ? sql`(select count(*) from own) ${others}` : sql`null`} as total
      from page p join targets t on t.id = p.id order by -p.band, p.sort_name, p.id`);
  const shown = rows.slice(0, size);
  const end = shown.at(-1);
  const total = source.isFew ? Number(rows[0]?.total ?? 0) : MOST_FOUND;
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
    totalIsExact: source.isFew && total <= MOST_FOUND,
    after:
      end && rows.length > size
        ? writeCursor({ band: end.band, name: end.sortName, id: end.id, page: number + 1 })
        : null,
  };
}

type Row = Omit<ExplorerPlace, "risk"> & { band: number; sortName: string; total: string | null };

interface Source {
  /** As `placed` gives them. */
  own: SQL;
  /** In this part of the world, of the directory alone; null where it cannot match. */
  others: SQL | null;
  /** They can be counted. */
  isFew: boolean;
}

/** What the customer knows is looked at one by one; all others have no score, and come behind it by their names. */
function counted(looking: Looking, inside: SQL, about: number): Source {
  const rows = sql`select * from (select k.*, ${misfitOf(looking)} as misfit from (${knownRows(looking)}) k) f where misfit = 0`;
  const own = placed(rows, looking.risk.bands);
  if (!letsOthersThrough(looking.filter)) return { own, others: null, isFew: true };
  const others = sql`
    select id, 0 as band, sort_name, null::real as score from (
      select t.id, t.sort_name, t.lat, (t.lon + 180) - 360 * floor((t.lon + 180) / 360) as east from targets t
       where t.owner_id is null and t.lat is not null and t.type in ('organization', 'POI') and ${fitsDirectory(looking.filter)}
         and t.id not in (${knownIds(looking)})) d where ${inside} ${about <= FEW ? sql`offset 0` : sql``}`;
  return { own, others, isFew: about <= MOST_FOUND };
}

/** How many of what matches lie in the cells of a part of the world. */
async function countAbout(tx: Tx, looking: Looking, bounds: PlacesRequest["bounds"]): Promise<number> {
  const zoom = Math.max(0, Math.min(DEEPEST_CELLS, Math.floor(Math.log2(360 / (bounds.east - bounds.west)))));
  const { cells } = await readCounted(tx, looking, { bounds, zoom });
  return cells.reduce((sum, { count }) => sum + count, 0);
}
