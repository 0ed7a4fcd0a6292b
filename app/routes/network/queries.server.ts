import { callBackend } from "~/backend/client.server";
import {
  type CollectionDetail,
  readCollection,
  readCollectionOverview,
  readMyCollection,
} from "~/backend/contract/collections";
import { readOperation } from "~/backend/contract/operations";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import { collectionOf } from "~/paths";

/** The tree of collections, for the rail beside every view of one. */
export const overviewOf = (context: LoadContext) => callBackend(context, readCollectionOverview, {});
export type Overview = Awaited<ReturnType<typeof overviewOf>>;

/** The collection that an address names (`my`, `all` or a number). Throws 404 for what is none, or none of this user's. */
export function collectionNamed(context: LoadContext, param: string | undefined): Promise<CollectionDetail> {
  const which = collectionOf(param);
  if (which === null) throw new Response(null, { status: 404 });
  if (which === "my") return callBackend(context, readMyCollection, {});
  return orNotFound(callBackend(context, readCollection, { params: { collectionId: which } }));
}

/** What is not there, or not this customer's, is a page that is not found. */
export async function orNotFound<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
}

/** An operation that is not there is told of no more. */
export async function operationOf(context: LoadContext, operationId: number) {
  try {
    return await callBackend(context, readOperation, { params: { operationId } });
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  }
}
