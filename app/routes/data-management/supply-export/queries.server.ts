import { streamBackend } from "~/backend/client.server";
import { exportSupplyInputs } from "~/backend/contract/supply-inputs";
import type { LoadContext } from "~/load-context";
import { parseFilter, toQuery } from "../supply/filter";

/** What a list of supply data shows, on all its pages, as a file. */
export const supplyFile = (context: LoadContext, search: URLSearchParams, today: string): Promise<Response> =>
  streamBackend(context, exportSupplyInputs, { query: toQuery(parseFilter(search), today) });
