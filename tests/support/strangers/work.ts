import { eq, sql } from "drizzle-orm";
import { callBackend, sendToBackend } from "~/backend/client.server";
import { attachDocument } from "~/backend/contract/action-attachments";
import { createActionTemplate } from "~/backend/contract/action-templates";
import { changeAction, startAction } from "~/backend/contract/actions";
import { sendDocumentFile } from "~/backend/contract/document-files";
import { addDocument } from "~/backend/contract/documents";
import { applyImport, startImport } from "~/backend/contract/imports";
import { decideTargetMatch, listTargetMatches, matchTargets } from "~/backend/contract/name-lists";
import { createOwnMeasure } from "~/backend/contract/own-measures";
import { readSession } from "~/backend/contract/session";
import { sendPlan } from "~/backend/contract/supplier-plans";
import { addTargetContact } from "~/backend/contract/target-contacts";
import { createTaskCalendar } from "~/backend/contract/task-calendars";
import { addTeam } from "~/backend/contract/teams";
import { daysLater } from "~/time/day-start";
import { ownMeasures } from "../../../server/backend/platform/db/schema/own-measures";
import { ownMeasure, SAMPLES } from "../sample-requests";
import { alert } from "./alerts";
import { target } from "./network";
import { MARK, type Make, marked, type Nordwind, type Probe } from "./nordwind";

const file: Make = async (nordwind) => {
  const content = new Blob([`%PDF-1.7 ${MARK}`]).stream();
  const sent = await sendToBackend(nordwind, sendDocumentFile, { query: { fileName: `${MARK}.pdf` } }, content);
  return { mappedFilename: sent.mappedFilename };
};

const document: Make = async (nordwind) => {
  const { mappedFilename } = await file(nordwind);
  const body = { mappedFilename: String(mappedFilename), documentType: "iso-14001", description: marked() } as const;
  const made = await callBackend(nordwind, addDocument, { body });
  return { documentId: made.id, version: made.version };
};

const documentOfTarget: Make = async (nordwind) => {
  const { targetId } = await target(nordwind);
  const { mappedFilename } = await file(nordwind);
  const body = {
    mappedFilename: String(mappedFilename),
    documentType: "iso-14001",
    targetId: Number(targetId),
  } as const;
  return { documentId: (await callBackend(nordwind, addDocument, { body })).id, targetId: targetId ?? 0 };
};

const action: Make = async (nordwind) => {
  const { alertId, targetId } = await alert(nordwind);
  const body = {
    typeId: "watch",
    title: marked(),
    alertIds: [Number(alertId)],
    targetIds: [Number(targetId)],
  } as const;
  const made = await callBackend(nordwind, startAction, {
    body: { ...body, alertIds: [...body.alertIds], targetIds: [...body.targetIds] },
  });
  return { actionId: made.id, version: made.version, alertId: alertId ?? 0, targetId: targetId ?? 0 };
};

const contact = { email: "ada@supplier.example", name: MARK };

/** With somebody whom a plan can be asked of. */
const actionWithContact: Make = async (nordwind) => {
  const ids = await action(nordwind);
  const params = { targetId: String(ids.targetId) };
  await callBackend(nordwind, addTargetContact, { params, body: contact }).catch(() => undefined);
  return ids;
};

const plan: Make = async (nordwind) => {
  const { actionId, targetId } = await actionWithContact(nordwind);
  const dueOn = daysLater(new Date().toISOString().slice(0, 10), 14);
  const asked = { targetId: Number(targetId), email: contact.email, language: "en", message: marked(), dueOn } as const;
  const made = await callBackend(nordwind, sendPlan, { params: { actionId: Number(actionId) }, body: asked });
  // As its supplier leaves it, so that there is something to decide.
  await nordwind.database.asSystem((tx) =>
    tx.execute(sql`update supplier_plans set state = 'proposed', cause = 'Late' where id = ${made.id}`),
  );
  return { planId: made.id, version: made.version };
};

const completedAction: Make = async (nordwind) => {
  const ids = await action(nordwind);
  const body = { version: Number(ids.version), metaStatus: "Completed" } as const;
  const done = await callBackend(nordwind, changeAction, { params: { actionId: Number(ids.actionId) }, body });
  return { ...ids, version: done.version };
};

const template: Make = async (nordwind) => {
  const made = await callBackend(nordwind, createActionTemplate, { body: { title: marked(), typeId: "watch" } });
  return { templateId: made.id, version: made.version };
};

const draftMeasure: Make = async (nordwind) => {
  const body = { ...ownMeasure(), names: { en: marked() } };
  const made = await callBackend(nordwind, createOwnMeasure, { body });
  return { ownMeasureId: made.id, version: made.version };
};
/** Published as a second person would: the calls of one person cannot. */
const publishedMeasure: Make = async (nordwind) => {
  const { ownMeasureId } = await draftMeasure(nordwind);
  await nordwind.database.asSystem((tx) =>
    tx
      .update(ownMeasures)
      .set({ state: "published" })
      .where(eq(ownMeasures.id, Number(ownMeasureId))),
  );
  return { ownMeasureId: ownMeasureId ?? 0, measureId: `own-${ownMeasureId}` };
};

