import { sql } from "drizzle-orm";
import { MERGED_STATES, ROW_STATES } from "~/backend/contract/import-states";
import { PLACE_PRECISIONS } from "~/backend/contract/place-words";
import { firstDay } from "../backend/alerts/from-events/match-targets";
import type { ImportKey } from "../backend/intake/imports/run/import-key";
import { matchingRules } from "../backend/intake/matching/matching-rules";
import type { Tx } from "../backend/platform/db/database";
import { say } from "../backend/platform/translations/say";

/** So many problems are shown. */
const SHOWN = 10;
type Params = Record<string, string | number>;

/** "120 to be created, 3 refused". */
export function countLine(counts: Record<string, number>): string {
  const present = ROW_STATES.filter((state) => (counts[state] ?? 0) > 0);
  const said = present.map((state) => `${counts[state]} ${say("en", `imports:states.${state}`)}`);
  return said.length === 0 ? "no rows" : said.join(", ");
}

/** "Places: 80 exact, 31 by town, 2 without a place". */
export function placeLine(places: Record<string, number>): string {
  const present = [...PLACE_PRECISIONS, "none"].filter((precision) => (places[precision] ?? 0) > 0);
  return `Places: ${present.map((precision) => `${places[precision]} ${say("en", `imports:places.${precision}`)}`).join(", ")}`;
}

/** How far back new targets look, and how to say otherwise. */
export async function sinceLine(tx: Tx, since: string | undefined): Promise<string> {
  if (since !== undefined) return `New targets are matched with events since ${since}.`;
  const first = firstDay(await matchingRules(tx))
    .toISOString()
    .slice(0, 10);
  return `New targets are matched with events since ${first}; --since chooses another day.`;
}

/** Why a file was refused, behind its place. */
export function refusalLine(refusal: Record<string, unknown>): string {
  const { key, params, row, column } = refusal as { key: string; params: Params; row?: number; column?: number };
  return `${placeOf(row ?? null, column ?? null)}${say("en", key, params)}`;
}

/** What each column was taken for, so that `--map` can say otherwise. */
export function columnLines(mapping: Record<string, unknown>): string[] {
  const columns = (mapping.columns ?? []) as { title: string; column: number; guess: { field: string } | null }[];
  const named = (title: string, column: number): string => title || `column ${column + 1}`;
  const taken = columns.flatMap(({ title, column, guess }) => (guess ? `${guess.field}=${named(title, column)}` : []));
  const left = columns.flatMap(({ title, column, guess }) => (guess ? [] : named(title, column)));
  return [`Columns: ${taken.join(", ")}`, ...(left.length > 0 ? [`Columns not read: ${left.join(", ")}`] : [])];
}

/**
 * What a person should look at first: what was refused, once for each reason and column, then rows that wait. Each with its place,
 * or the first of its places.
 */
export async function problemLines(tx: Tx, { customerId, importId }: ImportKey): Promise<string[]> {
  const { rows } = await tx.execute<{ row: number; reasons: Said[]; alike: number; more: number }>(sql`
    select min(row) as row, (array_agg(reasons order by row))[1] as reasons, count(*)::int as alike,
           count(*) over ()::int as more
      from (select row, state, reasons, jsonb_path_query_first(reasons, '$[*] ? (@.severity == "error")') as error
              from import_rows where customer_id = ${customerId} and import_id = ${importId}
               and state in ('refused', 'waiting')) said
     group by state, error->>'key', error->>'column', case state when 'waiting' then row end
     order by state = 'refused' desc, 1 limit ${SHOWN}`);
  const left = (rows[0]?.more ?? 0) - rows.length;
  const lines = rows.flatMap(({ row, reasons, alike }) => linesOf(row, reasons, alike - 1));
  return [...lines, ...(left > 0 ? [`  and ${left} more`] : [])];
}

/** So many merges are listed unless all are asked for. */
const LISTED = 100;

/** Each row that was put together with a target or another row, in the order of the file, with all reasons. */
export async function mergeLines(tx: Tx, { customerId, importId }: ImportKey, all: boolean): Promise<string[]> {
  const { rows } = await tx.execute<Merged>(sql`
    select r.row, r.candidate->>'name' as name, r.repeats, f.candidate->>'name' as other, t.name as target, r.reasons,
           count(*) over ()::int as count
      from import_rows r left join targets t on t.id = r.target_id
      left join import_rows f on f.customer_id = r.customer_id and f.import_id = r.import_id and f.row = r.repeats
     where r.customer_id = ${customerId} and r.import_id = ${importId} and r.state = any(${sql.param([...MERGED_STATES])}::text[])
     order by r.row limit ${all ? null : LISTED}`);
  const left = (rows[0]?.count ?? 0) - rows.length;
  const lines = rows.map(({ row, name, repeats, other, target, reasons }) => {
    const into = repeats === null ? `“${target ?? ""}”` : `row ${repeats} “${other ?? ""}”`;
    return `  Row ${row} “${name ?? ""}” merged with ${into}: ${saidOf(reasons)}`;
  });
  return [...lines, ...(left > 0 ? [`  and ${left} more merges; --merges lists all`] : [])];
}

type Merged = {
  row: number;
  name: string | null;
  repeats: number | null;
  other: string | null;
  target: string | null;
  reasons: Said[];
  count: number;
};

/** Why, behind where: the first reason only says with whom. */
const WITH_WHOM = /^imports:duplicates\.(?:repeats|known|knownPublic)$/;
const saidOf = (reasons: readonly Said[]): string =>
  reasons
    .filter(({ key, severity }) => severity === undefined && !WITH_WHOM.test(key))
    .map(({ key, params }) => say("en", key, params))
    .join("; ");

interface Said {
  key: string;
  params: Params;
  column?: number | null;
  severity?: "error" | "warning";
  advice?: string;
}

function linesOf(row: number, reasons: readonly Said[], others: number): string[] {
  const errors = reasons.filter(({ severity }) => severity === "error");
  if (errors.length === 0) {
    const likeness = reasons.filter(({ severity }) => severity === undefined);
    return [`  ${placeOf(row, null)}${likeness.map(({ key, params }) => say("en", key, params)).join("; ")}`];
  }
  return errors.map(({ key, params, column, advice }) => {
    const advised = advice === undefined ? "" : ` ${say("en", advice, params)}`;
    const alike = others > 0 ? ` The same in ${others} more rows.` : "";
    return `  ${placeOf(row, column ?? null)}${say("en", key, params)}${advised}${alike}`;
  });
}

function placeOf(row: number | null, column: number | null): string {
  if (row === null) return "";
  const params: Params = column === null ? { row } : { row, column };
  return `${say("en", column === null ? "imports:place.row" : "imports:place.cell", params)}: `;
}
