import type { ImportRow } from "~/backend/contract/import-rows";
import type { Speech } from "~/i18n/speech.server";

type Said = NonNullable<ImportRow["says"]>[number];

/** What a row says of those whom it names, in one line without what its name says already. */
export const saidInWords = (says: readonly Said[], speech: Speech): string =>
  says
    .filter(({ field }) => field !== "input")
    .map((said) =>
      said.field === "relationType"
        ? valueInWords(said, speech)
        : `${speech.say(`importPages:fields.${said.field}`)}: ${valueInWords(said, speech)}`,
    )
    .join(" · ");

const SHARES: ReadonlySet<Said["field"]> = new Set<Said["field"]>(["share", "maxShare", "probability"]);
const DAYS: ReadonlySet<Said["field"]> = new Set<Said["field"]>([
  ...(["firstShipment", "lastShipment", "validFrom", "validTo", "confirmedOn"] as const),
]);

/** A value as its field is read. */
export function valueInWords({ field, value }: Said, speech: Speech): string {
  if (field === "relationType") return speech.word("edgeTypes", String(value));
  if (typeof value === "number") return SHARES.has(field) ? speech.percent(value) : speech.number(value);
  return DAYS.has(field) ? speech.day(value) : value;
}
