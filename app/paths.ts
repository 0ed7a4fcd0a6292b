import type { ExportFormat } from "~/backend/contract/feed-export";
import type { ImportKind } from "~/backend/contract/import-kinds";
import type { LawId } from "~/backend/contract/law-words";
import type { TaskKind } from "~/backend/contract/task-words";

/** Every URL of the application is spelled here and in the table of `routes.ts`; nothing else writes one by hand. */

export const FEED_VIEWS = ["new", "in-review", "relevant", "archived", "all"] as const;
export type FeedView = (typeof FEED_VIEWS)[number];

/** The view that a URL names, or null when there is none of that name. */
export function feedViewOf(param: string | undefined): FeedView | null {
  return FEED_VIEWS.find((view) => view === param) ?? null;
}

/** Specification §9: the default collection, and 'all' for the root with id 0. */
export type CollectionParam = "my" | number;

/** The collection that a URL names, or null when it is none's name. */
export function collectionOf(param: string | undefined): CollectionParam | null {
  if (param === "my") return "my";
  if (param === "all") return 0;
  return /^(?:0|[1-9]\d{0,14})$/.test(param ?? "") ? Number(param) : null;
}

/** The target that a URL names by its number, or null. */
export function targetOf(param: string | undefined): number | null {
  return /^[1-9]\d{0,14}$/.test(param ?? "") ? Number(param) : null;
}

/** The action that a URL names by its number. Throws 404 for what is none. */
export function actionOf(param: string | undefined): number {
  const id = targetOf(param);
  if (id === null) throw new Response(null, { status: 404 });
  return id;
}

/** The measure that a URL names. Throws 404 for what cannot be one. */
export function measureOf(param: string | undefined): string {
  if (!/^[a-z][a-z0-9-]{1,60}$/.test(param ?? "")) throw new Response(null, { status: 404 });
  return param ?? "";
}

/** The customer's own measure that a URL names by its number. Throws 404 for what is none. */
export const ownMeasureOf = actionOf;

/** The import that a URL names by its number. Throws 404 for what is none. */
export const importOf = actionOf;
/** The same for a template of actions. */
export const actionTemplateOf = actionOf;

/** The list that was matched and that a URL names by its number. Throws 404 for what is none. */
export const matchOf = actionOf;

/** The row of an import that a URL names by its number. Throws 404 for what is none. */
export const importRowOf = actionOf;

/** The entry of supply data that a URL names by its number. Throws 404 for what is none. */
export const supplyInputOf = actionOf;

/** The run of a source that a URL names by its number. Throws 404 for what is none. */
export const sourceRunOf = actionOf;

/** The event that a URL names by its number. Throws 404 for what is none. */
export const eventOf = actionOf;

/** The merge of events that a URL names by its number. Throws 404 for what is none. */
export const eventMergeOf = actionOf;

/** The pair of targets, and the merge of targets, that a URL names by its number. Throws 404 for what is none. */
export const duplicateOf = actionOf;
export const targetMergeOf = actionOf;

/** The saved search, and the receipt, that a URL names by its number. Throws 404 for what is none. */
export const explorerSearchOf = actionOf;
export const explorerReceiptOf = actionOf;

const collectionParam = (collection: CollectionParam) => (collection === 0 ? "all" : collection);

export const MANAGEMENT_PAGES = [
  "profile",
  "password",
  "second-factor",
  "preferences",
  "notifications",
  "sessions",
  "tokens",
] as const;
export type ManagementPage = (typeof MANAGEMENT_PAGES)[number];

export const ADMIN_PAGES = ["users", "teams", "features", "company-sign-in", "audit", "outbox", "jobs"] as const;
export type AdminPage = (typeof ADMIN_PAGES)[number];

const withReturnUrl = (path: string, returnUrl?: string) =>
  returnUrl ? `${path}?returnUrl=${encodeURIComponent(returnUrl)}` : path;

/** `paths.feed()` and so on: a namespace and no object, so that a browser gets only those that its code names. */
// biome-ignore lint/performance/noReExportAll: of this file itself
// biome-ignore lint/performance/noBarrelFile: the same
export * as paths from "./paths";

