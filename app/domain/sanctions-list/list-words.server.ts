import { LIST_FORMATS, type SanctionsList, type SanctionsListVersion } from "~/backend/contract/sanctions-lists";
import type { Speech } from "~/i18n/speech.server";
import { hours } from "~/time/duration";

/** Lists change every few days; one that was not imported for so long is likely to lack entries. */
export const OLD_AFTER_DAYS = 30;

export interface Age {
  text: string;
  /** Said in words beside the age; null where it is not old. */
  old: string | null;
}

/** How old a version is; null where there is none. */
export function ageOf(importedAt: string | null, now: number, speech: Speech): Age | null {
  if (importedAt === null) return null;
  const days = Math.max(0, Math.floor((now - Date.parse(importedAt)) / hours(24)));
  const text = days === 0 ? speech.say("listPages:age.today") : speech.say("listPages:age.days", { count: days });
  return { text, old: days > OLD_AFTER_DAYS ? speech.say("listPages:age.old") : null };
}

/** "UK Sanctions List", "Table"; empty for none that we know. */
export function formatInWords(format: string, speech: Speech): string {
  const known = LIST_FORMATS.find((one) => one === format);
  return known ? speech.say(`listPages:formats.${known}`) : "";
}

export const namesOf = ({ entities, aliases }: Pick<SanctionsList, "entities" | "aliases">): number =>
  entities + aliases;

type Problem = SanctionsListVersion["problems"][number];

/** A problem of a list's file: where it is, in the reader's language, and what, which is English. */
export function problemInWords({ position: { line, column, path }, message }: Problem, speech: Speech) {
  const place = speech.list([
    line !== undefined && speech.say("listPages:list.line", { line: speech.number(line) }),
    column !== undefined && column !== "" && speech.say("listPages:list.column", { column }),
    path,
  ]);
  return { place, text: message };
}
