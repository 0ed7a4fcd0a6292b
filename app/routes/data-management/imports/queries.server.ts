import { callBackend } from "~/backend/client.server";
import { listImports } from "~/backend/contract/imports";
import { readPlaceCoverage } from "~/backend/contract/place-coverage";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

const PAGE = 50;

/** A page of the customer's imports, newest first. A cursor that was cut short is a first page. */
export async function importsOf(context: LoadContext, after: string | null) {
  const page = (cursor: string | null) =>
    callBackend(context, listImports, { query: { size: PAGE, ...(cursor && { after: cursor }) } });
  return page(after).catch((error) => {
    if (after && error instanceof BackendRefusedError && error.status === 422) return page(null);
    throw error;
  });
}
export type ImportsAnswer = Awaited<ReturnType<typeof importsOf>>;

/** How many of the monitored targets are known where they are, and how well. */
export const placeCoverageOf = (context: LoadContext) => callBackend(context, readPlaceCoverage, {});
export type PlaceCoverage = Awaited<ReturnType<typeof placeCoverageOf>>;