export const home = () => "/";
/** Answers with a redirect to the new alerts. */
export const feed = () => "/feed";
/** Takes a change back and returns; a POST. */
export const undo = (operationId: number) => `/operations/${operationId}/undo`;
/** What is done with alerts by itself. */
export const feedRules = () => "/feed/rules";
/** One rule, or a new one; `search` is the filter to show in it. */
export const feedRule = (ruleId: number | "new", search = "") => `/feed/rules/${ruleId}${search}`;
/** The alerts of one mail, with one of them open. */
export const feedOfMail = (emailUUID: string, emailAlertId?: number) =>
  `/feed/all?${new URLSearchParams({ emailUUID, ...(emailAlertId && { emailAlertId: String(emailAlertId) }) })}`;
/** Stops a kind of mail for who got it; works signed out. */
export const unsubscribe = (token: string) => `/network/unsubscribe?${new URLSearchParams({ token })}`;
/** Answers with a redirect to the collections, and these with one to the default collection. */
export const network = () => "/network";
export const collections = () => "/network/collection";
/** The targets of a collection as a table; `search` is their filter. */
export const collection = (collection: CollectionParam, search = "") =>
  `/network/collection/${collectionParam(collection)}${search}`;
/** A collection's network by tier and by goods. */
export const collectionGraph = (collection: CollectionParam, search = "") =>
  `/network/collection/${collectionParam(collection)}/graph${search}`;
export const collectionCommodities = (collection: CollectionParam, search = "") =>
  `/network/collection/${collectionParam(collection)}/commodities${search}`;
/** Every target that a customer may see, found by words and facets; `search` is what was asked. */
export const explorer = (search = "") => `/explorer${search}`;
/** How many each facet of it would show: for a script, and as a page. */
export const explorerFacetCounts = (search = "") => `/explorer/facets/counts${search}`;
export const explorerFacets = (search = "") => `/explorer/facets${search}`;
export const explorerMap = (search = "") => `/explorer/map${search}`;
export const explorerMapExport = (format: "svg" | "csv" | "geojson", search = "") => `/explorer/map/${format}${search}`;
export const explorerExport = (format: "csv" | "xlsx" | "geojson", search = "") =>
  `/explorer/export/${format}${search}`;
/** A list of names, matched with what is known; then what was found for each. */
export const explorerMatch = () => "/explorer/match";
export const explorerMatchResult = (operationId: number, search = "") => `/explorer/match/${operationId}${search}`;
/** Its lines as a file. */
export const explorerMatchExport = (operationId: number) => `/explorer/match/${operationId}/export`;
/** Pairs of targets that may be one; then what was made one. */
export const explorerDuplicates = (search = "") => `/explorer/duplicates${search}`;
export const explorerDuplicatesExport = (search = "") => `/explorer/duplicates/export${search}`;
export const explorerDuplicate = (pairId: number, search = "") => `/explorer/duplicates/${pairId}${search}`;
export const explorerMerge = (mergeId: number) => `/explorer/merges/${mergeId}`;
/** Saved searches; one of the explorer's address that is to be saved; and one. */
export const explorerSearches = () => "/explorer/searches";
/** The same list as a file. */
export const explorerSearchesExport = () => "/explorer/searches/export";
export const explorerSearchNew = (search = "") => `/explorer/searches/new${search}`;
export const explorerSearch = (searchId: number) => `/explorer/searches/${searchId}`;
/** Kept results, `search` says of which search or page; one, whose `search` is the page of its list; and its file. */
export const explorerReceipts = (search = "") => `/explorer/receipts${search}`;
export const explorerReceiptsExport = (search = "") => `/explorer/receipts/export${search}`;
export const explorerReceipt = (receiptId: number, search = "") => `/explorer/receipts/${receiptId}${search}`;
export const explorerReceiptExport = (receiptId: number) => `/explorer/receipts/${receiptId}/export`;
/** What flows between the tiers; `search` says of what. Nothing lies below it (specification §2, explorer2). */
export const tierFlow = (search = "") => `/explorer2${search}`;
export const tierFlowExport = (format: "svg" | "csv" | "graphml", search = "") => `/network/flow/${format}${search}`;
/** The graph as a file. */
export const collectionGraphExport = (collection: CollectionParam, format: "svg" | "csv" | "graphml", search = "") =>
  `/network/collection/${collectionParam(collection)}/graph/${format}${search}`;
