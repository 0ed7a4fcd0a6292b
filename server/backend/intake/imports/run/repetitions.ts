import type { ImportRowState } from "../../../platform/db/schema/imports";
import { CERTAIN, type DuplicateGroup, type DuplicatePair } from "../duplicates/find-duplicates";
import type { RowReason } from "./import-key";

/** What was found out about a row. */
export interface Finding {
  row: number;
  state: ImportRowState;
  score: number;
  /** Added to the row's own. */
  reasons: RowReason[];
  targetId?: number | null;
  repeats?: number | null;
}

/** Of two that are likely, and no further apart than this, neither is meant for sure: in nothing else do they differ from what is certain. */
const TOO_CLOSE = 0.01;
const TOO_CLOSE_CONTRADICTED = 0.04;

/** Whether one that is less likely than the best may be meant instead. */
export const mayBeMeant = (best: number, { score, contradicted }: { score: number; contradicted: boolean }): boolean =>
  best - score <= (contradicted ? TOO_CLOSE_CONTRADICTED : TOO_CLOSE);

/**
 * Rows that say again what an earlier one said: surely, or likely enough that a person has to look. A row repeats another one by itself only
 * where it contradicts nobody that is taken for that one already, and where no other is as likely.
 */
export function repetitionsOf(groups: readonly DuplicateGroup[]): Finding[] {
  const findings = new Map<number, Finding>();
  const firstOf = (row: number): number => {
    const known = findings.get(row);
    return known?.state === "repeated" ? (known.repeats ?? row) : row;
  };
  for (const { pairs } of groups) {
    const ofRow = new Map<number, DuplicatePair[]>();
    for (const pair of [...pairs].sort((a, b) => a.rows[1] - b.rows[1] || b.score - a.score || a.rows[0] - b.rows[0])) {
      const [, row] = pair.rows;
      const known = ofRow.get(row);
      if (known === undefined) ofRow.set(row, [pair]);
      else known.push(pair);
    }
    for (const [row, links] of ofRow) findings.set(row, findingOf(row, links, firstOf));
  }
  return [...findings.values()];
}

function findingOf(row: number, links: readonly DuplicatePair[], firstOf: (row: number) => number): Finding {
  const [best] = links as [DuplicatePair];
  const repeats = firstOf(best.rows[0]);
  const said: RowReason = { key: "imports:duplicates.repeats", params: { row: repeats } };
  const finding = { row, score: best.score, repeats };
  if (best.score < CERTAIN) return { ...finding, state: "waiting", reasons: [said, ...best.reasons] };
  const against = links.find(({ rows, contradicted }) => contradicted && firstOf(rows[0]) === repeats);
  if (against !== undefined) {
    const contradicts: RowReason = { key: "imports:duplicates.contradicts", params: { row: against.rows[0] } };
    return { ...finding, state: "waiting", reasons: [said, ...best.reasons, contradicts, ...against.reasons] };
  }
  const others = links.filter((link) => mayBeMeant(best.score, link) && firstOf(link.rows[0]) !== repeats);
  const count = new Set(others.map(({ rows }) => firstOf(rows[0]))).size + 1;
  if (count === 1) return { ...finding, state: "repeated", reasons: [said, ...best.reasons] };
  const several: RowReason = { key: "imports:duplicates.severalRows", params: { rows: count } };
  return { ...finding, state: "waiting", reasons: [said, several, ...best.reasons] };
}
