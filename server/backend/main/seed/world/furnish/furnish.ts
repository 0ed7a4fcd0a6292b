import { addContextHelp } from "~/backend/contract/context-help";
import { startImport } from "~/backend/contract/imports";
import type { Database } from "../../../../platform/db/database";
import { SUEDSTERN_TEMPLATES, TEMPLATES } from "../data/action-templates";
import { HELP, IMPORT_FILE, TEAMS } from "../data/administration";
import { CONTACTS } from "../data/contacts";
import { QUESTIONNAIRES, SUEDSTERN_QUESTIONNAIRES } from "../data/dialogue";
import { ACTIONS, SUEDSTERN_ACTIONS } from "../data/follow-up";
import { PAPERS, SUEDSTERN_PAPERS } from "../data/papers";
import { SEARCHES } from "../data/searches";
import { SUEDSTERN_VIEWS } from "../data/triage";
import { dated } from "../dated";
import type { CustomerIds } from "../write-network";
import { actOnAlerts } from "./act-on-alerts";
import { addContacts } from "./add-contacts";
import { addPapers } from "./add-papers";
import { addTemplates } from "./add-templates";
import { addTopics } from "./add-topics";
import { askForPlans } from "./ask-for-plans";
import { askSuppliers } from "./ask-suppliers";
import { asDemoPeople, type DemoCallers, type FurnishDeps } from "./demo-callers";
import { addOwnScores, addTeams, followUp } from "./follow-up";
import { handleGrievances } from "./handle-grievances";
import { leaveWaiting } from "./leave-waiting";
import { manageData } from "./manage-data";
import { planTasks } from "./plan-tasks";
import { saveSearches } from "./save-searches";
import { screenSuppliers } from "./screen-suppliers";
import { saveViews, sortAlerts } from "./sort-alerts";
import { type DemoSubjects, subjectsOf } from "./subjects";
import { takeMeasures } from "./take-measures";

/**
 * What the scores of past months rest on: suppliers' answers and the customer's own scores. Before the year's stories, so that the
 * history at each month's end knows them.
 */
export async function furnishScores(deps: FurnishDeps, { nordwind, suedstern }: CustomerIds, now: Date): Promise<void> {
  await asPeopleOf(deps, nordwind, async (callers, subjects, world) => {
    await addContacts(CONTACTS.nordwind, callers, subjects);
    await askSuppliers(QUESTIONNAIRES, { ...world, now }, callers, subjects);
    await addOwnScores(callers, subjects, now);
  });
  await asPeopleOf(deps, suedstern, async (callers, subjects, world) => {
    await addContacts(CONTACTS.suedstern, callers, subjects);
    await askSuppliers(SUEDSTERN_QUESTIONNAIRES, { ...world, now }, callers, subjects);
  });
}

/**
 * What people have done in the product, done by its own calls: documents, grievances, actions,
 * rules, views, searches, topics, decisions, a screening with open matches, an import that asks, duplicates and a merge. Done again it
 * changes nothing.
 */
export async function furnish(deps: FurnishDeps, { nordwind, suedstern }: CustomerIds, now: Date): Promise<void> {
  await asPeopleOf(deps, nordwind, async (callers, subjects, world) => {
    await addPapers(PAPERS, callers, subjects, now);
    await handleGrievances({ ...world, now }, callers, subjects);
    await addTeams(callers, TEAMS);
    await addTemplates(TEMPLATES, callers);
    await actOnAlerts({ ...world, now }, callers);
    await followUp(ACTIONS, { ...world, now }, callers, subjects);
    await askForPlans({ ...world, now }, callers, subjects);
    await takeMeasures({ ...world, now }, callers, subjects);
    await sortAlerts(callers, subjects, now);
    await addTopics(world, callers);
    // What is imported and merged is screened as the rest is.
    await manageData({ ...world, now }, callers);
    await screenSuppliers({ ...world, now }, callers);
    await saveSearches(SEARCHES, callers);
    await leaveWaiting({ ...world, now }, callers, subjects);
    await administer(callers, now);
    await planTasks(callers, now);
  });
  await asPeopleOf(deps, suedstern, async (callers, subjects, world) => {
    await addPapers(SUEDSTERN_PAPERS, callers, subjects, now);
    await addTeams(callers, TEAMS.slice(0, 1));
    await addTemplates(SUEDSTERN_TEMPLATES, callers);
    await actOnAlerts({ ...world, now }, callers);
    await followUp(SUEDSTERN_ACTIONS, { ...world, now }, callers, subjects);
    await saveViews(SUEDSTERN_VIEWS, callers);
    await screenSuppliers({ ...world, now }, callers);
  });
}

async function asPeopleOf(
  deps: FurnishDeps,
  customerId: number,
  run: (
    callers: DemoCallers,
    subjects: DemoSubjects,
    world: { database: Database; customerId: number },
  ) => Promise<void>,
): Promise<void> {
  const { database } = deps;
  const subjects = await subjectsOf(database, customerId);
  await asDemoPeople(deps, customerId, (callers) => run(callers, subjects, { database, customerId }));
}

async function administer({ administrator, manager }: DemoCallers, now: Date): Promise<void> {
  for (const { key, locale, title, body } of HELP)
    await administrator.call(`help ${key} ${locale}`, addContextHelp, { body: { key, locale, title, body } });
  const { name: fileName, text } = dated(IMPORT_FILE, now);
  const content = Buffer.from(text).toString("base64");
  await manager.call("import", startImport, { body: { kind: "suppliers", fileName, content } });
}
