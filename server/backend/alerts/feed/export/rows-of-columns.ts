import type { NamesOfTargets } from "./target-names";

interface AlertRow {
  id: number;
  eventId: number;
  /** Microseconds since 1970; exact until 2255. */
  at: number;
  priority: number;
  statusId: string;
  eventTypeId: string;
  eventGroup: string;
  /** Ids, separated by commas: few texts that come again and again. */
  impactLevels: string;
  countries: string;
  targetCount: number;
  tier: number;
  relevancy: string;
  note: string | null;
  assignedTo: number | null;
  /** Microseconds; null where it is in the feed. */
  snoozedUntil: number | null;
}

/** An alert as an export tells it; ids that a catalogue puts into words. */
export interface ExportedAlert extends Omit<AlertRow, "assignedTo"> {
  /** By name. */
  assignee: string | null;
  title: string;
  summary: string;
  source: string | null;
  url: string | null;
  /** Nearest first. */
  targets: readonly (readonly [name: string, impactLevel: string])[];
  /** By name. */
  labels: readonly string[];
  actions: number;
}

/** Rows column by column; null, all of them, where there is no row. */
type Columns<Row> = { [Key in keyof Row]: Row[Key][] | null };

/** What the database tells of a portion, table by table, each in the order in which it is told. */
export interface Found {
  alerts: Columns<AlertRow>;
  events: Columns<{ id: number; title: string; summary: string; url: string | null }>;
  /** The first of each event. */
  sources: Columns<{ eventId: number; source: string; url: string | null }>;
  targets: Columns<{ alertId: number; targetId: number; level: string }>;
  labels: Columns<{ alertId: number; name: string }>;
  actions: Columns<{ alertId: number; count: number }>;
  users: Columns<{ id: number; name: string }>;
}

/**
 * The alerts of a portion, each with what the other tables tell of it; without those whose event may not be seen. Each row is
 * written out: made key by key in a loop, rows took five times as long, most of it to collect what they left behind.
 */
export function rowsOf(found: Found, names: NamesOfTargets): ExportedAlert[] {
  const { alerts, events, sources } = found;
  const eventAt = placesOf(events.id);
  const sourceAt = placesOf(sources.eventId);
  const actionsAt = placesOf(found.actions.alertId);
  const userAt = placesOf(found.users.id);
  const labels = gathered(found.labels.alertId, (index) => at(found.labels.name, index));
  const targets = gathered(found.targets.alertId, (index): [string, string] | undefined => {
    const name = names.of(at(found.targets.targetId, index));
    return name === undefined ? undefined : [name, at(found.targets.level, index)];
  });
  const rows: ExportedAlert[] = [];
  for (const [index, id] of (alerts.id ?? []).entries()) {
    const eventId = at(alerts.eventId, index);
    const event = eventAt.get(eventId);
    if (event === undefined) continue;
    const source = sourceAt.get(eventId);
    const acted = actionsAt.get(id);
    const user = userAt.get(at(alerts.assignedTo, index) ?? 0);
    rows.push({
      id,
      eventId,
      at: at(alerts.at, index),
      priority: at(alerts.priority, index),
      statusId: at(alerts.statusId, index),
      eventTypeId: at(alerts.eventTypeId, index),
      eventGroup: at(alerts.eventGroup, index),
      impactLevels: at(alerts.impactLevels, index),
      countries: at(alerts.countries, index),
      targetCount: at(alerts.targetCount, index),
      tier: at(alerts.tier, index),
      relevancy: at(alerts.relevancy, index),
      note: at(alerts.note, index),
      snoozedUntil: at(alerts.snoozedUntil, index),
      assignee: user === undefined ? null : at(found.users.name, user),
      title: at(events.title, event),
      summary: at(events.summary, event),
      source: source === undefined ? null : at(sources.source, source),
      url: (source === undefined ? null : at(sources.url, source)) ?? at(events.url, event),
      targets: targets.get(id) ?? NONE,
      labels: labels.get(id) ?? NONE,
      actions: acted === undefined ? 0 : at(found.actions.count, acted),
    });
  }
  return rows;
}

const NONE: readonly never[] = [];

const at = <Value>(column: Value[] | null, index: number): Value => column?.[index] as Value;

const placesOf = (ids: number[] | null) => new Map((ids ?? []).map((id, index) => [id, index]));

/** What `item` makes of each row, by the row's id; in their order, without what is undefined. */
function gathered<Item>(ids: number[] | null, item: (index: number) => Item | undefined): Map<number, Item[]> {
  const lists = new Map<number, Item[]>();
  for (const [index, id] of (ids ?? []).entries()) {
    const one = item(index);
    if (one === undefined) continue;
    const list = lists.get(id);
    if (list) list.push(one);
    else lists.set(id, [one]);
  }
  return lists;
}
