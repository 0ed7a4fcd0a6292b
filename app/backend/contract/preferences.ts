import { z } from "zod";
import { THEMES } from "./preference-values";

/** What a user chooses for themselves. Every part has a value, so that a new one needs no migration. */
export const preferences = z.object({
  theme: z.enum(THEMES).default("system"),
  /** Single-key shortcuts can be switched off (WCAG 2.1.4). */
  shortcuts: z.boolean().default(true),
  /** IANA; null until one is chosen. */
  timeZone: z.string().max(60).nullable().default(null),
});
export type Preferences = z.output<typeof preferences>;

export const DEFAULT_PREFERENCES: Preferences = preferences.parse({});
