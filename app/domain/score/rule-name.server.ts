import type { Speech } from "~/i18n/speech.server";
import type { MessageKey } from "~/i18n/texts";

/** The rules by which a score was made with their versions, in words. */
export const rulesInWords = (versions: Readonly<Record<string, string>>, speech: Speech): string =>
  speech.list(Object.entries(versions).map(([rule, version]) => `${ruleName(rule, speech)} ${version}`));

/** A key of a later version that has no name yet is better than nothing. */
function ruleName(rule: string, speech: Speech): string {
  const key = `dossier.ruleNames.${rule}`;
  const name = speech.say(`print:${key}` as MessageKey);
  return name === key ? rule : name;
}
