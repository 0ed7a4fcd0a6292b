import { daysLater } from "./day-start";

/** Why an alert cannot be snoozed until a day: it has come already, or is more than a year away. Null where it can. */
export function snoozeProblem(day: string, today: string): "past" | "far" | null {
  if (day <= today) return "past";
  return day > yearLater(today) ? "far" : null;
}

export const yearLater = (day: string): string =>
  `${String(Number(day.slice(0, 4)) + 1).padStart(4, "0")}${day.slice(4)}`;

export interface SnoozePreset {
  name: "tomorrow" | "monday" | "month";
  day: string;
}

/** The days that are offered, each once. */
export function snoozePresets(today: string): SnoozePreset[] {
  const tomorrow = daysLater(today, 1);
  const monday = nextMonday(today);
  const all: SnoozePreset[] = [
    { name: "tomorrow", day: tomorrow },
    { name: "monday", day: monday },
    { name: "month", day: monthLater(today) },
  ];
  return all.filter(({ name, day }) => name !== "monday" || day !== tomorrow);
}

function nextMonday(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return daysLater(today, (8 - weekday) % 7 || 7);
}

/** The same day of the next month, or its last where it is shorter. */
function monthLater(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
}