export const collectionCommoditiesExport = (
  collection: CollectionParam,
  format: "svg" | "csv" | "graphml",
  search = "",
) => `/network/collection/${collectionParam(collection)}/commodities/${format}${search}`;
/** A new collection, below one where that is said. */
export const newCollection = (parentId?: number) => `/network/collection/new${parentId ? `?parent=${parentId}` : ""}`;
export const collectionForecast = (collectionId: number) => `/network/collection/${collectionId}/settings/forecast`;
export const collectionSettings = (collectionId: number) => `/network/collection/${collectionId}/settings`;
/** Where suppliers are added to a collection, or with `all` to the network alone. */
export const addSuppliers = (collection: CollectionParam) => `/network/collection/${collectionParam(collection)}/add`;
/** Says what goes with a collection, before it goes. */
export const collectionDeletion = (collectionId: number) => `/network/collection/${collectionId}/delete`;
/** The same targets as a file. */
export const collectionExport = (collection: CollectionParam, format: "xlsx" | "csv", search = "") =>
  `/network/collection/${collectionParam(collection)}/export/${format}${search}`;
/** The network on a map of the world; `search` says which part, of which targets. */
export const networkMap = (search = "") => `/network/map${search}`;
export const networkMapExport = (format: "svg" | "csv" | "geojson" | "countries", search = "") =>
  `/network/map/${format}${search}`;
/** A target in its network. */
export const networkTarget = (targetId: number, search = "") => `/network/target/${targetId}${search}`;
/** Whom one writes to about a target: a part of the tab Network. */
export const targetContacts = (targetId: number) => `/network/target/${targetId}#contacts`;
export const targetAddContact = (targetId: number) => `/network/target/${targetId}/contacts/new`;
export const targetContact = (targetId: number, contactId: number) =>
  `/network/target/${targetId}/contacts/${contactId}`;
/** Targets side by side; `search` says which. */
export const compare = (search: string) => `/network/compare${search}`;
export const compareOf = (targetIds: readonly number[]) =>
  compare(`?${new URLSearchParams(targetIds.map((id) => ["target", String(id)]))}`);
/** What a script shows of a target that is pointed at. */
export const networkTargetCard = (targetId: number) => `/network/target/${targetId}/card`;
/** What is known between two targets, the way that goods take. */
export const networkEdge = (fromId: number, toId: number) => `/network/edges/${fromId}/${toId}`;
/** Who a target is and how risky; `search` says as what it is looked at. */
export const targetProfile = (targetId: number, search = "") => `/network/target/${targetId}/profile${search}`;
/** All alerts of a target; `search` says which. */
export const targetAlerts = (targetId: number, search = "") => `/network/target/${targetId}/profile/alerts${search}`;
/** What was decided about a target; `search` says when. */
export const targetHistory = (targetId: number, search = "") => `/network/target/${targetId}/profile/history${search}`;
export const targetSanctions = (targetId: number, after?: string) =>
  `/network/target/${targetId}/profile/sanctions${after ? `?${new URLSearchParams({ after })}` : ""}`;
/** Open sanctions matches of all targets; `search` carries the filter. */
export const sanctions = (search = "") => `/network/sanctions${search}`;
export const sanctionsExport = (format: "xlsx" | "csv", search = "") => `/network/sanctions/export/${format}${search}`;
export const targetSuppliers = (targetId: number, after?: string) =>
  `/network/target/${targetId}/profile/suppliers${after ? `?${new URLSearchParams({ after })}` : ""}`;
export const targetAddSupplier = (targetId: number) => `/network/target/${targetId}/profile/suppliers/new`;
export const targetProposeSupplier = (targetId: number) => `/network/target/${targetId}/profile/suppliers/propose`;
export const targetSupplier = (targetId: number, edgeId: number) =>
  `/network/target/${targetId}/profile/suppliers/${edgeId}`;
export const targetSelfAssessment = (targetId: number) => `/network/target/${targetId}/profile/self-assessment`;
export const targetGrievanceReports = (targetId: number) => `/network/target/${targetId}/profile/grievance-reports`;
export const targetGrievanceReport = (targetId: number, reportId: number) =>
  `/network/target/${targetId}/profile/grievance-reports/${reportId}`;
/** Where its information is updated. */
export const targetInfo = (targetId: number) => `/network/target/${targetId}/profile/info`;
/** Where wrong information about it is reported. */
export const targetReport = (targetId: number) => `/network/target/${targetId}/profile/report`;
/** Asks a target for its revenue. */
export const targetRevenue = (targetId: number) => `/network/target/${targetId}/profile/revenue`;
export const targetQuestionnaires = (targetId: number) => `/network/target/${targetId}/profile/questionnaires`;
export const targetQuestionnaire = (targetId: number, questionnaireId: number) =>
  `/network/target/${targetId}/profile/questionnaires/${questionnaireId}`;
