import { callBackend } from "~/backend/client.server";
import { deleteCollection } from "~/backend/contract/collections";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { collectionProblems } from "../collection-problems.server";

export const removeCollection = (context: LoadContext, collectionId: number) =>
  attempt(() => callBackend(context, deleteCollection, { params: { collectionId } }), collectionProblems);
