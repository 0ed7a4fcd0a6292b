import type { SourceContent } from "../../platform/db/schema/events";
import { EVENT_TYPES } from "../../reference/catalogue/event-types";
import { numberOf, PRIORITIES, type Priority, type PriorityNumber } from "../../reference/catalogue/priorities";
import type { EventPriority } from "./rules/event-priority";

type Told = Pick<SourceContent, "eventTypeId" | "severity">;

/**
 * How grave an event is by itself, 1 Low to 4 Critical: the gravest of what the rule `event-priority` reads from its severity, and
 * its type's own priority where the source measured nothing.
 */
export function priorityOf(rule: EventPriority, told: Told): PriorityNumber {
  const read = measured(rule, told);
  if (read.length > 0) return Math.max(...read.map(numberOf)) as PriorityNumber;
  // A word is asked only where nothing was measured: beside a number it is often the number's own text.
  return numberOf(inWords(rule, told) ?? ownPriority(told.eventTypeId));
}

function measured(rule: EventPriority, { eventTypeId, severity }: Told): Priority[] {
  const { alertLevel, magnitude, depthKm = 0, windKmh, employeesAffected, temporary, tsunami } = severity;
  const read: (Priority | null)[] = [];
  if (alertLevel !== undefined) read.push(rule.alertLevel[alertLevel]);
  if (magnitude !== undefined) read.push(lower(stepOf(rule.magnitude, magnitude), depthKm >= rule.deepFromKm));
  if (windKmh !== undefined && eventTypeId === "storm") read.push(stepOf(rule.windKmh, windKmh));
  if (tsunami) read.push(rule.tsunami);
  if (employeesAffected !== undefined && (eventTypeId === "mass-layoff" || eventTypeId === "plant-closure")) {
    const steps = eventTypeId === "plant-closure" ? rule.closure : rule.layoff;
    read.push(lower(stepOf(steps, employeesAffected), temporary === true));
  }
  return read.filter((priority) => priority !== null);
}

function inWords(rule: EventPriority, { severity }: Told): Priority | null {
  const level = ` ${severity.level?.toLowerCase() ?? ""} `;
  return rule.words.find(({ holds }) => level.includes(` ${holds} `))?.priority ?? null;
}

function ownPriority(eventTypeId: string): Priority {
  return EVENT_TYPES.find(({ id }) => id === eventTypeId)?.priority ?? "Low";
}

function stepOf(steps: EventPriority["magnitude"], value: number): Priority | null {
  return steps.findLast(({ from }) => value >= from)?.priority ?? null;
}

function lower(priority: Priority | null, applies: boolean): Priority | null {
  if (priority === null || !applies) return priority;
  return PRIORITIES[Math.max(0, PRIORITIES.indexOf(priority) - 1)] ?? priority;
}
