import { callBackend } from "~/backend/client.server";
import type { Operation } from "~/backend/contract/operations";
import { changeTargets, type TargetChange } from "~/backend/contract/target-changes";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import { edgesFailed } from "../adding-failed.server";
import { closedIn, graphSizeProblem } from "../collection-refusals.server";
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
      return { operation, message: messageOf(form, operation) };
    },
    {
      not_editor: (error) => ({ problem: { key: "edges:problems.notEditor", params: closedIn(error) } }),
      graph_size_reached: (error) => ({ problem: graphSizeProblem(error) }),
      ...(form.intent !== "tell" && form.intent !== "assign" && GONE),
    },
    (general) => failedWords(form) ?? general,
  );
}

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
    case "follow":
      return { kind: "follow" };
    case "unfollow":
      return { kind: "unfollow" };
    case "assign":
      return { kind: "assign", collectionIds: [form.collectionId] };
    case "remove":
      return { kind: "unfollow", collectionIds: [form.collectionId] };
    case "tell":
      return { kind: "edges", type: form.type, ...(form.toId && { toId: form.toId }) };
  }
}

function messageOf({ intent }: TargetForm, { remaining, collections }: Operation): Message {
  if (intent === "unfollow" && collections) {
    return { key: remaining ? "edges:away.fromRemaining" : "edges:away.from", params: { count: collections } };
  }
  if (intent === "unfollow" && remaining) return { key: "edges:done.unfollowRemaining" };
  return { key: intent === "tell" ? "edges:done.told" : `edges:done.${intent}` };
}
