import { callBackend } from "~/backend/client.server";
import { fetchTargets } from "~/backend/contract/collection-targets";
import { days } from "~/domain/duration";
import type { LoadContext } from "~/load-context";

/** Who would be asked, by name; what is not there for the asker is left out. Throws 404 where nobody is. */
export async function readAsked(context: LoadContext, ids: readonly number[]) {
  const { content } =
    ids.length === 0 ? { content: [] } : await callBackend(context, fetchTargets, { body: { ids: [...ids] } });
  if (content.length === 0) throw new Response(null, { status: 404 });
  return {
    targets: content.map(({ id, name }) => ({ id, name })),
    dueOn: new Date(Date.now() + days(30)).toISOString().slice(0, 10),
  };
}
export type Asked = Awaited<ReturnType<typeof readAsked>>;
