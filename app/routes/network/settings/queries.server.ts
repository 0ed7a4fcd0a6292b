import { callBackend } from "~/backend/client.server";
import { type CollectionDetail, forecastGraphSize, type GraphForecast } from "~/backend/contract/collections";
import { listUsers } from "~/backend/contract/people";
import { parentOptions } from "~/domain/collection/parent-options";
import type { LoadContext } from "~/load-context";
import { overviewOf } from "../queries.server";
import type { ForecastForm } from "./schema";
import { tierSettingsOf, valuesOf } from "./to-body";

/** A collection with everything that its settings choose from, and what its graph holds as it stands. */
export async function readSettings(context: LoadContext, collection: CollectionDetail) {
  const permissions = context.session?.permissions ?? [];
  const [{ content }, people, forecast] = await Promise.all([
    overviewOf(context),
    collection.mayManage && permissions.includes("users:list")
      ? callBackend(context, listUsers, { query: { size: 200 } })
      : null,
    collection.tiersEnabled && collection.tierSettings
      ? callBackend(context, forecastGraphSize, {
          params: { collectionId: collection.id },
          body: { kind: collection.kind, tierSettings: collection.tierSettings },
        })
      : null,
  ]);
  const { id, name, monitored, tiersEnabled, mayManage, roles, version, graphLimit } = collection;
  const hasRole = new Set(roles.map(({ userId }) => userId));
  return {
    id,
    name,
    monitored,
    tiersEnabled,
    mayManage,
    roles,
    version,
    graphLimit,
    forecast,
    values: valuesOf(collection),
    mayChooseScope: mayManage && permissions.includes("collections:manage"),
    parents: parentOptions(content, collection.collectionTreeFilter),
    people: (people?.content ?? [])
      .filter(({ id, state }) => !hasRole.has(id) && state !== "deactivated")
      .map(({ id, firstname, lastname }) => ({ value: String(id), label: `${firstname} ${lastname}` })),
  };
}
export type SettingsView = Awaited<ReturnType<typeof readSettings>>;

/** What the graph would hold under what the form says. */
export function forecastOf(context: LoadContext, collectionId: number, form: ForecastForm): Promise<GraphForecast> {
  const body = { kind: form.kind, tierSettings: tierSettingsOf(form) };
  return callBackend(context, forecastGraphSize, { params: { collectionId }, body });
}
