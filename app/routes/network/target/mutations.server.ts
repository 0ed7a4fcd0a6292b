import { callBackend } from "~/backend/client.server";
import type { Operation } from "~/backend/contract/operations";
import { changeTargets, type TargetChange } from "~/backend/contract/target-changes";
import { graphSizeProblem } from "~/domain/collection/graph-size-problem";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import { edgesFailed } from "../adding-failed.server";
import { closedIn } from "../collection-refusals.server";
import type { TargetForm } from "./schema";

/** Changes one target, and answers what to tell about it. */
export function changeTarget(
  context: LoadContext,
  targetId: number,
  form: TargetForm,
  idempotencyKey?: string,
): Promise<Attempted<{ operation: Operation; message: Message }>> {
  const body = { selection: { targetIds: [targetId] }, change: changeOf(form) };
  return attempt(
    async () => {
      const operation = await callBackend(context, changeTargets, { body, idempotencyKey });
      return { operation, message: { key: DONE[form.intent] } };
    },
    {
      not_editor: (error) => ({ problem: { key: "edges:problems.notEditor", params: closedIn(context, error) } }),
      graph_size_reached: (error) => ({ problem: graphSizeProblem(error) }),
      ...(form.intent === "remove" && GONE),
    },
    (general) => failedWords(form) ?? general,
  );
}

const DONE = { tell: "edges:done.told", assign: "edges:done.assign", remove: "edges:done.remove" } as const;

const GONE = {
  not_found: () => ({ problem: { key: "edges:problems.gone" as const } }),
  not_permitted: () => ({ problem: { key: "edges:problems.forbidden" as const } }),
};

/** In the words of the specification's error catalogue (§8), as for many targets. */
function failedWords(form: TargetForm): Message | null {
  if (form.intent === "tell") return edgesFailed(form.type);
  if (form.intent === "assign") return { title: "network:problems.assignTitle", key: "network:problems.assign" };
  return null;
}

function changeOf(form: TargetForm): TargetChange {
  switch (form.intent) {
    case "assign":
      return { kind: "assign", collectionIds: [form.collectionId] };
    case "remove":
      return { kind: "unfollow", collectionIds: [form.collectionId] };
    case "tell":
      return { kind: "edges", type: form.type, ...(form.toId && { toId: form.toId }) };
  }
}
