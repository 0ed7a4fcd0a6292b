import { callBackend } from "~/backend/client.server";
import { listActionTemplates } from "~/backend/contract/action-templates";
import { ACTION_TYPE_IDS, type ActionTypeName } from "~/backend/contract/action-words";
import { type Action, listActions, recommendActions } from "~/backend/contract/actions";
import { fetchTargets } from "~/backend/contract/collection-targets";
import type { LoadContext } from "~/load-context";
import { alertsOf, assignable, may, NAMED } from "../queries.server";
import type { About } from "./schema";

/** What the form offers: whom there is, what fits the alerts, and what the alerts are. Throws 404 where none of them is there. */
export async function startOf(context: LoadContext, { alertIds, targetIds }: About, wanted: Wanted | null = null) {
  const [alerts, targets, people, recommended, template] = await Promise.all([
    alertsOf(context, alertIds),
    targetIds.length > 0 ? callBackend(context, fetchTargets, { body: { ids: targetIds } }) : null,
    assignable(context),
    may(context, "actions:recommend") && alertIds.length > 0
      ? callBackend(context, recommendActions, { body: { alertIds } })
      : null,
    wanted && templateFor(context, wanted),
  ]);
  const named = alerts.filter((alert) => alert !== null);
  const isGone = alertIds.length > 0 ? named.length === 0 : targets?.content.length === 0;
  if (isGone) throw new Response(null, { status: 404 });
  return {
    alerts: named.map(({ id, title, language }) => ({ id, title, language })),
    moreAlerts: Math.max(0, alertIds.length - NAMED),
    /** Those that were named, or the one that the first alert touches most. */
    targets: (targets?.content ?? named[0]?.primaryTargets.slice(0, 1) ?? []).map(({ id, name }) => ({ id, name })),
    ...people,
    recommended: mostOften(recommended?.alerts ?? []),
    template,
    maySuspend: may(context, "reports:approve"),
    linksGrievances: may(context, "grievance:read"),
  };
}

interface Wanted {
  id: number;
  version: number | null;
}

/** The newest version of a template; null where it is gone. */
async function templateFor(context: LoadContext, { id, version }: Wanted) {
  const found = (await callBackend(context, listActionTemplates, {})).find((one) => one.id === id) ?? null;
  return { found, isNewer: found !== null && version !== null && version !== found.version };
}

export type Start = Awaited<ReturnType<typeof startOf>>;
export const TYPES: readonly ActionTypeName[] = ACTION_TYPE_IDS;

/** Of several alerts first what fits most of them; of one, the order of the rule. */
function mostOften(alerts: readonly { recommendations: readonly { typeId: ActionTypeName }[] }[]): ActionTypeName[] {
  const counts = new Map<ActionTypeName, number>();
  for (const { recommendations } of alerts) {
    for (const { typeId } of recommendations) counts.set(typeId, (counts.get(typeId) ?? 0) + 1);
  }
  return [...counts].sort(([, m], [, n]) => n - m).map(([typeId]) => typeId);
}

export interface OpenActions {
  /** For one of the alerts themselves, and for others at the same targets. */
  ofAlerts: Action[];
  atTargets: Action[];
  /** It is started from an alert. */
  hasAlert: boolean;
}

interface Asked {
  about: About;
  /** Those that were named, or whom the first alert touches most. */
  targets: readonly { id: number }[];
  /** Types that fit the alerts. */
  recommended: readonly string[];
}

/**
 * What is open about these alerts and at these targets already: two alerts often tell of one thing. Of alerts, only what would be recommended
 * for them counts at their targets.
 */
export async function openActions(context: LoadContext, { about, targets, recommended }: Asked): Promise<OpenActions> {
  const [ofAlerts, atTargets] = await Promise.all([
    openOnes(context, "alertIds", about.alertIds, NAMED),
    openOnes(
      context,
      "targetIds",
      targets.map(({ id }) => id),
      MOST_READ,
    ),
  ]);
  const seen = new Set(ofAlerts.map(({ id }) => id));
  const isAlike = ({ typeId }: Action) => about.alertIds.length === 0 || recommended.includes(typeId);
  const hasAlert = about.alertIds.length > 0;
  return { ofAlerts, atTargets: atTargets.filter((one) => !seen.has(one.id) && isAlike(one)), hasAlert };
}

/** Those that are alike are looked for among so many, what is due first. */
const MOST_READ = 200;

async function openOnes(
  context: LoadContext,
  about: "alertIds" | "targetIds",
  ids: readonly number[],
  size: number,
): Promise<Action[]> {
  if (ids.length === 0) return [];
  return (await callBackend(context, listActions, { query: { [about]: ids.join(), state: "open", size } })).content;
}
