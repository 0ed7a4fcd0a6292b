import { callBackend } from "~/backend/client.server";
import { listAlertActions, recommendActions } from "~/backend/contract/actions";
import type { AlertDetail } from "~/backend/contract/alert";
import { type AlertLabel, listAlertLabels } from "~/backend/contract/alert-labels";
import { FEED_STATUSES, type FeedStatus, PRIORITY_NAMES } from "~/backend/contract/alert-words";
import { searchCollections } from "~/backend/contract/collections";
import { countStatuses, listFeed, readAlert } from "~/backend/contract/feed";
import { listFeedViews } from "~/backend/contract/feed-views";
import { type Operation, readOperation } from "~/backend/contract/operations";
import { listAlertContacts } from "~/backend/contract/target-contacts";
import { countFeed } from "~/backend/contract/triage";
import { BackendRefusedError } from "~/backend/errors";
import type { FeedRequest } from "~/domain/feed/feed-answer";
import { pageSizeOf } from "~/domain/feed/page-size";
import { toQuery } from "~/domain/feed-filter/search-params";
import { failureOf } from "~/forms/failure.server";
import type { LoadContext } from "~/load-context";
import { readFilterPanel, topicsOf } from "../facets/queries.server";
import { peopleOf, personOf } from "../people/queries.server";

/** Everything that the feed shows, asked for at once. Nothing of it grows with the customer's history. */
export async function readFeed(context: LoadContext, asked: FeedRequest) {
  const { filter, after, alertId, selectsAll, operationId, opensFilter } = asked;
  const { tier } = filter;
  const query = toQuery(filter);
  const size = pageSizeOf(tier);
  const [
    page,
    statuses,
    panel,
    labels,
    saved,
    collections,
    topics,
    assignee,
    lookedUp,
    people,
    actions,
    contacts,
    matching,
    operation,
  ] = await Promise.all([
    callBackend(context, listFeed, { query: { ...query, size, ...(after ? { after } : {}) } }),
    callBackend(context, countStatuses, { query: { tier } }),
    opensFilter ? readFilterPanel(context, filter) : null,
    callBackend(context, listAlertLabels, {}),
    callBackend(context, listFeedViews, {}),
    filter.collectionIds.length > 0 ? callBackend(context, searchCollections, { query: { size: 20 } }) : null,
    filter.topicId === null ? [] : topicsOf(context),
    typeof filter.assignedTo === "number" ? personOf(context, filter.assignedTo) : null,
    alertId === null ? null : lookUp(context, alertId),
    isAlert(alertId) ? peopleOf(context) : [],
    isAlert(alertId) ? actionsOf(context, alertId) : null,
    isAlert(alertId) ? contactsOf(context, alertId) : [],
    selectsAll ? callBackend(context, countFeed, { query: withoutOrder(query) }) : null,
    operationId === null ? null : orNull(callBackend(context, readOperation, { params: { operationId } })),
  ]);
  const { detail = null, missing = null } = lookedUp ?? {};
  const named = collections?.content ?? [];
  return {
    ...{ page, statuses, panel, labels, saved, collections: named, topics, assignee },
    ...{ detail, missing, people, actions, contacts, matching, operation },
  };
}

/** The alert with which a page begins; null where the page is empty, or where it is none of this order. */
export async function firstAlertOf(context: LoadContext, { filter, after }: FeedRequest): Promise<number | null> {
  try {
    const query = { ...toQuery(filter), size: 1, ...(after ? { after } : {}) };
    const { content } = await callBackend(context, listFeed, { query });
    return content[0]?.id ?? null;
  } catch (error) {
    if (isForeignPage(error)) return null;
    throw error;
  }
}

/**
 * One alert; whatever goes wrong is told as that it was not found, beside the list (specification §8). `missing` is the status of a page
 * without it.
 */
async function lookUp(context: LoadContext, alertId: number) {
  if (!isAlert(alertId)) return { missing: 404 };
  try {
    return { detail: await callBackend(context, readAlert, { params: { alertId } }) };
  } catch (err) {
    const failure = failureOf(err);
    if (!failure) throw err;
    if (failure.status >= 500) context.log("error", "an alert could not be looked up", { err });
    return { missing: failure.status >= 500 ? failure.status : 404 };
  }
}

/** 0 stands for an address that names none. */
const isAlert = (id: number | null): id is number => id !== null && id > 0;

/** Whether `readFeed` failed for its `after`: the mark of a page under another order, in an address that was kept or a second window. */
export function isForeignPage(error: unknown): boolean {
  if (!(error instanceof BackendRefusedError) || error.call !== listFeed.name || error.status !== 422) return false;
  return JSON.stringify(error.details ?? null).includes('"query.after"');
}

export type { FeedRequest };
export type FeedAnswer = Awaited<ReturnType<typeof readFeed>>;
export type { AlertDetail, AlertLabel, Operation };
export const STATUSES: readonly FeedStatus[] = FEED_STATUSES;
export const PRIORITIES = [...PRIORITY_NAMES].reverse();

/** Recommendations only with the permission, and only where there is an alert (specification §5). */
async function actionsOf(context: LoadContext, alertId: number) {
  const body = { alertIds: [alertId] };
  const mayHear = context.session?.permissions.includes("actions:recommend") ?? false;
  const [begun, recommended] = await Promise.all([
    callBackend(context, listAlertActions, { body }),
    mayHear ? callBackend(context, recommendActions, { body }) : null,
  ]);
  return { begun: begun[0]?.actions ?? [], recommended: recommended?.alerts[0]?.recommendations ?? [] };
}

/** Whom one could write to about it; nobody for who may not read contacts, and for an alert that is not there. */
async function contactsOf(context: LoadContext, alertId: number) {
  if (!context.session?.permissions.includes("questionnaires:read")) return [];
  return (await orNull(callBackend(context, listAlertContacts, { params: { alertId: String(alertId) } }))) ?? [];
}

export type AlertActions = Awaited<ReturnType<typeof actionsOf>>;

function withoutOrder({ order: _, ...query }: Record<string, string>): Record<string, string> {
  return query;
}

/** What is not there, or not this customer's, is said on the page; everything else is an error. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  }
}
