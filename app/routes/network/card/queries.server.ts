import { callBackend } from "~/backend/client.server";
import { fetchTargets } from "~/backend/contract/collection-targets";
import { readConnection } from "~/backend/contract/edges";
import type { LoadContext } from "~/load-context";
import { orNotFound } from "../queries.server";

/** A target with how it is connected; throws 404 for one that is not there. */
export async function readCard(context: LoadContext, targetId: number) {
  const [{ content }, connection] = await orNotFound(
    Promise.all([
      callBackend(context, fetchTargets, { body: { ids: [targetId] } }),
      callBackend(context, readConnection, { params: { targetId } }),
    ]),
  );
  const [target] = content;
  if (!target) throw new Response(null, { status: 404 });
  return { target, connection };
}
