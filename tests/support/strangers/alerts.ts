import { sql } from "drizzle-orm";
import { callBackend } from "~/backend/client.server";
import { addAlertComment } from "~/backend/contract/alert-comments";
import { createAlertLabel } from "~/backend/contract/alert-labels";
import { createAlertRule } from "~/backend/contract/alert-rules";
import { createFeedSubscription } from "~/backend/contract/feed-subscriptions";
import { createFeedView } from "~/backend/contract/feed-views";
import { addLexiconRow } from "~/backend/contract/lexicon";
import { addTopic } from "~/backend/contract/topics";
import { changeAlerts } from "~/backend/contract/triage";
import { readSource } from "../ingest/read-source";
import { ownRow } from "../own-row";
import { SAMPLES } from "../sample-requests";
import { type Ids, type Make, marked, ownAlert, ownTarget, type Probe, possibleUpdate, publicTarget } from "./nordwind";

export const alert: Make = async (nordwind) => {
  const targetId = await publicTarget(nordwind);
  return { alertId: await ownAlert(nordwind, targetId), targetId };
};

/** News of a source that is the customer's own. */
const ownNews: Make = async ({ database, customerId }) => {
  const url = `https://news.example/${marked().replace(" ", "-")}`;
  const feed = `<rss><channel><title>${marked()}</title><item><title>Workers walk out over pay ${marked()}</title><link>${url}</link></item></channel></rss>`;
  await readSource({ database }, "feed:own", feed, { ownerId: customerId });
  const [row] = await database.asSystem(async (tx) => {
    const read = await tx.execute<{ id: string; at: string }>(sql`
      select s.id, to_char(r.read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
        from event_sources s join item_readings r on r.source_id = s.id where s.url = ${url}`);
    return read.rows;
  });
  return { itemId: Number(row?.id), url, readAt: row?.at ?? "" };
};

const comment: Make = async (nordwind) => {
  const { alertId = 0 } = await alert(nordwind);
  const params = { alertId: Number(alertId) };
  const { id } = await callBackend(nordwind, addAlertComment, { params, body: { text: marked() } });
  return { alertId, commentId: id };
};

const label: Make = async (nordwind) => {
  const body = { scope: "Customer", name: marked(), backgroundColor: "#123456", textColor: "#ffffff" } as const;
  const made = await callBackend(nordwind, createAlertLabel, { body });
  return { labelId: made.id, version: made.version };
};

const view: Make = async (nordwind) => {
  const body = { scope: "Customer", name: marked(), filter: { statusId: "new" } } as const;
  const made = await callBackend(nordwind, createFeedView, { body });
  return { viewId: made.id, version: made.version };
};

const address: Make = async (nordwind) => {
  const { viewId } = await view(nordwind);
  const made = await callBackend(nordwind, createFeedSubscription, { body: { viewId: Number(viewId) } });
  return { subscriptionId: made.subscription.id };
};

const rule: Make = async (nordwind) => {
  const body = {
    name: marked(),
    filter: {},
    changes: [{ kind: "status", statusId: "archived" }],
    active: false,
  } as const;
  const made = await callBackend(nordwind, createAlertRule, { body: { ...body, changes: [...body.changes] } });
  return { ruleId: made.id, version: made.version };
};

const topic: Make = async (nordwind) => {
  const body = { name: marked(), words: ["rare earth*"], highestPriority: "High", active: false } as const;
  const made = await callBackend(nordwind, addTopic, { body: { ...body, words: [...body.words] } });
  return { topicId: made.id, version: made.version };
};

const watched: Make = async (nordwind) => ({ targetId: await ownTarget(nordwind) });

const lexiconRow: Make = async (nordwind) => {
  const made = await callBackend(nordwind, addLexiconRow, { body: ownRow({ name: marked(), active: false }) });
  return { rowId: made.id, version: made.version };
};

const operation: Make = async (nordwind) => {
  const { alertId } = await alert(nordwind);
  const change = { kind: "status", statusId: "archived" } as const;
  const body = { selection: { alertIds: [Number(alertId)] }, change };
  return { operationId: (await callBackend(nordwind, changeAlerts, { body })).id };
};

const alertAndLabel: Make = async (nordwind) => ({ ...(await alert(nordwind)), ...(await label(nordwind)) });
const alertOfOwn: Make = async (nordwind) => {
  const targetId = await ownTarget(nordwind);
  return { alertId: await ownAlert(nordwind, targetId), targetId };
};