const actionAndDocument: Make = async (nordwind) => ({ ...(await action(nordwind)), ...(await document(nordwind)) });
const attached: Make = async (nordwind) => {
  const ids = await actionAndDocument(nordwind);
  const params = { actionId: Number(ids.actionId), documentId: String(ids.documentId) };
  await callBackend(nordwind, attachDocument, { params });
  return ids;
};

const LIST = ["Name;Land", `${MARK} Eins;DE`, `${MARK} Zwei;DE`, `${MARK} Zwe;DE`].join("\n");

async function read(nordwind: Nordwind): Promise<number> {
  const content = Buffer.from(LIST).toString("base64");
  const body = { kind: "suppliers", fileName: `${MARK}.csv`, content } as const;
  const { id } = await callBackend(nordwind, startImport, { body });
  await nordwind.drain();
  return id;
}

const readList: Make = async (nordwind) => ({ importId: await read(nordwind), row: 2 });
const appliedList: Make = async (nordwind) => {
  const importId = await read(nordwind);
  await callBackend(nordwind, applyImport, { params: { importId: String(importId) }, query: { again: "true" } });
  await nordwind.drain();
  return { importId };
};

/** Its job waits. */
const beingApplied: Make = async (nordwind) => {
  const importId = await read(nordwind);
  await callBackend(nordwind, applyImport, { params: { importId: String(importId) }, query: { again: "true" } });
  return { importId };
};
const sentNames: Make = async (nordwind) => {
  const body = { sentAs: "text", text: `${MARK} Quarzhof Benzing Traumfabrik; DE` } as const;
  const { id } = await callBackend(nordwind, matchTargets, { body });
  return { operationId: id };
};

async function match(nordwind: Nordwind, list: string): Promise<number> {
  const body = { sentAs: "file", fileName: `${MARK}.csv`, content: Buffer.from(list).toString("base64") } as const;
  const { id } = await callBackend(nordwind, matchTargets, { body });
  await nordwind.drain();
  return id;
}

const matchedNames: Make = async (nordwind) => ({
  operationId: await match(nordwind, `Name;Land\n${MARK} Quarzhof Benzing Traumfabrik;DE\n`),
  ...{ line: 2, version: 1 },
});
const decidedNames: Make = async (nordwind) => {
  await appliedList(nordwind);
  const operationId = await match(nordwind, `Name;Land\n${MARK} Eins;DE\n`);
  const { content } = await callBackend(nordwind, listTargetMatches, { params: { operationId }, query: {} });
  const body = { decision: "target", targetId: content[0]?.candidates[0]?.target.id ?? null, version: 1 } as const;
  await callBackend(nordwind, decideTargetMatch, { params: { operationId, line: 2 }, body });
  return { operationId };
};

/** Actions, documents and lists of suppliers. */
/** Nobody's but the customer's, like a task of it. */
const teamOf: Make = async (nordwind) => {
  const { user } = await callBackend(nordwind, readSession, {});
  const made = await callBackend(nordwind, addTeam, { body: { name: marked(), memberIds: [user.id] } });
  return { teamId: made.id };
};

const calendar: Make = async (nordwind) => {
  const made = await callBackend(nordwind, createTaskCalendar, { body: { withNames: true } });
  return { calendarId: made.calendar.id };
};

const taskKey = (actionId: number) => `action:${actionId}`;

