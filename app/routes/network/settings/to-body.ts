import type { PriorityName } from "~/backend/contract/alert-words";
import type { Collection, CollectionDetail, TierSettings } from "~/backend/contract/collections";
import type { ForecastForm, SettingsForm } from "./schema";

const CHANNELS = { feed: "Feed", realtime: "EmailRealtime", daily: "EmailDaily", weekly: "EmailWeekly" } as const;
type Wish = SettingsForm["feed"];

/** What the form says, as the backend takes it. */
export function bodyOf(form: SettingsForm, { tiersEnabled, scope }: CollectionDetail) {
  const { name, type, kind, version } = form;
  return {
    name,
    type,
    kind,
    version,
    parentId: form.parentId ?? null,
    scope: form.scope ?? scope,
    tierSettings: tiersEnabled ? tierSettingsOf(form) : null,
    delivery: deliveryOf(form),
  };
}

export function tierSettingsOf(form: ForecastForm): TierSettings {
  const { maxTier, sources, minimumShipments, minimumProbability, shippedFrom, shippedTo } = form;
  return {
    maxTier,
    sources,
    minimumShipments: minimumShipments || null,
    minimumProbability: minimumProbability ? minimumProbability / 100 : null,
    shipmentPeriod: { from: shippedFrom ?? null, to: shippedTo ?? null },
    minimumPriority: { 1: form.priority1, 2: form.priority2, 3: form.priority3, 4: form.priority4, 5: form.priority5 },
  };
}

function deliveryOf(form: SettingsForm): Collection["delivery"] {
  const said = Object.entries(CHANNELS).flatMap(([field, channel]) => {
    const wish: Wish = form[field as keyof typeof CHANNELS];
    return wish === "Inherit" ? [] : [[channel, wish === "None" ? null : wish] as [string, PriorityName | null]];
  });
  return Object.fromEntries(said);
}

/** The form as the collection stands. */
export function valuesOf(collection: CollectionDetail): Record<string, string | string[]> {
  const { name, parentId, type, kind, scope, tierSettings, delivery, version } = collection;
  const wish = (minimum: PriorityName | null | undefined) => (minimum === undefined ? "Inherit" : (minimum ?? "None"));
  const { from, to } = tierSettings?.shipmentPeriod ?? { from: null, to: null };
  return {
    version: String(version),
    name,
    parentId: parentId === null ? "" : String(parentId),
    type,
    kind,
    scope,
    maxTier: String(tierSettings?.maxTier ?? 1),
    sources: tierSettings?.sources ?? [],
    minimumShipments: tierSettings?.minimumShipments ? String(tierSettings.minimumShipments) : "",
    minimumProbability: tierSettings?.minimumProbability
      ? String(Math.round(tierSettings.minimumProbability * 100))
      : "",
    shippedFrom: from ?? "",
    shippedTo: to ?? "",
    ...Object.fromEntries(
      (["1", "2", "3", "4", "5"] as const).map((tier) => [
        `priority${tier}`,
        tierSettings?.minimumPriority[tier] ?? "Low",
      ]),
    ),
    feed: wish(delivery.Feed),
    realtime: wish(delivery.EmailRealtime),
    daily: wish(delivery.EmailDaily),
    weekly: wish(delivery.EmailWeekly),
  };
}
