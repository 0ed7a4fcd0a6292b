import type { OperationRow } from "../../triage/operations";
import { workThrough } from "../../triage/work-through";
import { applyChange, type Changed, type Changer } from "./apply-change";
import { recordChange } from "./record-change";
import { type ChangeInput, named } from "./start-change";

/** Failures that are named; the rest is counted by what was not changed. */
const NAMED = 100;

/** Changes thousands of targets. */
export const changeTargetsTask = workThrough({
  idsOf: (row) => inputOf(row).targetIds,
  async change(tx, customerId, row, ids) {
    const { change, actor } = inputOf(row);
    const changer: Changer = { customerId, userId: row.createdBy, actor };
    const { changed, failed } = await applyChange(tx, changer, ids, change);
    const before = (row.result ?? {}) as { changed?: Changed[]; failures?: unknown[] };
    const result = {
      changed: [...(before.changed ?? []), ...changed],
      failures: [...(before.failures ?? []), ...(await named(tx, failed))].slice(0, NAMED),
    };
    return { result, record: () => recordChange(tx, changer, change, changed) };
  },
});

const inputOf = (row: OperationRow): ChangeInput => row.input as unknown as ChangeInput;
