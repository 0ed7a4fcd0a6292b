import type { SourceContent } from "../../platform/db/schema/events";
import type { SeverityInputs } from "../../platform/db/shapes/raw-event";
import { EVENT_TYPES } from "../../reference/catalogue/event-types";
import { numberOf, PRIORITIES, type Priority, type PriorityNumber } from "../../reference/catalogue/priorities";
import type { EventStatus } from "../news/types";
import type { EventPriority } from "./rules/event-priority";

type Told = Pick<SourceContent, "eventTypeId" | "severity"> & {
  /** How far the event has come, where its texts say so. */
  status?: EventStatus | null;
  /** Only one source of low reputation reports it. */
  isUnconfirmed?: boolean;
};

/** What made an event as grave as it is. */
export interface PriorityReason {
  measure: keyof SeverityInputs | "insolvency" | "type" | "status" | "unconfirmed";
  value: number | string | boolean;
  /** What the measure alone says; of `status` and `unconfirmed`, which lower the rest, what they leave. */
  priority: Priority;
}

/**
 * How grave an event is by itself, 1 Low to 4 Critical: the gravest of what the rule `event-priority` reads from its severity, and
 * its type's own priority where the source measured nothing; lower where it is only planned, denied, averted or unconfirmed.
 */
export function priorityOf(rule: EventPriority, told: Told): PriorityNumber {
  return numberOf(priorityReasons(rule, told).at(-1)?.priority ?? "Low");
}

/** Why: what was measured, the least grave first, and then what lowers it. The last one's priority is the event's. */
export function priorityReasons(rule: EventPriority, told: Told): PriorityReason[] {
  const read = measured(rule, told).sort((one, other) => numberOf(one.priority) - numberOf(other.priority));
  // A word is asked only where nothing was measured: beside a number it is often the number's own text.
  const reasons = read.length > 0 ? read : [inWords(rule, told) ?? ownReason(told.eventTypeId)];
  for (const { to, ...reason } of lowering(rule, told)) {
    const before = reasons.at(-1)?.priority ?? "Low";
    const priority = to ?? lower(before, true);
    if (priority !== before) reasons.push({ ...reason, priority });
  }
  return reasons;
}

function measured(rule: EventPriority, told: Told): PriorityReason[] {
  const { eventTypeId, severity, status } = told;
  const { alertLevel, magnitude, depthKm = 0, windKmh, employeesAffected, temporary, tsunami } = severity;
  const read: { measure: PriorityReason["measure"]; value: PriorityReason["value"]; priority: Priority | null }[] = [];
  const add = (measure: PriorityReason["measure"], value: PriorityReason["value"], priority: Priority | null) =>
    read.push({ measure, value, priority });
  if (alertLevel !== undefined) add("alertLevel", alertLevel, rule.alertLevel[alertLevel]);
  if (magnitude !== undefined)
    add("magnitude", magnitude, lower(stepOf(rule.magnitude, magnitude), depthKm >= rule.deepFromKm));
  if (windKmh !== undefined && eventTypeId === "storm") add("windKmh", windKmh, stepOf(rule.windKmh, windKmh));
  if (tsunami) add("tsunami", true, rule.tsunami);
  if (employeesAffected !== undefined && (eventTypeId === "mass-layoff" || eventTypeId === "plant-closure")) {
    const steps = eventTypeId === "plant-closure" ? rule.closure : rule.layoff;
    add("employeesAffected", employeesAffected, lower(stepOf(steps, employeesAffected), temporary === true));
  }
  for (const measure of COUNTED) {
    const value = severity[measure];
    if (value !== undefined) add(measure, value, stepOf(rule[measure] ?? [], value));
  }
  if (eventTypeId === "insolvency" && status) add("insolvency", status, rule.insolvency?.[status] ?? null);
  return read.flatMap(({ priority, ...reason }) => (priority === null ? [] : [{ ...reason, priority }]));
}

const COUNTED = ["dead", "injured", "stopDays"] as const;

/** What makes an event less grave, in this order; `to` where nothing but that is left. */
function lowering(
  rule: EventPriority,
  { status, isUnconfirmed }: Told,
): (Omit<PriorityReason, "priority"> & { to?: Priority })[] {
  const isLowest = status && rule.lowest?.includes(status);
  const isLower = status && rule.oneLower?.includes(status);
  return [
    ...(isLowest ? [{ measure: "status" as const, value: status, to: "Low" as const }] : []),
    ...(isLower ? [{ measure: "status" as const, value: status }] : []),
    ...(isUnconfirmed && rule.unconfirmedIsLower ? [{ measure: "unconfirmed" as const, value: true }] : []),
  ];
}

function inWords(rule: EventPriority, { severity }: Told): PriorityReason | null {
  const level = ` ${severity.level?.toLowerCase() ?? ""} `;
  const priority = rule.words.find(({ holds }) => level.includes(` ${holds} `))?.priority;
  return priority ? { measure: "level", value: severity.level ?? "", priority } : null;
}

const ownReason = (eventTypeId: string): PriorityReason => ({
  measure: "type",
  value: eventTypeId,
  priority: ownPriority(eventTypeId),
});

function ownPriority(eventTypeId: string): Priority {
  return EVENT_TYPES.find(({ id }) => id === eventTypeId)?.priority ?? "Low";
}

function stepOf(steps: EventPriority["magnitude"], value: number): Priority | null {
  return steps.findLast(({ from }) => value >= from)?.priority ?? null;
}

function lower<P extends Priority | null>(priority: P, applies: boolean): P | Priority {
  if (priority === null || !applies) return priority;
  return PRIORITIES[Math.max(0, PRIORITIES.indexOf(priority) - 1)] ?? priority;
}
