import { parentOptions } from "~/domain/collection/parent-options";
import type { LoadContext } from "~/load-context";
import { overviewOf } from "../queries.server";

/** Where a new collection can stand, and what its maker may choose. */
export async function readNewCollection(context: LoadContext, search: URLSearchParams) {
  const { content } = await overviewOf(context);
  const parentId = search.get("parent") ?? "";
  return {
    parents: parentOptions(content),
    parentId: content.some(({ id }) => String(id) === parentId) ? parentId : "",
    mayManage: context.session?.permissions.includes("collections:manage") ?? false,
  };
}
export type NewCollection = Awaited<ReturnType<typeof readNewCollection>>;