/** What is done about a target; `search` says in which order. */
export const targetActions = (targetId: number, search = "") => `/network/target/${targetId}/profile/actions${search}`;
export const targetExternalScores = (targetId: number) => `/network/target/${targetId}/profile/external-scores`;
export const targetExternalScore = (targetId: number, scoreId: number) =>
  `/network/target/${targetId}/profile/external-scores/${scoreId}`;
export const targetDocuments = (targetId: number, after?: string) =>
  `/network/target/${targetId}/profile/documents${after ? `?${new URLSearchParams({ after })}` : ""}`;
/** Documents; `search` says which. */
export const documents = (search = "") => `/certificate${search}`;
export const documentsOf = (targetId: number) => `/certificate?targetId=${targetId}`;
/** The form for a new one, of a target where one is named. */
export const newDocument = (targetId?: number) => `/certificate/new${targetId ? `?targetId=${targetId}` : ""}`;
export const document = (documentId: number) => `/certificate/${documentId}`;
export const documentEdit = (documentId: number) => `/certificate/${documentId}/edit`;
export const documentDeletion = (documentId: number) => `/certificate/${documentId}/delete`;
export const documentReport = (documentId: number) => `/certificate/${documentId}/report`;
/** The file itself, to be saved. */
export const documentFile = (documentId: number) => `/certificate/${documentId}/file`;
/** Asks before a target is unfollowed; a POST follows and unfollows. */
export const targetFollow = (targetId: number, returnTo?: string) =>
  `/network/target/${targetId}/profile/follow${returnTo ? `?${new URLSearchParams({ returnTo })}` : ""}`;
export const feedView = (view: FeedView, search = "") => `/feed/${view}${search}`;
/** The same alerts as a file. */
export const feedExport = (view: FeedView, format: "xlsx" | "csv", search = "") =>
  `/feed/export/${view}/${format}${search}`;
/** Where a person tells of an event. */
/** The facets' values of the same filter, for a page that is there already. */
export const feedFacets = (view: FeedView, search = "") => `/feed/facets/${view}${search}`;
/** The form that gives selected alerts to somebody. */
export const assignAlerts = (selected: SelectedAlerts) => `/feed/assign?${selectedQuery(selected)}`;

export const snoozeAlerts = (selected: SelectedAlerts) => `/feed/snooze?${selectedQuery(selected)}`;

/** Alerts by their numbers, or all that the feed at `returnTo` shows. */
interface SelectedAlerts {
  alertIds: readonly number[] | "all";
  returnTo: string;
}
const selectedQuery = ({ alertIds, returnTo }: SelectedAlerts) =>
  new URLSearchParams({ ...(alertIds === "all" ? { select: "all" } : { alertIds: alertIds.join() }), returnTo });

export const newAlert = () => "/feed/new-alert";
export const feedLabels = () => "/feed/labels";
export const feedLabel = (labelId: number) => `/feed/labels/${labelId}`;
export const feedLabelDeletion = (labelId: number) => `/feed/labels/${labelId}/delete`;
/** Asks several targets for a self-assessment, after it has shown whom. */
export const selfAssessments = (targetIds: readonly number[], returnTo: string) =>
  `/network/self-assessments?${new URLSearchParams({ targetIds: targetIds.join(), returnTo })}`;
/** The same of all targets of a collection that a filter shows. */
export const selfAssessmentsOfAll = (collectionId: number, filter: Record<string, string>, returnTo: string) =>
  `/network/self-assessments?${new URLSearchParams({ ...filter, collectionId: String(collectionId), returnTo })}`;
/** Asks before several targets are unfollowed; then before all of a collection are that a filter shows. */
export const unfollow = (targetIds: readonly number[], returnTo: string) =>
  `/network/unfollow?${new URLSearchParams({ targetIds: targetIds.join(), returnTo })}`;
export const unfollowAll = (collectionId: number, filter: Record<string, string>, returnTo: string) =>
  `/network/unfollow?${new URLSearchParams({ ...filter, collectionId: String(collectionId), returnTo })}`;
