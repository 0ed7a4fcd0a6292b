import { callBackend } from "~/backend/client.server";
import { listActions } from "~/backend/contract/actions";
import { type Decision, listTargetDecisions } from "~/backend/contract/decisions";
import { findDocuments } from "~/backend/contract/documents";
import { listFeed } from "~/backend/contract/feed";
import type { Permission } from "~/backend/contract/permissions";
import { listProfilePerspectives, readTargetProfile, type TargetProfile } from "~/backend/contract/profile";
import { listSanctionsMatches, readSanctions } from "~/backend/contract/sanctions";
import { readTargetScore } from "~/backend/contract/scores";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import type { Period } from "./period";

/** Of the gravest alerts, of the newest decisions, of matches, actions and documents at most so many are printed; the rest is counted. */
const ALERTS = 100;
const DECISIONS = 1000;
const OTHERS = 200;

/** All that a dossier says of a target; null is what the reader may not know. Throws 404 for a target that is not there. */
export async function dossierOf(context: LoadContext, targetId: number, period: Period) {
  const params = { targetId: String(targetId) };
  const profile = await callBackend(context, readTargetProfile, { params }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
  const may = (permission: Permission) => context.session?.permissions.includes(permission) ?? false;
  const [scores, alerts, decisions, sanctions, actions, documents] = await Promise.all([
    scoresOf(context, params),
    alertsOf(context, profile, period),
    may("evidence:read") ? decisionsOf(context, params, period) : null,
    may("sanctions:screen") ? sanctionsOf(context, params) : null,
    callBackend(context, listActions, { query: { targetId, sort: "createdAt", direction: "desc", size: OTHERS } }),
    callBackend(context, findDocuments, { query: { targetId, shownOnTarget: "true", size: OTHERS } }),
  ]);
  return { profile, scores, alerts, decisions, sanctions, actions, documents };
}
export type Dossier = Awaited<ReturnType<typeof dossierOf>>;

type Params = { targetId: string };

async function scoresOf(context: LoadContext, params: Params) {
  const perspectives = await callBackend(context, listProfilePerspectives, { params });
  return Promise.all(
    perspectives.map(({ perspective }) => callBackend(context, readTargetScore, { params, query: { perspective } })),
  );
}

/** What is followed has its alerts in the first tier, what stands behind it in the others. */
function alertsOf(context: LoadContext, { id, customer }: TargetProfile, { from, to }: Period) {
  const tier = (customer?.tier ?? 1) > 1 ? "n" : "1";
  const query = { statusId: "all", tier, targetIds: String(id), dateRange: `${from}..${to}` } as const;
  return callBackend(context, listFeed, { query: { ...query, order: "HighestPriority", size: ALERTS } });
}

async function decisionsOf(context: LoadContext, params: Params, period: Period) {
  const content: Decision[] = [];
  let after: string | null = null;
  for (;;) {
    const query = { ...period, size: 200, ...(after && { after }) };
    const page: Awaited<ReturnType<typeof firstDecisions>> = await firstDecisions(context, params, query);
    content.push(...page.content);
    after = page.after;
    if (!after || content.length >= DECISIONS) return { ...page, content };
  }
}

const firstDecisions = (context: LoadContext, params: Params, query: Period & { size: number; after?: string }) =>
  callBackend(context, listTargetDecisions, { params, query });

async function sanctionsOf(context: LoadContext, params: Params) {
  const [state, matches] = await Promise.all([
    callBackend(context, readSanctions, { params }),
    callBackend(context, listSanctionsMatches, { params, query: { size: OTHERS } }),
  ]);
  return { state, matches };
}
