import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { permissionsOf } from "~/access/permissions";
import { callBackend } from "~/backend/client.server";
import type { Call } from "~/backend/contract/call";
import { CALLS } from "~/backend/contract/calls";
import { addContextHelp, listContextHelp } from "~/backend/contract/context-help";
import { errorBody } from "~/backend/contract/error-body";
import { BACKEND_BASE } from "~/backend/transport";
import { backendUnderTest } from "../support/backend-under-test";
import { signInAs } from "../support/personas";

const use = backendUnderTest();
const closed = CALLS.filter((call) => call.access !== "public");
const guarded = CALLS.filter((call) => typeof call.access === "object");

const TIERS = {
  maxTier: 2,
  minimumPriority: {},
  sources: ["Customs"],
  minimumShipments: null,
  minimumProbability: null,
  shipmentPeriod: { from: null, to: null },
};

/** A body that would be accepted, so that only the asker is what is wrong. Every call with a body or parameters is here. */
const SAMPLES: Record<string, { params?: Record<string, string>; query?: string; body?: object }> = {
  signIn: { body: { email: "nobody@nordwind.example", password: "x" } },
  listTranslations: { query: "?locale=en" },
  readRequestFlag: { body: { requestId: "00000000-0000-4000-8000-000000000000", secret: "x" } },
  openRequest: { body: { requestId: "00000000-0000-4000-8000-000000000000", secret: "x" } },
  addContextHelp: { body: { key: "sample.key", locale: "en", title: "T", body: "B" } },
  changeContextHelp: { params: { key: "sample.key" }, body: { locale: "en", title: "T", body: "B", version: 1 } },
  markNotification: { params: { notificationId: "999999999" }, body: { read: true } },
  markNotificationsRead: { body: { upTo: 999999999 } },
  readTreeGraph: { params: { collectionId: "1" } },
  readCommodityGraph: { params: { collectionId: "1" } },
  readCommodityMapping: { params: { collectionId: "1" } },
  readGraphSize: { params: { collectionId: "1" } },
  searchTargets: { query: "?q=a" },
  createCollection: { body: { name: "A" } },
  readCollection: { params: { collectionId: "999999999" } },
  readRootCollection: { params: { collectionId: "999999999" } },
  changeCollection: {
    params: { collectionId: "999999999" },
    body: {
      name: "A",
      parentId: null,
      type: "Default",
      kind: "follows",
      scope: "Customer",
      tierSettings: null,
      delivery: {},
      version: 1,
    },
  },
  chooseCollection: { params: { collectionId: "999999999" }, body: { isDefault: true } },
  monitorCollection: { params: { collectionId: "999999999" }, body: { monitored: true } },
  deleteCollection: { params: { collectionId: "999999999" } },
  forecastGraphSize: {
    params: { collectionId: "999999999" },
    body: { kind: "follows", tierSettings: TIERS },
  },
  listCollectionTargets: { params: { collectionId: "999999999" } },
  countCollectionTargets: { params: { collectionId: "999999999" } },
  exportCollectionTargets: { params: { collectionId: "999999999" }, query: "?format=csv" },
  fetchTargets: { body: { ids: [999999999] } },
  listTargetEdges: { params: { targetId: "999999999" }, query: "?direction=in" },
  readConnection: { params: { targetId: "999999999" } },
  countContacts: { params: { targetId: "999999999" } },
  listTargetPaths: { params: { targetId: "999999999" } },
  listEdgesBetween: { query: "?from=999999998&to=999999999" },
  listSuppliersBetween: { query: "?from=999999998&to=999999999" },
  listHsCodesBetween: { query: "?from=999999998&to=999999999" },
  changeEdge: {
    params: { edgeId: "999999999" },
    body: {
      type: "Supplier",
      scope: "Private",
      shipments: null,
      firstShipmentOn: null,
      lastShipmentOn: null,
      hsCodes: [],
      mediaLinks: [],
      version: 1,
    },
  },
  decideEdge: { params: { edgeId: "999999999" }, body: { state: "rejected", reason: "It is not so", version: 0 } },
  changeTargets: { body: { selection: { targetIds: [999999999] }, change: { kind: "follow" } } },
  addEdges: { body: { type: "Supplier", targetIds: [999999999] } },
  bulkAssignCollections: { body: { targetIds: [999999999], collectionIds: [999999999] } },
  followTargets: { body: { targetIds: [999999999] } },
  unfollowTargets: { body: { targetIds: [999999999] } },
  deleteContextHelp: { params: { key: "sample.key" }, query: "?locale=en" },
  countNewAlerts: { query: "?since=0" },
  watchNewAlerts: { query: "?since=0" },
  readAlert: { params: { alertId: "1" } },
  changeAlertStatus: { params: { alertId: "1" }, body: { statusId: "archived" } },
  changeAlerts: {
    body: { selection: { alertIds: [999999999] }, change: { kind: "status", statusId: "archived" } },
  },
  putLabelOn: { params: { alertId: "1", labelId: "1" } },
  takeLabelOff: { params: { alertId: "1", labelId: "1" } },
  flagAlert: { params: { alertId: "1" }, body: { reason: "Duplicate" } },
  writeAlertNote: { params: { alertId: "1" }, body: { note: "A", before: "" } },
  createFeedView: { body: { scope: "Customer", name: "A", filter: { statusId: "new" } } },
  changeFeedView: {
    params: { viewId: "1" },
    body: { scope: "Customer", name: "A", filter: { statusId: "new" }, version: 1 },
  },
  deleteFeedView: { params: { viewId: "1" } },
  chooseFeedView: { params: { viewId: "1" }, body: { isDefault: true } },
  createFeedSubscription: { body: { viewId: 999999999 } },
  revokeFeedSubscription: { params: { subscriptionId: "1" } },
  readSyndication: { params: { token: "x" } },
  createAlertLabel: {
    body: { scope: "Customer", name: "A", backgroundColor: "#123456", textColor: "#ffffff" },
  },
  readAlertLabel: { params: { labelId: "1" } },
  changeAlertLabel: {
    params: { labelId: "1" },
    body: { name: "A", backgroundColor: "#123456", textColor: "#ffffff", version: 1 },
  },
  showAlertLabel: { params: { labelId: "1" }, body: { visible: true } },
  deleteAlertLabel: { params: { labelId: "1" } },
  readAction: { params: { actionId: "1" } },
  startAction: { body: { typeId: "watch", title: "A" } },
  changeAction: { params: { actionId: "1" }, body: { version: 1, title: "A" } },
  listActionComments: { params: { actionId: "1" } },
  addActionComment: { params: { actionId: "1" }, body: { text: "A" } },
  listActionAttachments: { params: { actionId: "1" } },
  addActionAttachment: {
    params: { actionId: "1" },
    body: { mappedFilename: "00000000-0000-4000-8000-000000000000" },
  },
  attachDocument: { params: { actionId: "1", documentId: "999999999" } },
  removeActionAttachment: { params: { actionId: "1", documentId: "999999999" } },
  listAlertActions: { body: { alertIds: [] } },
  recommendActions: { body: { alertIds: [999999999] } },
  createAlertRule: {
    body: { name: "A", filter: {}, changes: [{ kind: "status", statusId: "archived" }], active: false },
  },
  tryAlertRule: { body: { filter: {} } },
  readAlertRule: { params: { ruleId: "1" } },
  changeAlertRule: {
    params: { ruleId: "1" },
    body: { name: "A", filter: {}, changes: [{ kind: "status", statusId: "archived" }], active: false, version: 1 },
  },
  moveAlertRule: { params: { ruleId: "1" }, body: { position: 1 } },
  deleteAlertRule: { params: { ruleId: "1" } },
  undoAlertRule: { params: { ruleId: "1" }, body: { days: 1 } },
  readOperation: { params: { operationId: "1" } },
  undoOperation: { params: { operationId: "1" } },
  signInWithCode: { body: { ticket: "x", code: "123456" } },
  changePassword: { body: { currentPassword: "x", password: "y" } },
  changeProfile: { body: { firstname: "A", lastname: "B" } },
  changeLanguage: { body: { language: "en" } },
  changePreferences: { body: { theme: "dark", shortcuts: true } },
  changeDelivery: { body: { collectionId: null, minimums: {} } },
  readUnsubscription: { params: { token: "x" } },
  unsubscribe: { params: { token: "x" } },
  endOwnSession: { params: { sessionId: "1" } },
  setUpSecondFactor: { body: { currentPassword: "x" } },
  confirmSecondFactor: { body: { code: "123456" } },
  removeSecondFactor: { body: { currentPassword: "x" } },
  startCompanySignIn: { body: { company: "nobody", redirectUri: "https://tierwatch.example/login/company/answer" } },
  finishCompanySignIn: { body: { ticket: "x", answer: "https://tierwatch.example/login/company/answer" } },
  changeCompanySignIn: { body: { issuer: "https://id.example", clientId: "x", clientSecret: "y", version: 0 } },
  askForPasswordReset: { body: { email: "nobody@nordwind.example" } },
  askForAccess: { body: { company: "C", name: "N", email: "nobody@visitor.example", language: "en" } },
  readPasswordReset: { params: { challenge: "x" } },
  resetPassword: { params: { challenge: "x" }, body: { password: "y" } },
  readRegistration: { params: { challenge: "x" } },
  finalizeRegistration: {
    params: { challenge: "x" },
    body: { firstname: "A", lastname: "B", language: "en", password: "y" },
  },
  askForEmailChange: { body: { email: "nobody@nordwind.example", currentPassword: "x" } },
  readEmailConfirmation: { params: { challenge: "x" } },
  confirmEmail: { params: { challenge: "x" } },
  readUser: { params: { userId: "1" } },
  inviteUser: {
    body: { email: "new@nordwind.example", firstname: "A", lastname: "B", language: "en", roles: ["viewer"] },
  },
  inviteAgain: { params: { userId: "1" } },
  changeUser: { params: { userId: "1" }, body: { roles: ["viewer"], teamIds: [], version: 1 } },
  changeUserAccess: { params: { userId: "1" }, body: { active: true, version: 1 } },
  forgetSecondFactor: { params: { userId: "1" } },
  addTeam: { body: { name: "A", memberIds: [] } },
  changeTeam: { params: { teamId: "1" }, body: { name: "A", memberIds: [], version: 1 } },
  deleteTeam: { params: { teamId: "1" } },
  createApiToken: { body: { name: "A", permissions: [] } },
  revokeApiToken: { params: { id: "1" } },
  switchFeatureFlag: { params: { name: "feed-v2" }, body: { on: true } },
  pushAlert: { body: { title: "A", eventTypeId: "fire" } },
  addOwnAlert: { body: { title: "A", eventTypeId: "fire", targetIds: [999999999] } },
  changeConnector: { params: { name: "feed:every-call" }, body: { enabled: false, everyMinutes: null, url: null } },
  runConnector: { params: { name: "chokepoints" } },
  listTargetDecisions: { params: { targetId: "1" } },
  sendDocumentFile: { query: "?fileName=a.pdf" },
  addDocument: { body: { mappedFilename: "00000000-0000-4000-8000-000000000000", documentType: "other" } },
  readDocument: { params: { documentId: "999999999" } },
  changeDocument: { params: { documentId: "999999999" }, body: { description: "A", version: 1 } },
  deleteDocument: { params: { documentId: "999999999" } },
  readDocumentFile: { params: { documentId: "999999999" } },
  notifyOfDocument: { params: { documentId: "999999999" }, body: { notifyCustomer: false } },
  listDocumentReports: { params: { documentId: "999999999" } },
  reportDocument: { params: { documentId: "999999999" }, body: { message: "A" } },
  readSanctions: { params: { targetId: "1" } },
  activateSanctions: { params: { targetId: "1" } },
  listSanctionsMatches: { params: { targetId: "1" } },
  decideSanctionsMatch: { params: { matchId: "1" }, body: { decision: "accepted", reason: "It is them", version: 1 } },
  searchSanctions: { body: { name: "A" } },
  listSanctionsListVersions: { params: { name: "sample" } },
  listSanctionsListChanges: { params: { name: "sample" } },
  importSanctionsListVersion: { params: { name: "sample" }, body: { files: [{ name: "a.csv", content: "YQ==" }] } },
  readTargetScore: { params: { targetId: "1" } },
  listScoreHistory: { params: { targetId: "1" } },
  listExternalScores: { params: { targetId: "1" } },
  addExternalScore: { params: { targetId: "1" }, body: { eventTypeId: "strike", value: 50 } },
  changeExternalScore: {
    params: { targetId: "1", scoreId: "1" },
    body: { eventTypeId: "strike", value: 50, version: 1 },
  },
  deleteExternalScore: { params: { targetId: "1", scoreId: "1" } },
  readTargetProfile: { params: { targetId: "1" } },
  listPublicEvents: { params: { targetId: "1" } },
  listProfilePerspectives: { params: { targetId: "1" } },
  listProfileGroups: { params: { targetId: "1" } },
  listProfileEventTypes: { params: { targetId: "1" } },
  listProfileAlerts: { params: { targetId: "1" } },
  listMonthMovers: { params: { targetId: "1", month: "2026-11-01" } },
  compareTarget: { params: { targetId: "1" } },
  readTransparency: { params: { targetId: "1" } },
  listSuppliers: { params: { targetId: "1" } },
  readSupplier: { params: { targetId: "1", edgeId: "1" } },
  addSupplier: { params: { targetId: "1" }, body: { supplierId: 999999999, type: "Supplier" } },
  changeSupplier: { params: { targetId: "1", edgeId: "1" }, body: { type: "Supplier", version: 1 } },
  removeSupplier: { params: { targetId: "1", edgeId: "1" } },
  listSupplierProposals: { params: { targetId: "1" } },
  proposeSupplier: { params: { targetId: "1" }, body: { name: "A" } },
  decideSupplierProposal: {
    params: { targetId: "1", proposalId: "1" },
    body: { decision: "rejected", reason: "Unknown", version: 1 },
  },
  listGrievanceReports: { params: { targetId: "1" } },
  readGrievanceReport: { params: { reportId: "1" } },
  addGrievanceReport: { params: { targetId: "1" }, body: { title: "A", description: "B", topic: "safety" } },
  takeGrievanceStep: { params: { reportId: "1" }, body: { step: "examine", version: 1 } },
  readTargetInfo: { params: { targetId: "1" } },
  changeTargetInfo: {
    params: { targetId: "1" },
    body: { website: null, employees: null, size: null, contact: { email: "" }, version: 1 },
  },
  reportTargetInfo: { params: { targetId: "1" }, body: { message: "It is in Kehl" } },
  requestTargetInfo: { params: { targetId: "1" }, body: { message: "Who owns it?" } },
  listTargetTickets: { params: { targetId: "1" } },
  listRevenueRequests: { params: { targetId: "1" } },
  requestRevenue: { params: { targetId: "1" }, body: { contact: null } },
  listQuestionnaires: { params: { targetId: "1" } },
  readQuestionnaire: { params: { questionnaireId: "1" } },
  requestQuestionnaires: { body: { targetIds: [999999999] } },
  forecastQuestionnaires: { body: { selection: { targetIds: [999999999] } } },
  requestManyQuestionnaires: { body: { selection: { targetIds: [999999999] } } },
  remindQuestionnaire: { params: { questionnaireId: "1" }, body: { dueOn: null } },
  withdrawQuestionnaire: { params: { questionnaireId: "1" } },
  openLinkedQuestionnaire: { body: { requestId: "00000000-0000-4000-8000-000000000000", secret: "x" } },
  saveLinkedAnswers: { body: { requestId: "00000000-0000-4000-8000-000000000000", secret: "x", answers: {} } },
  submitLinkedAnswers: { body: { requestId: "00000000-0000-4000-8000-000000000000", secret: "x", name: "A" } },
  readMail: { params: { mailId: "1" } },
  startImport: { body: { kind: "suppliers", fileName: "a.csv", content: "TmFtZQo=" } },
  readImport: { params: { importId: "1" } },
  listImportRows: { params: { importId: "1" } },
  decideImportRow: { params: { importId: "1", row: "2" }, body: { decision: "skip", targetId: null } },
  applyImport: { params: { importId: "1" } },
  undoImport: { params: { importId: "1" } },
};