export const WORK: Record<string, Probe> = {
  readWorkload: { make: teamOf, ask: ({ teamId = 0 }) => ({ query: { teamId: String(teamId) } }) },
  exportWorkload: { make: teamOf, ask: ({ teamId = 0 }) => ({ query: { teamId: String(teamId), format: "csv" } }) },
  readOnTime: {
    make: action,
    ask: () => ({ query: { dueRange: "2020-01-01..2199-12-31" } }),
    stranger: 200,
  },
  listTasks: { make: teamOf, ask: ({ teamId = 0 }) => ({ query: { owner: "team", teamId: String(teamId) } }) },
  readTask: { make: action, ask: ({ actionId }) => ({ params: { key: taskKey(Number(actionId)) } }) },
  exportTasks: {
    make: teamOf,
    ask: ({ teamId = 0 }) => ({ query: { owner: "team", teamId: String(teamId), format: "csv" } }),
  },
  changeTask: {
    make: action,
    ask: ({ actionId }) => ({
      params: { key: taskKey(Number(actionId)) },
      body: { change: { done: true }, version: 1 },
    }),
  },
  // What is not there for the asker is left out.
  changeTasks: {
    make: action,
    ask: ({ actionId }) => ({
      body: {
        keys: [taskKey(Number(actionId))],
        change: { putOff: { until: daysLater(new Date().toISOString().slice(0, 10), 5), reason: "A" } },
      },
    }),
    stranger: 200,
  },
  revokeTaskCalendar: { make: calendar },
  setTaskOwner: {
    make: teamOf,
    ask: ({ teamId }) => ({
      params: { kind: "questionnaire-review" },
      body: { owner: { kind: "team", id: Number(teamId) } },
    }),
    stranger: 422,
  },
  listActions: { make: action, ask: ({ targetId = 0 }) => ({ query: { targetId: String(targetId) } }), stranger: 200 },
  readActionBoard: {
    make: action,
    ask: ({ targetId = 0 }) => ({ query: { targetId: String(targetId) } }),
    stranger: 200,
  },
  readActionFacets: {
    make: action,
    ask: ({ targetId = 0 }) => ({ query: { targetId: String(targetId) } }),
    stranger: 200,
  },
  listAlertActions: { make: action, ask: ({ alertId }) => ({ body: { alertIds: [alertId] } }), stranger: 200 },
  readAction: { make: action },
  startAction: {
    make: alert,
    ask: ({ alertId }) => ({ body: { ...SAMPLES.startAction?.body, alertIds: [alertId] } }),
  },
  startActions: {
    make: alert,
    ask: ({ alertId, targetId }) => ({
      body: { ...SAMPLES.startActions?.body, alertIds: [alertId], targetIds: [Number(targetId)] },
    }),
  },
  exportActions: { make: action, ask: () => ({ query: { format: "csv" } }), stranger: 200 },
  changeActionTemplate: { make: template },
  deleteActionTemplate: { make: template },
  changeAction: { make: action },
  // What is not there for the asker is left out, and said so.
  changeActions: {
    make: action,
    ask: ({ actionId }) => ({
      body: { selection: { actions: [{ id: Number(actionId) }] }, change: { metaStatus: "InProgress" } },
    }),
    stranger: 200,
  },
  readActionEffect: { make: action },
  assessEffect: { make: completedAction },
  recommendMeasures: { make: target, ask: ({ targetId }) => ({ body: { targetIds: [targetId] } }), stranger: 200 },
  startMeasures: {
    make: target,
    ask: ({ targetId }) => ({
      params: { measureId: "age-check" },
      body: { version: "1", selection: { targetIds: [targetId] } },
    }),
    stranger: 201,
  },
  readMeasure: { make: publishedMeasure },
  readOwnMeasure: { make: draftMeasure },
  putOwnMeasure: {
    make: draftMeasure,
    ask: ({ ownMeasureId = 0, version }) => ({ params: { ownMeasureId }, body: { ...ownMeasure(), version } }),
  },
  moveOwnMeasure: {
    make: draftMeasure,
    ask: ({ ownMeasureId = 0, version }) => ({ params: { ownMeasureId }, body: { state: "retired", version } }),
  },
  createOwnMeasure: {
    make: publishedMeasure,
    ask: ({ ownMeasureId }) => ({ body: { ...ownMeasure(), replaces: ownMeasureId } }),
  },
  listSupplierPlans: { make: action },
  sendPlan: { make: actionWithContact },
  decidePlan: { make: plan },
  revokePlan: { make: plan },
  listActionComments: { make: action },
  addActionComment: { make: action },
  listActionAttachments: { make: action },
  addActionAttachment: { make: async (nordwind) => ({ ...(await action(nordwind)), ...(await file(nordwind)) }) },
  attachDocument: { make: actionAndDocument },
  removeActionAttachment: { make: attached },
  findDocuments: {
    make: documentOfTarget,
    ask: ({ targetId = 0 }) => ({ query: { targetId: String(targetId) } }),
    stranger: 200,
  },
  addDocument: { make: file, stranger: 422 },
  readDocument: { make: document },
  changeDocument: { make: document },
  deleteDocument: { make: document },
  readDocumentFile: { make: document },
  notifyOfDocument: { make: document },
  listDocumentReports: { make: document },
  reportDocument: { make: document },
  readImport: { make: readList },
  listImportRows: { make: readList },
  readImportRow: { make: readList },
  previewImportUndo: { make: appliedList },
  decideImportRow: { make: readList },
  rereadImport: { make: readList },
  cancelImport: { make: readList },
  decideImportRows: { make: readList },
  undoImportDecisions: { make: readList },
  exportImportProblems: { make: readList, ask: () => ({ query: { format: "csv" } }) },
  applyImport: { make: readList, ask: () => ({ query: { again: "true" } }) },
  stopApplyingImport: { make: beingApplied },
  undoImport: { make: appliedList },
  listTargetMatches: { make: matchedNames },
  cancelTargetMatching: { make: sentNames },
  decideTargetMatch: { make: matchedNames },
  decideTargetMatches: { make: matchedNames },
  adoptTargetMatches: { make: decidedNames },
  importUnmatchedNames: { make: matchedNames },
};
