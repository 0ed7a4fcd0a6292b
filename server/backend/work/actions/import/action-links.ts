import type { ActionCandidate } from "../../../intake/imports/kinds/actions/action";
import type { Links, Settled } from "../../../intake/imports/kinds/linked/links";
import { described } from "../../../intake/imports/rows/row-cells";
import type { Tx } from "../../../platform/db/database";
import { ruleAt } from "../../../platform/rules/register";
import { registerDay } from "../../../platform/rules/register-day";
import { actionCompletionSchema } from "../completion";
import { assigneesNamed } from "./assignees-named";
import { knownActions } from "./known-actions";
import { takeActionsBack } from "./take-actions-back";
import { writeActions } from "./write-actions";

/** What the customer does about its targets; known by target, type, due day and title, unless it was aborted. */
export const actionLinks: Links = {
  async settle(tx, key, rows) {
    const actions = rows as readonly ActionCandidate[];
    const [flaws, known] = [
      await flawsOf(tx, key.customerId, actions),
      await knownActions(tx, key.customerId, actions),
    ];
    return new Map(
      actions.map(({ row }): [number, Settled] => {
        const flaw = flaws.get(row);
        if (flaw) return [row, flaw];
        if (!known.has(row)) return [row, { state: "create", reasons: [] }];
        return [row, { state: "join", reasons: [{ key: "imports:ends.actionExists", params: {} }] }];
      }),
    );
  },
  flaws: (tx, key, rows) => flawsOf(tx, key.customerId, rows as readonly ActionCandidate[]),
  conflicts: async () => [],
  write: (tx, key, rows) => writeActions(tx, key, rows as readonly ActionCandidate[]),
  takeBack: takeActionsBack,
  thingOf: (row) => {
    const { typeId, dueOn, actionTitle } = (row as ActionCandidate).says;
    return `action:${JSON.stringify([typeId, dueOn, actionTitle.toLowerCase()])}`;
  },
};

/** Who has it is nobody of the customer, or it is done without the proof that its type asks for. */
async function flawsOf(tx: Tx, customerId: number, actions: readonly ActionCandidate[]): Promise<Map<number, Settled>> {
  const { value: rule } = await ruleAt(tx, "action-completion", registerDay(), actionCompletionSchema);
  const assignees = await assigneesNamed(tx, customerId, actions);
  return new Map(
    actions.flatMap(({ row, says }): [number, Settled][] => {
      const { assignee, metaStatus, typeId } = says;
      if (assignee !== null && !assignees.has(assignee.toLowerCase())) {
        return [[row, refused("assignee", "assigneeUnknown", assignee)]];
      }
      if (metaStatus === "Completed" && typeId !== null && rule.proof.includes(typeId)) {
        return [[row, refused("actionStatus", "actionProofMissing", metaStatus)]];
      }
      return [];
    }),
  );
}

function refused(
  field: "assignee" | "actionStatus",
  code: "assigneeUnknown" | "actionProofMissing",
  value: string,
): Settled {
  const reason = { column: null, title: null, field, ...described(code), params: { value } };
  return { state: "refused", reasons: [reason] };
}
