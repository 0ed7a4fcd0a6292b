import type { Fault } from "./fault";

/** Alerts: the feed, its filters and keys, rules, addresses for readers. */
export const FEED: readonly Fault[] = [
  {
    breaks: "choosing a label keeps the status",
    file: "app/domain/feed-filter/changes.ts",
    text: `statusId: "all", collectionIds: [], alertLabelId`,
    instead: "collectionIds: [], alertLabelId",
    tests: ["app/domain/feed-filter"],
  },
  {
    breaks: "changing the status keeps the mail's alerts",
    file: "app/domain/feed-filter/changes.ts",
    text: "emailUUID: null, emailAlertId: null };",
    instead: "emailAlertId: null };",
    tests: ["app/domain/feed-filter"],
  },
  {
    breaks: "a cursor of another order begins somewhere",
    file: "server/backend/feed/cursor.ts",
    text: "parsed.success && parsed.data.order === order",
    instead: "parsed.success",
    tests: ["server/backend/feed/feed.test.ts", "tests/contract/feed.test.ts"],
  },
  {
    breaks: "the last day of a range is left out of the feed",
    file: "server/backend/feed/conditions.ts",
    text: "dayAfter(filter.dateRange.to)",
    instead: "startOf(filter.dateRange.to)",
    tests: ["server/backend/feed"],
  },
  {
    breaks: "somebody's action is found under a team of the same number",
    file: "server/backend/feed/conditions.ts",
    text: "and s.action_id = x.id and s.kind =",
    instead: "and s.action_id = x.id and s.kind <> '' or s.kind =",
    tests: ["tests/contract/feed-by-actions.test.ts"],
  },
  {
    breaks: "an alert of a withdrawn event becomes critical by a rule",
    file: "server/backend/triage/apply-change.ts",
    text: "\n         and priority_reason->>'key' <> 'priority-withdrawn'",
    instead: "",
    tests: ["server/backend/alert-rules", "server/backend/triage"],
  },
  {
    breaks: "a feed reader gets what is on after its address was revoked",
    file: "server/backend/feed-views/syndicate.ts",
    text: "        isNull(feedSubscriptions.revokedAt),\n",
    instead: "",
    tests: ["tests/contract/feed-views.test.ts"],
  },
  {
    breaks: "a colleague's reader goes on with a view that was taken back",
    file: "server/backend/feed-views/handlers.ts",
    text: "of [feedViewDefaults, feedSubscriptions]",
    instead: "of [feedViewDefaults]",
    tests: ["tests/contract/feed-views.test.ts"],
  },
  {
    breaks: "an alert of a withdrawn report keeps its priority",
    file: "server/backend/alerts/fan-out.ts",
    text: "then excluded.priority\n",
    instead: "then a.priority\n",
    tests: ["server/backend/alerts", "server/backend/alert-rules"],
  },
  {
    breaks: "a shared alert's version does not grow when it changes",
    file: "server/backend/alerts/fan-out.ts",
    text: "version = a.version + 1",
    instead: "version = a.version",
    tests: ["server/backend/alerts"],
  },
  {
    breaks: "f does not lead to the feed's filters",
    file: "app/routes/feed/list/components/feed-keys.ts",
    text: `if (key === "f") return goToFilters();`,
    instead: "",
    tests: ["tests/e2e/live.e2e.ts"],
  },
  {
    breaks: "the feed's keys press what stands behind a dialog",
    file: "app/routes/feed/list/components/feed-keys.ts",
    text: `    if (document.querySelector("dialog[open]")) return;\n`,
    instead: "",
    tests: ["tests/e2e/live.e2e.ts"],
  },
];
