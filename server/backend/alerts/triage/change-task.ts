import type { OperationRow } from "../../platform/operations/operation-row";
import { workThrough } from "../../platform/operations/work-through";
import { applyChange, type Changer } from "./apply-change";
import { type ChangeInput, changedBy } from "./operations";
import { recordChange } from "./record";

/** Changes thousands of alerts. */
export const changeAlertsTask = workThrough({
  idsOf: (row) => inputOf(row).alertIds,
  async change(tx, customerId, row, ids) {
    const { change, actor } = inputOf(row);
    const changer: Changer = { customerId, userId: row.createdBy, actor };
    const changed = await applyChange(tx, changer, ids, change);
    return {
      result: { changed: [...changedBy(row), ...changed] },
      record: () => recordChange(tx, changer, change, changed),
    };
  },
});

const inputOf = (row: OperationRow): ChangeInput => row.input as unknown as ChangeInput;
