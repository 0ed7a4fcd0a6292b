import { addContextHelp } from "~/backend/contract/context-help";
import { startImport } from "~/backend/contract/imports";
import { HELP, IMPORT_FILE } from "../data/administration";
import { dated } from "../dated";
import { addPapers } from "./add-papers";
import { askSuppliers } from "./ask-suppliers";
import { asDemoPeople, type DemoCallers, type FurnishDeps } from "./demo-callers";
import { addOwnScores, followUp } from "./follow-up";
import { handleGrievances } from "./handle-grievances";
import { screenSuppliers } from "./screen-suppliers";
import { sortAlerts } from "./sort-alerts";
import { subjectsOf } from "./subjects";

/**
 * What the scores of past months rest on: suppliers' answers and the customer's own scores. Before the year's stories, so that the
 * history at each month's end knows them.
 */
export async function furnishScores(deps: FurnishDeps, customerId: number, now: Date): Promise<void> {
  const { database } = deps;
  const subjects = await subjectsOf(database, customerId);
  await asDemoPeople(deps, customerId, async (callers) => {
    await askSuppliers({ database, customerId, now }, callers, subjects);
    await addOwnScores(callers, subjects, now);
  });
}

/**
 * What people of Nordwind have done in the product, done by its own calls: documents, grievances, actions,
 * rules, views, decisions, a screening with open matches, an import that asks. Done again it changes nothing.
 */
export async function furnish(deps: FurnishDeps, customerId: number, now: Date): Promise<void> {
  const { database } = deps;
  const subjects = await subjectsOf(database, customerId);
  await asDemoPeople(deps, customerId, async (callers) => {
    await addPapers(callers, subjects, now);
    await handleGrievances({ database, customerId, now }, callers, subjects);
    await followUp({ database, customerId, now }, callers, subjects);
    await sortAlerts(callers, subjects, now);
    await screenSuppliers({ database, customerId, now }, callers);
    await administer(callers, now);
  });
}

async function administer({ administrator, manager }: DemoCallers, now: Date): Promise<void> {
  for (const { key, locale, title, body } of HELP)
    await administrator.call(`help ${key} ${locale}`, addContextHelp, { body: { key, locale, title, body } });
  const { name: fileName, text } = dated(IMPORT_FILE, now);
  const content = Buffer.from(text).toString("base64");
  await manager.call("import", startImport, { body: { kind: "suppliers", fileName, content } });
}
