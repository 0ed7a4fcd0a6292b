import { callBackend } from "~/backend/client.server";
import { readDuplicate } from "~/backend/contract/target-merges";
import type { LoadContext } from "~/load-context";

/** A pair with what merging it would move; of two own targets `keptId` stays. Throws 404 for none of the customer's. */
export const pairOf = (context: LoadContext, pairId: number, keptId: number | null) =>
  callBackend(context, readDuplicate, { params: { pairId }, query: keptId === null ? {} : { keptId } });
