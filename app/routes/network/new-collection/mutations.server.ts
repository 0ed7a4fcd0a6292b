import { callBackend } from "~/backend/client.server";
import { type Collection, createCollection } from "~/backend/contract/collections";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { collectionProblems } from "../collection-problems.server";
import type { NewCollectionForm } from "./schema";

export function makeCollection(
  context: LoadContext,
  { tiersEnabled, monitored, parentId, ...form }: NewCollectionForm,
  idempotencyKey?: string,
): Promise<Attempted<Collection>> {
  const body = {
    ...form,
    parentId: parentId ?? null,
    tiersEnabled: tiersEnabled === "on",
    monitored: monitored === "on",
  };
  return attempt(() => callBackend(context, createCollection, { body, idempotencyKey }), collectionProblems);
}
