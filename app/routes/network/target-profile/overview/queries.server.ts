import { callBackend } from "~/backend/client.server";
import {
  compareTarget,
  listProfileEventTypes,
  listProfileGroups,
  listProfilePerspectives,
  listPublicEvents,
  readTargetProfile,
  readTransparency,
} from "~/backend/contract/profile";
import { readProfileCards } from "~/backend/contract/profile-cards";
import { listMonthMovers, listProfileAlerts } from "~/backend/contract/profile-feed";
import { listScoreHistory, readTargetScore } from "~/backend/contract/scores";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import { isUnfolded, type ProfileFilter } from "./filter";

/** All that a visitor is told. */
export async function readPublicPart(context: LoadContext, targetId: number) {
  const params = { targetId: String(targetId) };
  const [profile, events] = await orNotFound(
    Promise.all([
      callBackend(context, readTargetProfile, { params }),
      callBackend(context, listPublicEvents, { params }),
    ]),
  );
  return { profile, events };
}
export type PublicPart = Awaited<ReturnType<typeof readPublicPart>>;

/**
 * Everything that the overview shows, asked for at once. The feed is asked for only where the target is there and the perspective
 * is known (specification §5): the perspective is the first of those that the reader uses, or the one chosen.
 */
export async function readOverview(context: LoadContext, targetId: number, filter: ProfileFilter) {
  const params = { targetId: String(targetId) };
  const [profile, perspectives] = await orNotFound(
    Promise.all([
      callBackend(context, readTargetProfile, { params }),
      callBackend(context, listProfilePerspectives, { params }),
    ]),
  );
  const perspective = filter.perspective ?? perspectives[0]?.perspective ?? "Sustainability";
  const query = { perspective };
  const month = filter.month ?? `${new Date().toISOString().slice(0, 7)}-01`;
  const [score, groups, types, history, movers, alerts, peers, cards, transparency] = await Promise.all([
    callBackend(context, readTargetScore, { params, query }),
    callBackend(context, listProfileGroups, { params, query }),
    callBackend(context, listProfileEventTypes, { params, query }),
    callBackend(context, listScoreHistory, { params, query }),
    callBackend(context, listMonthMovers, { params: { ...params, month }, query: { ...query, scope: filter.scope } }),
    alertsOf(context, targetId, { ...filter, perspective }),
    callBackend(context, compareTarget, { params, query }),
    callBackend(context, readProfileCards, { params }),
    isUnfolded(filter, "transparency") ? callBackend(context, readTransparency, { params }) : null,
  ]);
  const eventTypes = types.eventTypes;
  const permissions = context.session?.permissions ?? [];
  const may = { act: permissions.includes("actions:manage"), write: permissions.includes("documents:write") };
  return {
    profile,
    perspectives,
    perspective,
    score,
    groups: groups.groups,
    eventTypes,
    history,
    movers,
    alerts,
    peers,
    cards,
    transparency,
    may,
  };
}
export type Overview = Awaited<ReturnType<typeof readOverview>>;

/** A cursor of another list is a first page: the link was cut short or is old. */
async function alertsOf(context: LoadContext, targetId: number, filter: ProfileFilter & { perspective: string }) {
  const { perspective, group, timeFrame, impactLevelGroup, feedOrder, scope, after } = filter;
  const query = {
    perspective,
    timeFrame,
    feedOrder,
    scope,
    ...(group && { group }),
    ...(impactLevelGroup && { impactLevelGroup }),
  };
  const params = { targetId: String(targetId) };
  const first = () => callBackend(context, listProfileAlerts, { params, query });
  if (!after) return first();
  return callBackend(context, listProfileAlerts, { params, query: { ...query, after } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 422) return first();
    throw error;
  });
}

async function orNotFound<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
}
