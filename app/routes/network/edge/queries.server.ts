import { callBackend } from "~/backend/client.server";
import { listEdgesBetween, listHsCodesBetween, listSuppliersBetween } from "~/backend/contract/edges";
import type { LoadContext } from "~/load-context";
import { orNotFound } from "../queries.server";

/** Everything that is known between two targets, the way that goods take. Throws 404 where one of them is not there. */
export function readBetween(context: LoadContext, from: number, to: number) {
  const query = { from, to };
  return orNotFound(
    Promise.all([
      callBackend(context, listEdgesBetween, { query }),
      callBackend(context, listSuppliersBetween, { query }),
      callBackend(context, listHsCodesBetween, { query }),
    ]),
  );
}
export type BetweenAnswer = Awaited<ReturnType<typeof readBetween>>;
