import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import { EVENT_TYPES, type EventTypeId } from "../../../../reference/catalogue/event-types";
import { readWebsite } from "../../rows/contacts";
import type { RowCells } from "../../rows/row-cells";
import { oneOf, wordsFor } from "../linked/known-words";
import { dayReader } from "../linked/read-day";
import type { OwnAlertSaid } from "./own-alert";

type Priority = (typeof PRIORITY_NAMES)[number];

/** A reader of all but whom the rows are about. What cannot be taken for what it says is refused: an alert of another type would be another alert. */
export function ownAlertReader(): (cells: RowCells) => OwnAlertSaid {
  const types = wordsFor<EventTypeId>(
    EVENT_TYPES.map(({ id }) => id),
    "catalogue:eventTypes",
  );
  const priorities = wordsFor<Priority>(PRIORITY_NAMES, "catalogue:priorities");
  for (const [word, priority] of Object.entries(PRIORITY_WORDS)) priorities.set(word, priority);
  const day = dayReader("first");
  return (cells) => {
    const eventTypeId = cells.read("eventType", oneOf(types, "eventTypeUnknown"));
    if (cells.text("eventType") === "") cells.report("eventType")("eventTypeMissing");
    const title = cells.text("alertTitle");
    if (title === "") cells.report("alertTitle")("alertTitleMissing");
    return {
      ...{ eventTypeId, title },
      text: cells.text("alertText"),
      day: cells.read("eventDate", day),
      priority: cells.read("priority", oneOf(priorities, "priorityUnknown")),
      link: cells.read("link", readWebsite),
      externalId: cells.text("externalId") || null,
    };
  };
}

/** As lists have them beside the words of screens. */
const PRIORITY_WORDS: Record<string, Priority> = {
  ...{ "1": "Low", "2": "Mid", "3": "High", "4": "Critical" },
  ...{ medium: "Mid", moderate: "Mid", severe: "High", moyen: "Mid", eleve: "High", 中等: "Mid", 紧急: "Critical" },
};
