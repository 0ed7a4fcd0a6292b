import type { OperationRow } from "../../../platform/operations/operation-row";
import { workThrough } from "../../../platform/operations/work-through";
import { applyChange, type Changed, type Changer, collectionsLeft } from "./apply-change";
import { leftOut } from "./failures";
import { recordChange } from "./record-change";
import type { ChangeInput } from "./start-change";

/** Changes thousands of targets. */
export const changeTargetsTask = workThrough({
  idsOf: (row) => inputOf(row).targetIds,
  async change(tx, customerId, row, ids) {
    const { change, actor, fills } = inputOf(row);
    const changer: Changer = { customerId, userId: row.createdBy, actor, fills };
    const { changed, failed, remaining } = await applyChange(tx, changer, ids, change);
    const before = (row.result ?? {}) as { changed?: Changed[]; remaining?: number };
    const all = [...(before.changed ?? []), ...changed];
    const result = {
      changed: all,
      collections: collectionsLeft(change, all),
      remaining: (before.remaining ?? 0) + remaining,
      ...(await leftOut(tx, failed, row.result)),
    };
    return { result, record: () => recordChange(tx, changer, change, changed) };
  },
});

const inputOf = (row: OperationRow): ChangeInput => row.input as unknown as ChangeInput;
