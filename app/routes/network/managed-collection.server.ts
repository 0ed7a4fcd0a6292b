import type { CollectionDetail } from "~/backend/contract/collections";
import type { LoadContext } from "~/load-context";
import { collectionNamed } from "./queries.server";

/** A collection that the user may change; throws 404 for one that is not there, 403 for one that others manage. */
export async function changeableCollection(context: LoadContext, param: string | undefined): Promise<CollectionDetail> {
  const collection = await collectionNamed(context, param);
  if (collection.id === 0) throw new Response(null, { status: 404 });
  if (!collection.mayChange) throw new Response(null, { status: 403 });
  return collection;
}

/** One that the user may also share and delete. */
export async function managedCollection(context: LoadContext, param: string | undefined): Promise<CollectionDetail> {
  const collection = await changeableCollection(context, param);
  if (!collection.mayManage) throw new Response(null, { status: 403 });
  return collection;
}
