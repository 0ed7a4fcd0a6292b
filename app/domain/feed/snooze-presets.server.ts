import { snoozePresets } from "~/time/snooze-days";
import type { Speech } from "./speech.server";

export interface SnoozeOption {
  day: string;
  /** "Tomorrow, 26 Nov 2026". */
  word: string;
}

/** The days that are offered to this reader, by their own calendar. */
export function snoozeOptions(speech: Speech, now: Date = new Date()): SnoozeOption[] {
  return snoozePresets(speech.dayOf(now.toISOString())).map(({ name, day }) => ({
    day,
    word: speech.feed(`snooze.${name}`, { day: speech.day(day) }),
  }));
}
