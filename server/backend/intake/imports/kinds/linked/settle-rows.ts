import { sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/db/database";
import type { ImportRowState } from "../../../../platform/db/schema/imports";
import type { ImportKey, RowReason } from "../../run/import-key";
import { numberedRow } from "../../run/numbered-row";
import type { RowRemark } from "../../run/remark-rows";
import { asRevised } from "../../run/revision";
import { storableJson } from "../../run/storable-json";
import { askedEnd, type LinkedCandidate, named } from "./candidate";
import type { Links, Settled } from "./links";

/** What becomes of rows as their ends are now: they wait while one is unknown, unless they would be refused in any case. */
export async function settledRows(
  tx: Tx,
  key: ImportKey,
  links: Links,
  rows: readonly LinkedCandidate[],
): Promise<SettledRow[]> {
  const isTold = ({ ends }: LinkedCandidate): boolean => ends.every(({ status }) => status !== "unknown");
  const [told, others] = [rows.filter(isTold), rows.filter((row) => !isTold(row))];
  const settled = told.length === 0 ? new Map<number, Settled>() : await links.settle(tx, key, told);
  const flaws = others.length === 0 ? undefined : await links.flaws?.(tx, key, others);
  return rows.map((candidate) => {
    const found = settled.get(candidate.row) ?? flaws?.get(candidate.row);
    const { state, reasons } = found ?? { state: "waiting" as const, reasons: [] };
    const asked = state === "waiting" ? candidate.ends[askedEnd(candidate.ends)] : undefined;
    return {
      ...{ candidate: named(candidate), row: candidate.row, state, score: asked?.like?.score ?? null },
      targetId: asked === undefined ? (candidate.ends[0]?.targetId ?? null) : (asked.like?.targetId ?? null),
      reasons: [...reasonsOf(candidate), ...(asked?.like?.reasons ?? []), ...reasons],
    };
  });
}

export interface SettledRow {
  candidate: LinkedCandidate;
  row: number;
  state: ImportRowState;
  score: number | null;
  targetId: number | null;
  reasons: RowRemark["reasons"];
}

/** Who is unknown, who is to be made, and since when it is known. */
function reasonsOf({ ends }: LinkedCandidate): RowReason[] {
  return ends.flatMap(({ end, name, status, remembered }): RowReason[] => [
    ...(status === "unknown" || status === "new" ? [{ key: `imports:ends.${status}.${end}`, params: { name } }] : []),
    ...(remembered === undefined ? [] : [{ key: "imports:ends.remembered", params: { name, day: remembered } }]),
  ]);
}

/** Writes what became of rows; what is wrong with their cells stays beside it. */
export async function writeSettled(
  tx: Tx,
  key: ImportKey,
  rows: readonly SettledRow[],
  revised = asRevised(key),
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update import_rows as r set state = f.state, score = f.score, target_id = f."targetId", candidate = f.candidate,
           reasons = jsonb_path_query_array(r.reasons, '$[*] ? (exists(@.severity))') || f.reasons, ${revised}
      from jsonb_to_recordset(${storableJson(rows)}::jsonb)
             as f(row int, state text, score real, "targetId" bigint, candidate jsonb, reasons jsonb),
           lateral ${numberedRow(key, sql`f.row`)} as its
     where r.ctid = its.ctid`);
}
