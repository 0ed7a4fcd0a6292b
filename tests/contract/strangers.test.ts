import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { CALLS } from "~/backend/contract/calls";
import type { BackendTransport } from "~/backend/transport";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { sampleRequest } from "../support/sample-requests";
import { MARK, type Nordwind, nordwindOf } from "../support/strangers/nordwind";
import { PROBES } from "../support/strangers/probes";

/** Calls with something that looks like the name of a thing and is none of a customer's, or is open to whoever has a secret. */
const NOT_ASKED: Record<string, string> = {
  ...whoHas("a link's secret", ["readUnsubscription", "unsubscribe", "readPasswordReset", "resetPassword"]),
  ...whoHas("a link's secret", ["readRegistration", "finalizeRegistration", "readEmailConfirmation", "confirmEmail"]),
  ...whoHas("a link's secret", [
    "readRequestFlag",
    "openRequest",
    "readSyndication",
    "readTaskCalendar",
    "openLinkedQuestionnaire",
  ]),
  ...whoHas("a link's secret", ["readRequestMails", "stopRequestMails"]),
  ...whoHas("a link's secret", ["startLinkedQuestionnaire", "saveLinkedAnswers", "submitLinkedAnswers"]),
  ...whoHas("a link's secret", ["openLinkedPlan", "proposePlan", "reportPlanProgress"]),
  ...whoHas("the ticket of a sign-in", ["signInWithCode", "finishCompanySignIn"]),
  addLexiconRow: "names an event type of the product",
  createActionTemplate: "names a type of action of the product",
  changeCompanySignIn: "names an application at a provider, and changes the asker's own company",
  switchFeatureFlag: "names a feature of the product, and switches it for the asker's own company",
  readLaw: "names a law of the product",
  readMapLayer: "its layer is a word of the product; tests/contract/map.test.ts asks for another customer's own port",
  countPriorities: "its status is a word of the product",
  watchNewAlerts: "tells the number of countNewAlerts, for as long as somebody listens",
  listSanctionsListVersions: "tests/contract/own-lists.test.ts asks for another customer's own list",
  listSanctionsListChanges: "tests/contract/own-lists.test.ts asks for another customer's own list",
  importSanctionsListVersion: "tests/contract/own-lists.test.ts asks for another customer's own list",
  previewSanctionsListVersion: "tests/contract/own-lists.test.ts asks for another customer's own list",
  previewSanctionsListRemoval: "tests/contract/own-lists.test.ts asks for another customer's own list",
  removeSanctionsList: "tests/contract/own-lists.test.ts asks for another customer's own list",
};

function whoHas(what: string, calls: readonly string[]): Record<string, string> {
  return Object.fromEntries(calls.map((call) => [call, `open to whoever has ${what}`]));
}

const NAMES_A_THING = /(id|ids|uuid|subject|mappedfilename|assignees|teams|creators|token|secret|challenge|ticket)$/i;

test("every call that names a thing is asked by a stranger, or says here why not", () => {
  const naming = CALLS.filter(({ params, query, body }) => params || names(query) || names(body)).map(
    ({ name }) => name,
  );
  const answered = [...Object.keys(PROBES), ...Object.keys(NOT_ASKED)];
  expect(answered).toEqual([...new Set(answered)]);
  expect(
    naming.filter((name) => !answered.includes(name)),
    "not asked by tests/support/strangers",
  ).toEqual([]);
  expect(
    answered.filter((name) => !naming.includes(name)),
    "asked, and names nothing",
  ).toEqual([]);
});

function names(schema: z.ZodType | undefined): boolean {
  if (!schema) return false;
  const rest: unknown[] = [z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })];
  for (const one of rest) {
    const { properties = {}, anyOf = [], oneOf = [], items } = (one ?? {}) as z.core.JSONSchema.BaseSchema;
    const found = Object.entries(properties);
    if (found.some(([name, inner]) => NAMES_A_THING.test(name) || isEnd(name, inner))) return true;
    rest.push(...found.map(([, inner]) => inner), ...anyOf, ...oneOf, ...(items ? [items] : []));
  }
  return false;
}

