import { callBackend } from "~/backend/client.server";
import { readTierFlow, type TierFlow } from "~/backend/contract/tier-flow";
import type { LoadContext } from "~/load-context";
import { orNotFound } from "../queries.server";
import { type FlowView, flowQuery } from "./flow-view";

/** A table has room for more groups than a picture. */
const BARS = { picture: undefined, table: 200 } as const;

/** What flows between the tiers. Throws 404 for a collection that is none of this user's. */
export function flowOf(context: LoadContext, view: FlowView): Promise<TierFlow> {
  const bars = BARS[view.as];
  return orNotFound(callBackend(context, readTierFlow, { query: { ...flowQuery(view), ...(bars && { bars }) } }));
}
