import { callBackend } from "~/backend/client.server";
import { listConnectors } from "~/backend/contract/connectors";
import { listEvidence } from "~/backend/contract/evidence";
import { listImports } from "~/backend/contract/imports";
import type { Permission } from "~/backend/contract/permissions";
import { readPlaceCoverage } from "~/backend/contract/place-coverage";
import { listReviewQueue } from "~/backend/contract/review-queue";
import { listSanctionsLists } from "~/backend/contract/sanctions-lists";
import type { Session } from "~/backend/contract/session";
import { listSupplyInputs } from "~/backend/contract/supply-inputs";
import type { LoadContext } from "~/load-context";

const SHOWN = 5;
const MOST_CHANGES = 10;
/** What the ledger calls the things of this section. */
const SUBJECTS = "import,connector,sanctions-list,event";

/** What came in, what waits and what ails; of sources and the ledger as far as the user may see them. */
export async function overviewOf(context: LoadContext, { permissions }: Pick<Session, "permissions">) {
  const may = (permission: Permission) => permissions.includes(permission);
  const [queue, imports, supply, coverage, lists, sources, changes] = await Promise.all([
    callBackend(context, listReviewQueue, { query: { kind: "import-row", size: SHOWN } }),
    callBackend(context, listImports, { query: { size: SHOWN } }),
    callBackend(context, listSupplyInputs, { query: { size: 1 } }),
    callBackend(context, readPlaceCoverage, {}),
    callBackend(context, listSanctionsLists, {}),
    may("connectors:manage") ? callBackend(context, listConnectors, {}) : null,
    may("evidence:read")
      ? callBackend(context, listEvidence, { query: { subjectType: SUBJECTS, size: MOST_CHANGES } })
      : null,
  ]);
  return {
    ...{ queue, imports: imports.content, supply, coverage, lists, sources, changes: changes?.content ?? null },
    mayImportLists: may("lists:own"),
  };
}
export type OverviewAnswer = Awaited<ReturnType<typeof overviewOf>>;