function requestOf(call: Call, key?: string, headers: Record<string, string> = {}): Request {
  const { params = {}, query = "", body } = SAMPLES[call.name] ?? {};
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => key ?? params[name] ?? "");
  return new Request(`${BACKEND_BASE}${path}${query}`, {
    method: call.method.toUpperCase(),
    headers: { ...(body ? { "content-type": "application/json" } : {}), ...headers },
    body: body && JSON.stringify(body),
  });
}

test("every call with a body or a parameter has a sample here", () => {
  const needing = CALLS.filter((call) => call.body || call.params).map((call) => call.name);
  expect(Object.keys(SAMPLES)).toEqual(expect.arrayContaining(needing));
});

test.each(closed.map((call) => [call.name, call] as const))("%s refuses an anonymous caller", async (_, call) => {
  const response = await use.transport(requestOf(call));
  expect(response.status).toBe(401);
  expect(errorBody.parse(await response.json()).code).toBe("not_signed_in");
});

test.each(closed.map((call) => [call.name, call] as const))(
  "%s refuses a token that nobody was given",
  async (_, call) => {
    const response = await use.transport(requestOf(call, undefined, { authorization: `Bearer ${"a".repeat(43)}` }));
    expect(response.status).toBe(401);
  },
);

const viewersMay = new Set<unknown>(permissionsOf(["viewer"]));
const beyondViewers = guarded.filter(({ access }) => typeof access === "object" && !viewersMay.has(access.permission));