/** The form for a new action; numbers with commas between them. */
export const startAction = (about: {
  alertIds?: readonly number[];
  targetIds?: readonly number[];
  type?: string;
  /** `12@3`: a template and its version. */
  template?: string;
  returnTo?: string;
}) => {
  const { alertIds = [], targetIds = [], type, template, returnTo } = about;
  const query = new URLSearchParams({
    ...(alertIds.length > 0 && { alertIds: alertIds.join() }),
    ...(targetIds.length > 0 && { targetIds: targetIds.join() }),
    ...(type && { type }),
    ...(template && { template }),
    ...(returnTo && { returnTo }),
  });
  return query.size > 0 ? `/action/new?${query}` : "/action/new";
};
/** What waits and what ails in the data of the customer. */
export const dataManagement = () => "/data-management";
/** What a person has to decide or check; `search` says of which kind. */
export const dataReview = (search = "") => `/data-management/review${search}`;
/** Imports of lists, newest first. */
export const imports = (search = "") => `/data-management/imports${search}`;
/** A file of a kind, on its way in; `search` may say of which. */
export const importNew = (search = "") => `/data-management/imports/new${search}`;
/** A file with the column titles of a kind. */
export const importTemplate = (kind: ImportKind) => `/data-management/imports/templates/${kind}`;
/** What became of the rows of one; `search` says of which. */
export const importResult = (importId: number, search = "") => `/data-management/imports/${importId}${search}`;
/** What its columns mean, before anything is made of them. */
export const importColumns = (importId: number) => `/data-management/imports/${importId}/columns`;
/** One of its rows, beside the targets that it may be. */
export const importRow = (importId: number, row: number) => `/data-management/imports/${importId}/rows/${row}`;
/** What undoing it would change, and the button that does it. */
export const importUndo = (importId: number) => `/data-management/imports/${importId}/undo`;
/** Its rejected rows as a file. */
export const importProblems = (importId: number, format: ExportFormat) =>
  `/data-management/imports/${importId}/problems/${format}`;

/** What suppliers deliver of which input; `search` carries the filter. */
export const supply = (search = "") => `/data-management/supply${search}`;
/** One entry of it, to be changed. */
export const supplyInput = (inputId: number) => `/data-management/supply/${inputId}`;
/** The same list as a file. */
export const supplyExport = (search = "") => `/data-management/supply/export${search}`;

/** Lists of data management as files; `search` carries the filter of the list. Beside the lists, whose own names of things are anything. */
export const importsExport = () => "/data-management/export/imports";
export const sourcesExport = (search = "") => `/data-management/export/sources${search}`;
export const listsExport = () => "/data-management/export/lists";
export const eventsExport = (search = "") => `/data-management/export/events${search}`;
export const dataReviewExport = (search = "") => `/data-management/export/review${search}`;

/** Where events and news come from; `search` carries the filter. */
export const sources = (search = "") => `/data-management/sources${search}`;
/** One of them by its name, such as `feed:paper`; `search` says which of its runs. */
export const source = (name: string | "new", search = "") => `/data-management/sources/${nameInPath(name)}${search}`;
/** A file that is read once instead of its address. */
export const sourceFile = (name: string) => `/data-management/sources/${nameInPath(name)}/file`;
/** One run of it: counts and problems. */
export const sourceRun = (name: string, runId: number) => `/data-management/sources/${nameInPath(name)}/runs/${runId}`;
/** Its colon needs no escape within a path. */
const nameInPath = (name: string) => encodeURIComponent(name).replace("%3A", ":");

/** Sanctions lists, each with the version in effect. */
export const lists = () => "/data-management/lists";
/** One of them with its versions, or a new one; `search` says what somebody may want to remove. */
export const list = (name: string | "new", search = "") =>
  `/data-management/lists/${encodeURIComponent(name)}${search}`;
export const listImport = (name: string) => `/data-management/lists/${encodeURIComponent(name)}/import`;
/** What changed between two versions of it; `search` says which. */
export const listChanges = (name: string, search = "") =>
  `/data-management/lists/${encodeURIComponent(name)}/changes${search}`;
export const listChangesExport = (name: string, search = "") =>
  `/data-management/lists/${encodeURIComponent(name)}/changes/export${search}`;

/** What sources tell of, newest first; `search` carries the filter. */
export const events = (search = "") => `/data-management/events${search}`;
/** One of them: its reports, and why they are one. */
export const event = (eventId: number, search = "") => `/data-management/events/${eventId}${search}`;
export const eventSplit = (eventId: number) => `/data-management/events/${eventId}/split`;
/** What merging some would change; none named: the address that a form adds them to. */
export const eventsMerging = (eventIds: readonly number[] = []) =>
  `/data-management/events/merge${eventIds.length > 0 ? `?ids=${eventIds.join()}` : ""}`;
/** One merge: who made it, and what taking it back brings back. */
export const eventMerge = (mergeId: number) => `/data-management/events/merges/${mergeId}`;

