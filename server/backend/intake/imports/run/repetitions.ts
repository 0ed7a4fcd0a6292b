import type { ImportRowState } from "../../../platform/db/schema/imports";
import { CERTAIN, type DuplicateGroup } from "../duplicates/find-duplicates";
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

/** Rows that say again what an earlier one said: surely, or likely enough that a person has to look. */
export function repetitionsOf(groups: readonly DuplicateGroup[]): Finding[] {
  const findings = new Map<number, Finding>();
  for (const { pairs } of groups) {
    const byRow = [...pairs].sort((a, b) => a.rows[1] - b.rows[1] || b.score - a.score || a.rows[0] - b.rows[0]);
    for (const { rows, score, reasons } of byRow) {
      const [earlier, row] = rows;
      if (findings.has(row)) continue;
      const before = findings.get(earlier);
      const state = score >= CERTAIN ? "repeated" : "waiting";
      const repeats = before?.state === "repeated" ? (before.repeats ?? earlier) : earlier;
      const said = { key: "imports:duplicates.repeats", params: { row: repeats } };
      findings.set(row, { row, state, score, repeats, reasons: [said, ...reasons] });
    }
  }
  return [...findings.values()];
}
