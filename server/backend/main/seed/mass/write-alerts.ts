import type pg from "pg";
import { priorityOf } from "../../../reference/catalogue/priorities";
import { copyRows } from "./copy-rows";
import type { MassAlert } from "./mass-alerts";
import type { MassTarget } from "./mass-targets";

/** Writes alerts with their events, sources, places and links by COPY; the database's triggers keep the counters. */
export async function writeAlerts(
  client: pg.ClientBase,
  customerId: number,
  alerts: readonly MassAlert[],
): Promise<void> {
  await copyRows(
    client,
    "events",
    [
      "id",
      "owner_id",
      "event_type_id",
      "title",
      "summary",
      "language",
      "at",
      "happened_at",
      "priority",
      "content_hash",
    ],
    map(alerts, ({ eventId, type, at, priority, ...alert }) => {
      const title = titleOf(alert, type.id);
      return [
        eventId,
        customerId,
        type.id,
        title,
        `${title}. ${FILLER}`,
        "en",
        at,
        at,
        priority,
        eventId.toString(16).padStart(64, "0"),
      ];
    }),
  );
  await copyRows(
    client,
    "event_sources",
    ["event_id", "owner_id", "source_name", "external_id", "content_hash", "title", "language", "published_at"],
    map(alerts, ({ eventId, type, at, ...alert }) => [
      eventId,
      customerId,
      SOURCE,
      String(eventId),
      eventId.toString(16).padStart(64, "0"),
      titleOf(alert, type.id),
      "en",
      at,
    ]),
  );
  await copyRows(
    client,
    "event_places",
    ["event_id", "owner_id", "place", "country"],
    map(alerts, ({ eventId, links }) => {
      const iso2 = links[0]?.target.country ?? "DE";
      return [eventId, customerId, { kind: "country", iso2 }, iso2];
    }),
  );
  await copyRows(client, "event_links", LINK_COLUMNS, linkRows(customerId, alerts));
  await copyRows(
    client,
    "alerts",
    ALERT_COLUMNS,
    map(alerts, (alert) => alertRow(customerId, alert)),
  );
  await copyRows(client, "alert_targets", ALERT_TARGET_COLUMNS, alertTargetRows(customerId, alerts));
}

const SOURCE = "made-for-measurement";
const FILLER =
  "Reports of the day say that deliveries are under way again, and that the authorities look into the causes.";

function titleOf({ links }: Pick<MassAlert, "links">, typeId: string): string {
  const target = links[0]?.target;
  const words = typeId.replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${target?.name ?? "nobody"}, ${target?.city ?? "nowhere"}`;
}

const ALERT_COLUMNS = [
  "id",
  "customer_id",
  "event_id",
  "at",
  "event_type_id",
  "event_group",
  "priority",
  "priority_reason",
  "tier_n",
  "tier",
  "impact_levels",
  "countries",
  "target_ctypes",
  "target_count",
  "status_id",
  "status_changed_at",
  "created_at",
  "updated_at",
];

function alertRow(customerId: number, { id, eventId, at, type, priority, status, statusChangedAt, links }: MassAlert) {
  const tier = Math.min(...links.map(({ target }) => target.tier));
  return [
    id,
    customerId,
    eventId,
    at,
    type.id,
    type.group,
    priority,
    priorityReason(priority, links[0]?.impactLevel ?? "company"),
    tier > 1,
    tier,
    distinct(links.map(({ impactLevel }) => impactLevel)),
    distinct(links.map(({ target }) => target.country)),
    distinct(links.map(({ target }) => target.ctype)),
    links.length,
    status,
    statusChangedAt,
    at,
    statusChangedAt ?? at,
  ];
}

/** In the words of matching and of the rule for alerts. */
const priorityReason = (priority: number, impact: string): object => ({
  key: "priority-kept",
  params: { event: priorityOf(priority), impact, ruleVersion: "1" },
});
const distinct = (list: readonly string[]): string[] => [...new Set(list)].sort();

const LINK_COLUMNS = ["event_id", "target_id", "owner_id", "impact_level", "confidence", "distance_km", "reason"];

function* linkRows(customerId: number, alerts: readonly MassAlert[]) {
  for (const { eventId, links } of alerts) {
    for (const { target, impactLevel, distanceKm } of links) {
      const own = impactLevel === "tier2" || impactLevel === "tier3plus" ? "company" : impactLevel;
      yield [eventId, target.id, customerId, own, 0.9, distanceKm, reasonOf(target, distanceKm)];
    }
  }
}

const ALERT_TARGET_COLUMNS = [
  "customer_id",
  "alert_id",
  "target_id",
  "impact_level",
  "tier",
  "confidence",
  "distance_km",
  "reason",
  "at",
  "event_type_id",
  "priority",
];

function* alertTargetRows(customerId: number, alerts: readonly MassAlert[]) {
  for (const { id, at, type, priority, links } of alerts) {
    for (const { target, impactLevel, distanceKm } of links) {
      const reason = reasonOf(target, distanceKm);
      yield [customerId, id, target.id, impactLevel, target.tier, 0.9, distanceKm, reason, at, type.id, priority];
    }
  }
}

const reasonOf = ({ name, country }: MassTarget, km: number | null): object =>
  km === null
    ? { key: "name-in-country", params: { name, country } }
    : { key: "distance", params: { km, place: name } };

function* map<T, R>(list: readonly T[], to: (one: T) => R): Generator<R> {
  for (const one of list) yield to(one);
}