/** `from` and `to` are days in one place and targets in another. */
const isEnd = (name: string, schema: unknown): boolean =>
  ["from", "to"].includes(name) && (schema as z.core.JSONSchema.BaseSchema).type === "integer";

const QUERIES: Record<string, string> = {
  exportMeasures: "?format=json",
  readOnTime: "?dueRange=2020-01-01..2199-12-31",
  exportActions: "?format=csv",
  exportTasks: "?format=csv&owner=all",
  exportWorkload: "?format=csv",
  searchTargets: `?q=${MARK}`,
  searchCollections: `?q=${MARK}`,
  listUsers: `?q=${MARK}&size=200`,
  findDocuments: `?q=${MARK}`,
  listFeed: "?statusId=all",
  listReviewQueue: "?kind=import-row&size=200",
  exportFeed: "?statusId=all&format=csv",
  countFeed: "?statusId=all",
  readFacets: "?statusId=all",
  countNewAlerts: "?since=0",
  exportSanctionsMatches: "?format=csv",
  searchWork: `?q=${MARK}`,
  exploreTargets: "?own=true&size=200",
  exportExplorer: "?format=csv&own=true",
  listExplorerReceipts: "?size=200",
  readExplorerFacets: "?own=true",
  readExplorerCells: "?bounds=-180,-90,180,90&zoom=9",
  listExplorerPlaces: "?bounds=-180,-90,180,90&size=200",
  exportExplorerPlaces: "?format=csv&own=true",
  readTierFlow: "?group=target&bars=200",
  readMapCells: "?bounds=-180,-90,180,90&zoom=9",
  listMapPlaces: "?bounds=-180,-90,180,90&size=200",
  exportMapPlaces: "?format=csv",
  readNames: `?refs=${["collection", "action", "document"].flatMap((kind) => Array.from({ length: 30 }, (_, n) => `${kind}:${n + 1}`)).join(",")}`,
};

/** Reads without a parameter: of everything that is there. `compareTargets`, `previewEventMerge` and `previewTargetMerge` name things, as a probe does with somebody else's. */
const LISTS = CALLS.filter(({ method, params, access, name }) => {
  return (
    method === "get" &&
    !params &&
    access !== "public" &&
    !/Between$|^watch|^compareTargets$|^previewEventMerge$|^previewTargetMerge$/.test(name)
  );
});

/** Where Nordwind itself finds its mark: what the others' silence is worth. */
const SHOWN = [
  ...["exportEvidence", "listActions", "listAlertLabels", "listAlertRules", "listApiTokens", "listConnectors"],
  ...["listContextHelp", "listEvidence", "listFeedViews", "listImports", "listMails", "listNotifications", "listTeams"],
  ...["listUsers", "readCollectionOverview", "searchCollections", "searchTargets", "findDocuments"],
  ...["searchWork", "readNames", "listEvents", "listEventMerges", "listDuplicates", "exportMapPlaces"],
  ...["listSupplyInputs", "exportSupplyInputs", "exploreTargets", "exportExplorer", "exportExplorerPlaces"],
  ...["listExplorerSearches", "listExplorerReceipts", "listMeasures", "listOwnMeasures", "exportMeasures"],
];

const use: OwnBackend = ownBackend();
let nordwind: Nordwind;
let stranger: BackendTransport;
beforeAll(async () => {
  nordwind = await nordwindOf(use);
  stranger = (await signInAs(use.transport, "strangeAdmin")).backend;
  for (const make of new Set(Object.values(PROBES).map(({ make }) => make))) await make(nordwind);
});

test.each(LISTS.map((call) => [call.name, call] as const))(
  "%s holds nothing of Nordwind's for a stranger",
  async (name, call) => {
    const asked = () => new Request(sampleRequest(call).url.replace(/\?.*|$/, QUERIES[name] ?? "?"));
    const [own, strange] = [await textOf(nordwind.backend, asked()), await textOf(stranger, asked())];
    expect(strange.toLowerCase()).not.toContain(MARK.toLowerCase());
    if (SHOWN.includes(name)) expect(own.toLowerCase()).toContain(MARK.toLowerCase());
  },
);

async function textOf(backend: BackendTransport, request: Request): Promise<string> {
  const response = await backend(request);
  expect(response.status, request.url).toBe(200);
  return response.text();
}
