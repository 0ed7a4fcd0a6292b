import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import { say } from "../../../../platform/translations/say";
import { EVENT_TYPES, type EventTypeId } from "../../../../reference/catalogue/event-types";
import { foldName } from "../../../../reference/names/fold-name";
import type { Report } from "../../rows/candidate";
import { readWebsite } from "../../rows/contacts";
import type { RowCells } from "../../rows/row-cells";
import { dayReader } from "../linked/read-day";
import type { OwnAlertSaid } from "./own-alert";

type Priority = (typeof PRIORITY_NAMES)[number];

/** A reader of all but whom the rows are about. What cannot be taken for what it says is refused: an alert of another type would be another alert. */
export function ownAlertReader(): (cells: RowCells) => OwnAlertSaid {
  const types = wordsFor<EventTypeId>(
    EVENT_TYPES.map(({ id }) => id),
    "eventTypes",
  );
  const priorities = wordsFor<Priority>(PRIORITY_NAMES, "priorities");
  for (const [word, priority] of Object.entries(PRIORITY_WORDS)) priorities.set(word, priority);
  const day = dayReader("first");
  const known =
    <T>(words: ReadonlyMap<string, T>, code: "eventTypeUnknown" | "priorityUnknown") =>
    (value: string, report: Report): T | null => {
      const found = words.get(foldedWord(value));
      if (found === undefined) report(code);
      return found ?? null;
    };
  return (cells) => {
    const eventTypeId = cells.read("eventType", known(types, "eventTypeUnknown"));
    if (cells.text("eventType") === "") cells.report("eventType")("eventTypeMissing");
    const title = cells.text("alertTitle");
    if (title === "") cells.report("alertTitle")("alertTitleMissing");
    return {
      ...{ eventTypeId, title },
      text: cells.text("alertText"),
      day: cells.read("eventDate", day),
      priority: cells.read("priority", known(priorities, "priorityUnknown")),
      link: cells.read("link", readWebsite),
      externalId: cells.text("externalId") || null,
    };
  };
}

const LANGUAGES = ["en", "de", "fr", "ch"] as const;

/** Ids of the catalogue by themselves and by their words in every language. */
function wordsFor<Id extends string>(ids: readonly Id[], group: "eventTypes" | "priorities"): Map<string, Id> {
  return new Map(
    ids.flatMap((id) => [
      [foldedWord(id), id] as const,
      ...LANGUAGES.map((language) => [foldedWord(say(language, `catalogue:${group}.${id}`)), id] as const),
    ]),
  );
}

const foldedWord = (words: string): string => (foldName(words) || words.toLowerCase()).replace(/[\s-]+/g, " ");

/** As lists have them beside the words of screens. */
const PRIORITY_WORDS: Record<string, Priority> = {
  ...{ "1": "Low", "2": "Mid", "3": "High", "4": "Critical" },
  ...{ medium: "Mid", moderate: "Mid", severe: "High", moyen: "Mid", eleve: "High", 中等: "Mid", 紧急: "Critical" },
};
