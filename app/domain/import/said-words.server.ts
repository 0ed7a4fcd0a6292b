import { ACTION_PURPOSES } from "~/backend/contract/action-words";
import type { ImportRow } from "~/backend/contract/import-rows";
import type { Speech, WordGroup } from "~/i18n/speech.server";

type Said = NonNullable<ImportRow["says"]>[number];

/** What a row says of those whom it names, in one line without what its name says already. */
export const saidInWords = (says: readonly Said[], speech: Speech): string =>
  says
    .filter(({ field, value }) => !NAMED.has(field) && value !== "")
    .map((said) =>
      said.field === "relationType"
        ? valueInWords(said, speech)
        : `${speech.say(`importPages:fields.${said.field}`)}: ${valueInWords(said, speech)}`,
    )
    .join(" · ");

const NAMED: ReadonlySet<Said["field"]> = new Set<Said["field"]>(["input", "alertTitle", "actionTitle"]);
const SHARES: ReadonlySet<Said["field"]> = new Set<Said["field"]>(["share", "maxShare", "probability"]);
const DAYS: ReadonlySet<Said["field"]> = new Set<Said["field"]>([
  ...(["firstShipment", "lastShipment", "validFrom", "validTo", "confirmedOn", "eventDate", "dueOn"] as const),
]);

/** Which words a field is said by that is kept as a key. */
const WORDS: Partial<Record<Said["field"], WordGroup>> = {
  ...{ eventType: "eventTypes", priority: "priorities", actionType: "actionTypes", actionStatus: "metaStatuses" },
};

/** A value as its field is read. */
export function valueInWords({ field, value }: Said, speech: Speech): string {
  if (field === "relationType") return speech.word("edgeTypes", String(value));
  if (typeof value === "number") return SHARES.has(field) ? speech.percent(value) : speech.number(value);
  const words = WORDS[field];
  if (words) return speech.word(words, value);
  const purpose = field === "purpose" && ACTION_PURPOSES.find((one) => one === value);
  if (purpose) return speech.say(`actions:purposes.${purpose}`);
  return DAYS.has(field) ? speech.day(value) : value;
}
