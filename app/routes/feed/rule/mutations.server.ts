import { callBackend } from "~/backend/client.server";
import {
  type AlertRule,
  changeAlertRule,
  createAlertRule,
  deleteAlertRule,
  undoAlertRule,
} from "~/backend/contract/alert-rules";
import type { Operation } from "~/backend/contract/operations";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { changesOf, filterOf, type RuleForm } from "./schema";

/** Writes a new rule, or over the one of this number. */
export function saveRule(
  context: LoadContext,
  ruleId: number | null,
  form: RuleForm,
  idempotencyKey?: string,
): Promise<Attempted<AlertRule>> {
  const body = { name: form.name, filter: filterOf(form), changes: changesOf(form), active: form.active === "on" };
  const save = () =>
    ruleId === null
      ? callBackend(context, createAlertRule, { body, idempotencyKey })
      : callBackend(context, changeAlertRule, { params: { ruleId }, body: { ...body, version: form.version ?? 1 } });
  return attempt<AlertRule>(save, {
    stale_version: () => ({ problem: { key: "rules:problems.stale" } }),
    too_many: () => ({ problem: { key: "rules:problems.tooMany" } }),
    unknown_label: () => ({ errors: { labelId: ["rules:problems.label"] } }),
    unknown_collection: () => ({ errors: { collectionIds: ["rules:problems.collection"] } }),
    unknown_user: () => ({ errors: { userIds: ["rules:problems.user"] } }),
  });
}

export function deleteRule(context: LoadContext, ruleId: number): Promise<void> {
  return callBackend(context, deleteAlertRule, { params: { ruleId } });
}

/** Takes back what the rule did in the last days, in a job. */
export function undoRule(context: LoadContext, ruleId: number, days: number): Promise<Operation> {
  return callBackend(context, undoAlertRule, { params: { ruleId }, body: { days } });
}