const feedOf = ({ targetId = 0 }: Ids) => ({ query: { statusId: "all", tier: "1", targetIds: String(targetId) } });
const ruleWith = (changes: (ids: Ids) => object[]) => (ids: Ids) => ({
  body: { name: marked(), filter: {}, changes: changes(ids), active: false },
});

/** The feed, its alerts, labels, views and rules. Lists answer a stranger with nothing instead of 404. */
export const ALERTS: Record<string, Probe> = {
  listFeed: { make: alertOfOwn, ask: feedOf, stranger: 200 },
  countFeed: { make: alertOfOwn, ask: feedOf, stranger: 200 },
  readFacets: { make: alertOfOwn, ask: feedOf, stranger: 200 },
  exportFeed: {
    make: alertOfOwn,
    ask: (ids) => ({ query: { ...feedOf(ids).query, format: "csv" } }),
    stranger: 200,
  },
  countNewAlerts: {
    make: alertOfOwn,
    ask: ({ targetId = 0 }) => ({ query: { since: 0, statusId: "all", targetIds: String(targetId) } }),
    stranger: 200,
  },
  readAlert: { make: alert },
  listAlertContacts: { make: alertOfOwn },
  changeAlertStatus: { make: alert },
  changeAlerts: {
    make: alert,
    ask: ({ alertId }) => ({
      body: { selection: { alertIds: [alertId] }, change: { kind: "status", statusId: "archived" } },
    }),
    stranger: 200,
  },
  putLabelOn: { make: alertAndLabel },
  takeLabelOff: { make: alertAndLabel },
  flagAlert: { make: alert },
  listReadItems: { make: ownNews, ask: ({ url = "" }) => ({ query: { url: String(url) } }), stranger: 200 },
  readReading: { make: ownNews },
  reviewReading: {
    make: ownNews,
    ask: ({ itemId = 0, readAt = "" }) => ({ params: { itemId }, body: { verdict: "right", readAt: String(readAt) } }),
  },
  backTest: {
    make: lexiconRow,
    ask: ({ rowId = 0 }) => ({ body: { language: "en", eventTypeId: "strike", any: ["tools"], rowId: Number(rowId) } }),
  },
  readLexiconRow: { make: lexiconRow },
  putLexiconRow: { make: lexiconRow },
  removeLexiconRow: { make: lexiconRow },
  readTopic: { make: topic },
  addTopic: {
    make: watched,
    ask: ({ targetId = 0 }) => ({
      body: {
        name: marked(),
        words: ["rare earth*"],
        targetIds: [Number(targetId)],
        highestPriority: "High",
        active: false,
      },
    }),
    stranger: 422,
  },
  putTopic: { make: topic },
  removeTopic: { make: topic },
  tryTopic: { make: topic, ask: ({ topicId = 0 }) => ({ body: { words: ["rare earth*"], topicId: Number(topicId) } }) },
  writeAlertNote: { make: alert },
  assignAlert: { make: alert },
  snoozeAlert: { make: alert },
  addAlertComment: { make: alert },
  deleteAlertComment: { make: comment },
  decideAlertUpdate: { make: possibleUpdate },
  readAlertLabel: { make: label },
  changeAlertLabel: { make: label },
  showAlertLabel: { make: label },
  deleteAlertLabel: { make: label },
  changeFeedView: { make: view },
  deleteFeedView: { make: view },
  chooseFeedView: { make: view },
  createFeedSubscription: { make: view, ask: ({ viewId }) => ({ body: { viewId } }) },
  revokeFeedSubscription: { make: address },
  createAlertRule: { make: label, ask: ruleWith(({ labelId }) => [{ kind: "label", labelId }]), stranger: 422 },
  readAlertRule: { make: rule },
  changeAlertRule: { make: rule },
  moveAlertRule: { make: rule },
  deleteAlertRule: { make: rule },
  undoAlertRule: { make: rule },
  readOperation: { make: operation },
  undoOperation: { make: operation },
  recommendActions: { make: alert, ask: ({ alertId }) => ({ body: { alertIds: [alertId] } }), stranger: 200 },
  addOwnAlert: {
    make: async (nordwind) => ({ targetId: await ownTarget(nordwind) }),
    ask: ({ targetId }) => ({ body: { ...SAMPLES.addOwnAlert?.body, targetIds: [targetId] } }),
  },
  pushAlert: {
    make: async (nordwind) => ({ targetId: await ownTarget(nordwind) }),
    ask: ({ targetId }) => ({ body: { ...SAMPLES.pushAlert?.body, targetIds: [targetId] } }),
  },
};
