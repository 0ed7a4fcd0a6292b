import { assignAlert } from "~/backend/contract/alert-assignee";
import { addAlertComment } from "~/backend/contract/alert-comments";
import { listAlertLabels } from "~/backend/contract/alert-labels";
import { createAlertRule, type RuleChange } from "~/backend/contract/alert-rules";
import { snoozeAlert } from "~/backend/contract/alert-snooze";
import { createFeedView } from "~/backend/contract/feed-views";
import { addOwnAlert } from "~/backend/contract/own-alerts";
import { changeAlertStatus, changeAlerts, flagAlert, writeAlertNote } from "~/backend/contract/triage";
import { ASSIGNED, COMMENTS, DECISIONS, FLAGS, NOTES, OWN_ALERTS, RULES, SNOOZED, VIEWS } from "../data/triage";
import { dated } from "../dated";
import type { DemoCallers } from "./demo-callers";
import type { DemoSubjects } from "./subjects";

/** Rules and views of the feed, what people reported themselves, and what they decided, noted and objected to. */
export async function sortAlerts(callers: DemoCallers, subjects: DemoSubjects, now: Date): Promise<void> {
  const { analyst } = callers;
  await saveViews(VIEWS, callers);
  await addRules(callers);
  for (const { company, type, title, summary, priority } of dated(OWN_ALERTS, now)) {
    const body = { title, summary, eventTypeId: type, priority, targetIds: [subjects.target(company)] };
    await analyst.call(`own alert ${title}`, addOwnAlert, { body });
  }
  for (const { alert, status, relevancy } of DECISIONS) {
    const alertId = subjects.alert(alert);
    const params = { alertId };
    await analyst.call(`decide ${alert}`, changeAlertStatus, { params, body: { statusId: status } });
    if (!relevancy) continue;
    const body = { selection: { alertIds: [alertId] }, change: { kind: "relevancy" as const, relevancy } };
    await analyst.call(`assess ${alert}`, changeAlerts, { body });
  }
  for (const { alert, note } of dated(NOTES, now))
    await analyst.call(`note ${alert}`, writeAlertNote, {
      params: { alertId: subjects.alert(alert) },
      body: { note, before: null },
    });
  for (const { alert, reason, comment } of dated(FLAGS, now))
    await analyst.call(`flag ${alert}`, flagAlert, {
      params: { alertId: subjects.alert(alert) },
      body: { reason, comment },
    });
  await careFor(callers, subjects, now);
}

/** Who has which alert, what they say about it, and what waits. */
async function careFor(callers: DemoCallers, subjects: DemoSubjects, now: Date): Promise<void> {
  const { analyst, manager } = callers;
  const paramsOf = (alert: string) => ({ alertId: subjects.alert(alert) });
  for (const { alert, to } of ASSIGNED) {
    const body = { userId: callers[to].userId };
    await manager.call(`assign ${alert}`, assignAlert, { params: paramsOf(alert), body });
  }
  for (const [n, { alert, by, text }] of COMMENTS.entries())
    await callers[by].call(`comment ${n} ${alert}`, addAlertComment, { params: paramsOf(alert), body: { text } });
  for (const { alert, until } of dated(SNOOZED, now))
    await analyst.call(`snooze ${alert}`, snoozeAlert, {
      params: paramsOf(alert),
      body: { until, timeZone: "Europe/Berlin" },
    });
}

export async function saveViews(views: typeof VIEWS, { analyst, manager }: DemoCallers): Promise<void> {
  for (const { name, scope, filter } of views) {
    const who = scope === "Customer" ? manager : analyst;
    await who.call(`view ${name}`, createFeedView, { body: { name, scope, filter } });
  }
}

async function addRules({ manager, analyst }: DemoCallers): Promise<void> {
  const labels = await manager.call("", listAlertLabels, {});
  for (const { name, filter, status, label, notify, active } of RULES) {
    const labelId = labels.find((one) => one.name === label)?.id;
    const changes: RuleChange[] = [
      ...(status ? [{ kind: "status" as const, statusId: status }] : []),
      ...(labelId ? [{ kind: "label" as const, labelId }] : []),
      ...(notify
        ? [{ kind: "notify" as const, userIds: [notify === "manager" ? manager.userId : analyst.userId] }]
        : []),
    ];
    await manager.call(`rule ${name}`, createAlertRule, { body: { name, filter, changes, active } });
  }
}
