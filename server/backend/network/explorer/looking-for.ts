import type { ExplorerFilter } from "~/backend/contract/explorer";
import type { AskedBySession } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { riskViewOf } from "../collections/targets/risk-view";
import type { Looking } from "./sources";
import { readTyped } from "./typed";

/** What is asked for, with what was not taken as it was typed. `isNothing`: words were typed, and nothing can be looked for by them. */
export async function lookingFor(
  { tx, scope, session }: Pick<AskedBySession, "scope" | "session"> & { tx: Tx },
  filter: ExplorerFilter,
) {
  const { q = "", begins } = filter;
  const { typed, notes } = readTyped(q, begins === "true");
  const risk = await riskViewOf(tx, session);
  const looking: Looking = { customerId: scope.customerId, userId: session.user.id, risk, filter, typed };
  return { looking, notes, isNothing: q.trim() !== "" && typed === null };
}
