import { callBackend } from "~/backend/client.server";
import { listUsers } from "~/backend/contract/people";
import type { LoadContext } from "~/load-context";

/** A page of the users; a cursor that is none shows the first page. */
export async function usersOf(context: LoadContext, search: URLSearchParams) {
  const q = search.get("q")?.trim().slice(0, 100) || undefined;
  const after = search.get("after")?.slice(0, 200) || undefined;
  const { content, totalElements, after: next } = await callBackend(context, listUsers, { query: { q, after } });
  return { users: content, total: totalElements, next, q: q ?? "", isFirst: !after };
}
export type UserPage = Awaited<ReturnType<typeof usersOf>>;
