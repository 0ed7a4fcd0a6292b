import { dayIn } from "~/time/day-start";

/** Today as the register counts: its rules begin and end by the calendar of UTC, so that one version holds for everybody at once. */
export const registerDay = (now = new Date()): string => dayIn("UTC", now);
