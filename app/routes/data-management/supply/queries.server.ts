import { callBackend } from "~/backend/client.server";
import { listSupplyInputs } from "~/backend/contract/supply-inputs";
import type { LoadContext } from "~/load-context";
import { type SupplyFilter, toQuery } from "./filter";

const PAGE = 50;

/** A page of supply data; `today` is the reader's, `YYYY-MM-DD`. */
export function supplyOf(context: LoadContext, filter: SupplyFilter, today: string) {
  const page = { size: PAGE, ...(filter.after && { after: filter.after }) };
  return callBackend(context, listSupplyInputs, { query: { ...toQuery(filter, today), ...page } });
}