test.each(beyondViewers.map((call) => [call.name, call] as const))(
  "%s refuses a viewer and names the permission",
  async (_, call) => {
    const viewer = await signInAs(use.transport, "viewer");
    const response = await viewer.backend(requestOf(call));
    expect(response.status).toBe(403);
    expect((await response.json()).details).toEqual(call.access);
  },
);

test.each(CALLS.filter((call) => call.body).map((call) => [call.name, call] as const))(
  "%s names every part of a bad body, and refuses what is no JSON",
  async (_, call) => {
    const admin = await signInAs(use.transport, "admin");
    const send = (body: string, type = "application/json") => {
      const { url, method } = requestOf(call);
      return admin.backend(new Request(url, { method, body, headers: { "content-type": type } }));
    };
    const bad = await send("{}");
    expect(bad.status).toBe(requiredIn(call).length > 0 ? 422 : call.status);
    const paths = bad.status === 422 ? (await bad.json()).details.map((problem: { path: string }) => problem.path) : [];
    expect(paths).toEqual(expect.arrayContaining(requiredIn(call)));
    expect((await send("{")).status).toBe(400);
    expect((await send("a=b", "application/x-www-form-urlencoded")).status).toBe(415);
  },
);

function requiredIn({ body }: Call): string[] {
  const shape = body instanceof z.ZodObject ? body.shape : {};
  const required = Object.entries(shape).filter(([, field]) => !(field as z.ZodType).safeParse(undefined).success);
  return required.map(([name]) => `body.${name}`);
}