/** News that waits for a person; `search` carries the filter. */
export const readingReview = (search = "") => `/reading/review${search}`;
/** What the customer wants to be told of that no event type names. */
export const readingTopics = () => "/reading/topics";
/** One topic: what it looks for and what it found. */
export const readingTopic = (topicId: number | "new") => `/reading/topics/${topicId}`;
/** The customer's own rows of the lexicon; `search` carries the filter. */
export const readingWords = (search = "") => `/reading/words${search}`;
/** One row: what it looks for, its tests and what it found; `search` carries the text of a new one. */
export const readingRow = (rowId: number | "new", search = "") => `/reading/words/${rowId}${search}`;
/** How far each event type may be believed; `search` carries the filter. */
export const readingQuality = (search = "") => `/reading/quality${search}`;
/** The same table as a file. */
export const readingQualityExport = (search = "") => `/reading/quality/export${search}`;
/** Why a text became an alert or not; `search` names the text or the item. */
export const readingWhy = (search = "") => `/reading/why${search}`;

/** What waits for the reader; `search` carries the filter. */
export const tasks = (search = "") => `/tasklist${search}`;
export const teamTasks = (teamId: number, search = "") => `/tasklist/team/${teamId}${search}`;
export const allTasks = (search = "") => `/tasklist/all${search}`;
export const doneTasks = (after?: string) => `/tasklist/done${after ? `?${new URLSearchParams({ after })}` : ""}`;
/** The file of a list of tasks; `search` says whose, and its filter. */
export const tasksExport = (format: ExportFormat, search = "") => `/tasklist/export/${format}${search}`;
/** Who owes how much, and how much was done in time; of a team or of all, over so many days. */
export const workload = (search = "") => `/tasklist/workload${search}`;
/** The load of all, or of a team. */
export const workloadExport = (format: ExportFormat, teamId: number | null) =>
  `/tasklist/workload/export/${format}${teamId === null ? "" : `?teamId=${teamId}`}`;
export const taskOwners = () => "/tasklist/owners";
export const taskCalendars = () => "/tasklist/calendar";
export const taskCalendarFile = (token: string) => `/tasklist/calendar/${token}.ics`;
/** The forms about selected tasks, which stand in the address by their keys. */
export const putTasksOff = (keys: readonly string[], returnTo: string) =>
  `/tasklist/put-off?${new URLSearchParams({ keys: keys.join(","), returnTo })}`;
export const giveTasks = (keys: readonly string[], returnTo: string) =>
  `/tasklist/give?${new URLSearchParams({ keys: keys.join(","), returnTo })}`;

/** Where a task is done: `subjectId` is the number of what it is about. */
export function taskPlace({ kind, ...about }: { kind: TaskKind; subjectId: number | null; targetId: number | null }) {
  const [id, targetId] = [about.subjectId ?? 0, about.targetId ?? 0];
  switch (kind) {
    case "action":
    case "action-effect":
    case "plan-review":
    case "plan-answer":
    case "plan-overdue":
      return action(id);
    case "grievance-acknowledge":
    case "grievance-feedback":
      return targetGrievanceReport(targetId, id);
    case "sanctions-match":
      return targetSanctions(targetId);
    case "questionnaire-review":
    case "questionnaire-answer":
      return targetQuestionnaire(targetId, id);
    case "supplier-proposal":
      return targetSuppliers(targetId);
    case "contact-bounced":
      return targetContact(targetId, id);
    case "import":
    case "import-apply":
      return importResult(id);
    case "duplicates":
      return explorerDuplicates();
    case "doubtful-places":
      return dataReview("?kind=doubt");
    case "alert":
      return feedView("all", `?alert=${id}`);
    case "reading-review":
      return readingReview();
    case "measure-review":
    case "measure-rework":
    case "measure-publish":
      return ownMeasure(id);
  }
}

/** What can be done about risks; `search` carries the filter, and for whom. */
export const measures = (search = "") => `/action-platform${search}`;
/** The same for these targets. */
export const measuresFor = (targetIds: readonly number[]) => `/action-platform?targetIds=${targetIds.join(",")}`;
/** The same for all targets of a collection that a filter shows. */
export const measuresForAll = (collectionId: number, filter: Record<string, string>) =>
  `/action-platform?${new URLSearchParams({ ...filter, collectionId: String(collectionId) })}`;
export const measure = (measureId: string, search = "") => `/action-platform/${measureId}${search}`;
/** As it was in that version. */
export const measureVersion = (measureId: string, version: string) =>
  measure(measureId, `?${new URLSearchParams({ version })}`);
