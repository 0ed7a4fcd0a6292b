import { z } from "zod";
import { MOST_PINS, PIN, THEMES } from "./preference-values";

export const pins = z.array(z.string().regex(PIN, "a section, a collection or a saved view")).max(MOST_PINS);
/** Keys of the bar's groups. */
export const barGroups = z.array(z.string().regex(/^[a-z]{1,20}$/)).max(10);

/** What a user chooses for themselves. Every part has a value, so that a new one needs no migration. */
export const preferences = z.object({
  theme: z.enum(THEMES).default("system"),
  /** Single-key shortcuts can be switched off (WCAG 2.1.4). */
  shortcuts: z.boolean().default(true),
  /** IANA; null until one is chosen. */
  timeZone: z.string().max(60).nullable().default(null),
  /** In the order of the bar. */
  pins: pins.default([]),
  /** Groups of the bar that are closed; what is new is open. */
  closedGroups: barGroups.default([]),
});
export type Preferences = z.output<typeof preferences>;

export const DEFAULT_PREFERENCES: Preferences = preferences.parse({});
