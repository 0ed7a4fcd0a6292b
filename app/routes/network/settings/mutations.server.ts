import { callBackend } from "~/backend/client.server";
import {
  type Collection,
  type CollectionDetail,
  changeCollection,
  type GraphForecast,
  monitorCollection,
} from "~/backend/contract/collections";
import { graphSizeProblem } from "~/domain/collection/graph-size-problem";
import { type Attempted, attempt, type No } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { collectionProblems } from "../collection-problems.server";
import type { SettingsForm, ShareForm } from "./schema";
import { bodyOf } from "./to-body";

/** Saves what the form says. Where the graph would become too large, its size comes along with the refusal. */
export async function saveSettings(
  context: LoadContext,
  collection: CollectionDetail,
  form: SettingsForm,
  idempotencyKey?: string,
): Promise<Attempted<Collection> & { forecast: GraphForecast | null }> {
  const reached: GraphForecast[] = [];
  const told = (forecast: GraphForecast) => void reached.push(forecast);
  const saved = await save(context, collection, bodyOf(form, collection), idempotencyKey, told);
  return { ...saved, forecast: reached[0] ?? null };
}

/** Gives somebody a role, or takes theirs. */
export function share(
  context: LoadContext,
  collection: CollectionDetail,
  form: ShareForm,
  idempotencyKey?: string,
): Promise<Attempted<Collection>> {
  const others = collection.roles.filter(({ userId }) => userId !== form.userId);
  const roles = form.intent === "share" ? [...others, { userId: form.userId, role: form.role }] : others;
  const { name, parentId, type, kind, scope, tierSettings, delivery } = collection;
  const body = { name, parentId, type, kind, scope, tierSettings, delivery, version: form.version };
  const given = roles.map(({ userId, role }) => ({ userId, role }));
  return save(context, collection, { ...body, roles: given }, idempotencyKey);
}

export function monitor(context: LoadContext, collectionId: number, monitored: boolean) {
  return attempt(
    () => callBackend(context, monitorCollection, { params: { collectionId }, body: { monitored } }),
    collectionProblems,
  );
}

type Body = Parameters<typeof callBackend<typeof changeCollection>>[2]["body"];

function save(
  context: LoadContext,
  { id }: CollectionDetail,
  body: Body,
  idempotencyKey?: string,
  reached: (forecast: GraphForecast) => void = () => {},
) {
  const params = { collectionId: id };
  return attempt(() => callBackend(context, changeCollection, { params, body, idempotencyKey }), {
    ...collectionProblems,
    stale_version: ({ details }): Omit<No, "status"> => ({
      problem: {
        key: "collection:problems.changed",
        params: { name: (details as { current?: { name?: string } }).current?.name ?? "" },
      },
    }),
    graph_size_reached: (error): Omit<No, "status"> => {
      const { targetGraphSize, limit, isExact } = error.details as Omit<GraphForecast, "byTier">;
      reached({ targetGraphSize, limit, isExact, byTier: [] });
      return { problem: graphSizeProblem(error) };
    },
    unknown_user: (): Omit<No, "status"> => ({ errors: { userId: ["collection:problems.user"] } }),
  });
}
