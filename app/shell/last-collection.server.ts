import { callBackend } from "~/backend/client.server";
import { readCollection, readMyCollection } from "~/backend/contract/collections";
import type { LoadContext } from "~/load-context";
import { collectionOf } from "~/paths";
import type { LastLists } from "./last-lists";

/**
 * The name of the collection that was last seen, for the way back to it; null on pages whose way does not lead through collections, and of
 * the root, which has none. A cookie keeps no names, so it is read. It keeps nobody from the page: without it the step has a general name.
 */
export async function lastCollection(
  request: Request,
  context: LoadContext,
  { collections }: LastLists,
): Promise<string | null> {
  const { pathname } = new URL(request.url);
  const which = collectionOf(collections?.split(/[/?]/)[3]);
  if (!THROUGH_COLLECTIONS.test(pathname) || which === null || which === 0) return null;
  try {
    const { id, name } = await (which === "my"
      ? callBackend(context, readMyCollection, {})
      : callBackend(context, readCollection, { params: { collectionId: which } }));
    return id === 0 ? null : name;
  } catch (err) {
    context.log("info", "the name of the collection last seen could not be read", { err });
    return null;
  }
}

const THROUGH_COLLECTIONS = /^\/(?:network\/|certificate\/new)/;