test.each(["a\0b", "\ud800", "x\udc00"])("no text that cannot be kept is taken: %j", async (junk) => {
  const admin = await signInAs(use.transport, "admin");
  for (const call of CALLS) {
    const texts = Object.keys(SAMPLES[call.name]?.body ?? {}).map((field) => ({ [field]: junk }));
    for (const text of texts) {
      const { url, method, headers } = requestOf(call);
      const body = JSON.stringify({ ...SAMPLES[call.name]?.body, ...text });
      const response = await admin.backend(new Request(url, { method, headers, body }));
      expect([call.name, text, response.status]).toEqual([call.name, text, 422]);
      const [problem] = (await response.json()).details;
      expect(problem.path).toBe(`body.${Object.keys(text)[0]}`);
    }
  }
  const bySubject = new Request(`${BACKEND_BASE}/v2/evidence?subject=alert:%00`);
  expect((await admin.backend(bySubject)).status).toBe(422);
});

test("what is Nordwind's is not there for somebody of another customer", async () => {
  const [admin, stranger] = await Promise.all([
    signInAs(use.transport, "admin"),
    signInAs(use.transport, "strangeAdmin"),
  ]);
  const key = `test.${randomUUID()}`;
  await callBackend(admin, addContextHelp, { body: { key, locale: "en", title: "T", body: "B" } });
  expect(await callBackend(stranger, listContextHelp, {})).not.toContainEqual(expect.objectContaining({ key }));
  for (const call of CALLS.filter(({ params }) => params)) {
    const response = await stranger.backend(requestOf(call, key));
    expect([call.name, response.status]).toEqual([call.name, 404]);
  }
  expect(await callBackend(admin, listContextHelp, {})).toContainEqual(expect.objectContaining({ key, version: 1 }));
});

test("an unknown call answers the contract's 404", async () => {
  const response = await use.transport(new Request(`${BACKEND_BASE}/v2/nothing`));
  expect(response.status).toBe(404);
  expect(errorBody.parse(await response.json()).code).toBe("not_found");
});