/** A legal basis as the register has it, and whether it holds on the day. */
export const measureLaw = (lawId: LawId, on: string) => `/action-platform/laws/${lawId}?on=${on}`;
/** Starts it for these targets, or for those that it fits best. */
export const measureStart = (measureId: string, targetIds: readonly number[] = []) =>
  `/action-platform/${measureId}/start${targetIds.length > 0 ? `?targetIds=${targetIds.join(",")}` : ""}`;
/** The same for all targets of a collection that a filter shows: fields of an address. */
export const measureStartOfAll = (measureId: string, fields: Record<string, string>) =>
  `/action-platform/${measureId}/start?${new URLSearchParams(fields)}`;
export const measuresExport = (format: "json" | "xlsx") => `/action-platform/export/${format}`;
/** A customer's own: a new one, in place of a published one where that is said; several of a file; and one. */
export const ownMeasureNew = (replaces?: number) =>
  `/action-platform/own/new${replaces ? `?replaces=${replaces}` : ""}`;
/** The file of the own entries, which the import takes again. */
export const ownMeasuresExport = () => "/action-platform/own/export";
export const ownMeasureImport = () => "/action-platform/own/import";
export const ownMeasure = (ownMeasureId: number) => `/action-platform/own/${ownMeasureId}`;
/** All actions; `search` carries the filter, and above the list stands what came of a change of many. */
export const actions = (search = "", operationId?: number) =>
  operationId === undefined ? `/action${search}` : `/action${search}${search ? "&" : "?"}operation=${operationId}`;
/** Their filter on a page of its own: how many each of its choices would show. */
export const actionsFilter = (search = "") => `/action/filter${search}`;
/** The same for a page that is there already. */
export const actionsFilterCounts = (search = "") => `/action/filter/counts${search}`;
/** The form that changes many of them; its address says which. */
export const actionsChange = () => "/action/changes";
/** One action; `after` is the cursor of older comments. */
export const action = (actionId: number, after?: string) =>
  `/action/${actionId}${after ? `?${new URLSearchParams({ after })}` : ""}`;
export const actionChange = (actionId: number) => `/action/${actionId}/edit`;
/** What suppliers plan about it. */
export const actionPlans = (actionId: number) => `/action/${actionId}/plans`;
export const actionEffect = (actionId: number) => `/action/${actionId}/effect`;
export const printAction = (actionId: number) => `/print/action/${actionId}`;
/** The file of a filtered list of actions. */
export const actionsExport = (format: "xlsx" | "csv", search = "") => `/action/export/${format}${search}`;
export const actionTemplates = () => "/action/templates";
/** The file of them. */
export const actionTemplatesExport = () => "/action/templates/export";
export const actionTemplateNew = () => "/action/templates/new";
export const actionTemplate = (templateId: number) => `/action/templates/${templateId}`;
/** Saved views; `search` carries the filter that could be kept, its status among it. */
export const savedViews = (search = "") => `/feed/views${search}`;
export const savedView = (viewId: number) => `/feed/views/${viewId}`;
/** What a feed reader asks for. */
export const feedReader = (token: string, format?: "rss") => `/feed/rss/${token}${format ? `?format=${format}` : ""}`;
export const login = (returnUrl?: string) => withReturnUrl("/login", returnUrl);
/** The second step: a code of the authenticator app. */
export const loginCode = (returnUrl?: string) => withReturnUrl("/login/code", returnUrl);
/** Signing in at the customer's own provider; it sends the browser back to the third of these. */
export const companyLogin = (returnUrl?: string) => withReturnUrl("/login/company", returnUrl);
export const companyLoginStart = (company: string) => `/login/company/${encodeURIComponent(company)}`;
export const companyLoginFailed = (why: "unknown" | "unavailable" | "failed" | "noAccount") =>
  `/login/company?why=${why}`;
export const companyLoginAnswer = () => "/login/company/answer";
export const logout = () => "/logout";
export const resetPassword = (challenge?: string) =>
  challenge ? `/reset-password/${encodeURIComponent(challenge)}` : "/reset-password";
/** Says that a link is on its way, whether or not one is. */
export const resetPasswordSent = () => "/reset-password?sent=yes";
/** `lang` is the language of the mail that leads there, which the page begins in; see `languageOf`. */
export const finalizeRegistration = (challenge: string, lang: string) =>
  `/finalize-registration/${encodeURIComponent(challenge)}?${new URLSearchParams({ lang })}`;
