import { callBackend } from "~/backend/client.server";
import { type Delivery, readDelivery } from "~/backend/contract/delivery";
import { timeZoneOf } from "~/i18n/time-zone.server";
import type { LoadContext } from "~/load-context";

export interface DeliveryView extends Delivery {
  /** To choose from; the one that holds among them. */
  zones: string[];
  /** The collection whose form stands open. */
  open: Delivery["collections"][number] | null;
}

/** Until a zone is chosen, the browser's is offered. */
export async function deliveryOf(context: LoadContext, request: Request): Promise<DeliveryView> {
  const delivery = await callBackend(context, readDelivery, {});
  const timeZone = delivery.timeZoneChosen ? delivery.timeZone : timeZoneOf(request);
  const asked = Number(new URL(request.url).searchParams.get("collection") ?? 0);
  const open = delivery.collections.find(({ id }) => id === asked) ?? null;
  if (asked && !open) throw new Response(null, { status: 404 });
  return { ...delivery, timeZone, zones: [...new Set(["UTC", timeZone, ...Intl.supportedValuesOf("timeZone")])], open };
}
