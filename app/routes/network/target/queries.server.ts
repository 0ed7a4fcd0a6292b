import { callBackend } from "~/backend/client.server";
import { fetchTargets } from "~/backend/contract/collection-targets";
import { listTargetEdges, listTargetPaths, readConnection } from "~/backend/contract/edges";
import { readTargetProfile } from "~/backend/contract/profile";
import { listSupplyInputs } from "~/backend/contract/supply-inputs";
import { listTargetContacts } from "~/backend/contract/target-contacts";
import { searchTargets } from "~/backend/contract/targets";
import type { LoadContext } from "~/load-context";
import { orNotFound, overviewOf } from "../queries.server";

/** So many edges of each direction stand on a page. */
const PAGE_SIZE = 25;

export interface TargetRequest {
  targetId: number;
  /** Cursors of the pages of edges, by direction. */
  inAfter: string | null;
  outAfter: string | null;
  /** The name of another target, to tell what this one is to it. */
  find: string;
}

/** A target with everything around it, asked for at once. Throws 404 for one that is not there. */
export async function readTarget(context: LoadContext, { targetId, inAfter, outAfter, find }: TargetRequest) {
  const params = { targetId };
  const edges = (direction: "in" | "out", after: string | null) =>
    callBackend(context, listTargetEdges, {
      params,
      query: { direction, size: PAGE_SIZE, ...(after && { after }) },
    });
  const mayReadContacts = context.session?.permissions.includes("questionnaires:read") ?? false;
  const [{ content }, connection, ways, incoming, outgoing, overview, found, contacts] = await orNotFound(
    Promise.all([
      callBackend(context, fetchTargets, { body: { ids: [targetId] } }),
      callBackend(context, readConnection, { params }),
      callBackend(context, listTargetPaths, { params }),
      edges("in", inAfter),
      edges("out", outAfter),
      overviewOf(context),
      find === "" ? null : callBackend(context, searchTargets, { query: { q: find } }),
      mayReadContacts ? callBackend(context, listTargetContacts, { params: { targetId: String(targetId) } }) : null,
    ]),
  );
  const [target] = content;
  if (!target) throw new Response(null, { status: 404 });
  return { target, connection, ways, incoming, outgoing, overview, found: found?.content ?? null, contacts };
}

/** The target that one was merged into which is not there any more; null where it was not. */
export async function mergedInto(context: LoadContext, targetId: number): Promise<number | null> {
  const asked = callBackend(context, readTargetProfile, { params: { targetId: String(targetId) } });
  const profile = await asked.catch(() => null);
  return profile === null || profile.id === targetId ? null : profile.id;
}

export type TargetAnswer = Awaited<ReturnType<typeof readTarget>>;

/** So many entries of supply data stand on a page. */
const MOST_SUPPLY = 10;

/** What the target delivers on a day, `YYYY-MM-DD`. */
export const supplyOf = (context: LoadContext, supplierId: number, validOn: string) =>
  callBackend(context, listSupplyInputs, { query: { supplierId, validOn, size: MOST_SUPPLY } });