export const confirmEmail = (challenge: string) => `/confirm-email/${encodeURIComponent(challenge)}`;
/** One's own account; answers with a redirect to the profile. */
export const management = (page?: ManagementPage, returnUrl?: string) =>
  page ? withReturnUrl(`/management/${page}`, returnUrl) : "/management";
/** How alerts of one collection reach the user. */
export const deliveryOf = (collectionId: number) => `/management/notifications?collection=${collectionId}`;
/** The first steps of who comes from the customer's own portal. */
export const quickstart = () => "/management/quickstart";
/** Answers with a redirect to the users. */
export const admin = (page?: AdminPage) => (page ? `/admin/${page}` : "/admin");
export const adminUser = (userId: number) => `/admin/users/${userId}`;
export const adminInvite = () => "/admin/users/invite";
export const adminTeam = (teamId: number) => `/admin/teams/${teamId}`;
export const adminMail = (mailId: number) => `/admin/outbox/${mailId}`;
/** The evidence ledger; `search` carries the filter. */
export const adminAudit = (search = "") => `/admin/audit${search}`;
/** The entries of the same filter as a CSV file. */
export const adminAuditExport = (search = "") => `/admin/audit/export${search}`;
export const refused = () => "/refused";
export const icon = (variant?: "staging" | "demo") => (variant ? `/favicon-${variant}.svg` : "/favicon.svg");
/** What a visitor is told about the product. */
export const landing = () => "/home";
/** `state` is the name of the route that offered it. */
export const signup = (state?: string | null) =>
  `/signup?${new URLSearchParams({ ...(state && { state }), reason: "not_registered" })}`;
/** Says that the wish for access is on its way. */
export const signupSent = () => "/signup?sent=yes";
export const legal = () => "/legal";
export const cookies = () => "/cookies";
export const preferences = () => "/preferences";
/** Takes what a visitor puts away. */
export const dismissals = () => "/dismissals";
/** Takes what a browser has to say to the log. */
export const reports = () => "/reports";
export const request = (search = "") => `/request${search}`;
export const stopRequests = (link: { requestId: string; secret: string }) =>
  `/request-new/stop?${new URLSearchParams(link)}`;
/** Where a supplier makes its corrective plan. */
export const requestPlan = (search = "") => `/request-new/plan${search}`;
export const requestNew = (search = "") => `/request-new/ssa${search}`;
export const print = () => "/print";
/** A target's dossier for paper; `from` and `to` are days, the last twelve months unless said. */
export const printTarget = (targetId: number) => `/print/target/${targetId}`;
/** A kept result of the explorer for paper. */
export const printReceipt = (receiptId: number) => `/print/receipt/${receiptId}`;
/** Calls that a page's own script makes: what is polled, and a question that is kept until the backend is back. */
export const liveCounts = () => "/live/counts";
/** What is new in a feed; `search` is its filter. */
export const liveFeed = (view: FeedView, search: string) => `/live/feed?view=${view}${search.replace(/^\?/, "&")}`;
export const liveTypes = () => "/live/types";
export const connection = () => "/live/connection";
/** What a user should hear of, newest first; `after` is the cursor of an older page. */
export const notifications = (after?: string) =>
  after ? `/notifications?${new URLSearchParams({ after })}` : "/notifications";
export const shortcuts = () => "/shortcuts";
/** Areas, targets and collections by name. */
export const search = (q?: string) => (q === undefined ? "/search" : `/search?${new URLSearchParams({ q })}`);
/** First steps, what the words mean, and what the company has written. */
export const help = () => "/help";
/** Where an entry of the help is written. */
export const contextHelp = (key: string, returnTo?: string) =>
  `/context-help/${encodeURIComponent(key)}${returnTo ? `?${new URLSearchParams({ returnTo })}` : ""}`;
/** Its text alone, for a script. */
export const contextHelpText = (key: string) => `/context-help/${encodeURIComponent(key)}/text`;
/** What was found as data, for the palette, which lies over a page. */
export const searchOver = (q: string, over: string) => `/search/found?${new URLSearchParams({ q, over })}`;
export const chatSettings = () => "/api/v2/intercom/settings";
export const errorTunnel = () => "/api/v2/frontend-sentry-tunnel";
/** The texts of one section; `language` is one of ours (`ch`), not a BCP 47 tag. */
export const texts = (language: string, namespace: string) => `/i18n/${language}/${namespace}`;
