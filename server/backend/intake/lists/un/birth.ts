import type { ListedDate } from "../../../platform/db/shapes/listed-entity";
import { textIn, type XmlElement } from "../../connectors/reading/xml-element";
import { partialDate } from "../partial-date";

/** A day, a year, two years or a note, exact or not. */
export function birthOf(element: XmlElement): ListedDate[] {
  const type = textIn(element, "type_of_date")?.toUpperCase() ?? "";
  const from = textIn(element, "from_year");
  const to = textIn(element, "to_year");
  const written =
    from !== null && to !== null
      ? `${from} to ${to}`
      : (textIn(element, "date", "year") ?? from ?? to ?? textIn(element, "note"));
  const date = partialDate(written ?? "", "birth");
  if (date === null) return [];
  return [type === "APPROXIMATELY" ? { ...date, approximate: true } : date];
}
