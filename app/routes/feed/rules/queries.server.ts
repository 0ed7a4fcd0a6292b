import { callBackend } from "~/backend/client.server";
import { listAlertLabels } from "~/backend/contract/alert-labels";
import { listAlertRules } from "~/backend/contract/alert-rules";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";
import { ruleWordsFor } from "./words.server";

/** The rules in their order and in words. */
export async function readRules(request: Request, context: LoadContext) {
  const [rules, labels] = await Promise.all([
    callBackend(context, listAlertRules, {}),
    callBackend(context, listAlertLabels, {}),
  ]);
  const words = await ruleWordsFor(request, context, labels);
  return rules.map(({ id, name, active, position, filter, changes }) => ({
    id,
    name,
    active,
    position,
    href: paths.feedRule(id),
    conditions: words.conditions(filter),
    changes: words.changes({ changes }),
  }));
}
export type ListedRule = Awaited<ReturnType<typeof readRules>>[number];
