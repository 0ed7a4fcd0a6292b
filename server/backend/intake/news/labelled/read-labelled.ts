import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { type EventTypeId, isEventType } from "../../../reference/catalogue/event-types";

/** A text of which a person, or a source that people keep, has said what it reports. */
export interface LabelledText {
  id: string;
  /** The file's name; types of one file alone measure that file as much as the type. */
  file: string;
  /** BCP 47, such as `de`. */
  language: string;
  /** As written in the file: a day, a year, or empty. */
  date: string;
  title: string;
  text: string;
  sourceLabel: string;
  type: EventTypeId | "none";
  /** Names and places that the source marks; most do not. */
  organizations: string[];
  places: string[];
}

const row = z.object({
  id: z.string().min(1),
  language: z.string().min(2),
  date: z.string(),
  title: z.string(),
  text: z.string(),
  source_label: z.string(),
  our_type: z.string(),
  organization: z.string(),
  place: z.string(),
});

/**
 * The rows of a CSV file with the columns id, language, date, title, text, source_label, our_type, organization and place.
 * Those whose type is empty (ambiguous) are left out. Throws where a column or a type is unknown, with file and line.
 */
export async function readLabelled(folder: string, file: string): Promise<LabelledText[]> {
  const rows: unknown[] = parse(await readFile(join(folder, file)), { columns: true, bom: true });
  return rows.flatMap((read, at) => {
    const found = row.safeParse(read);
    if (!found.success) throw new Error(`${file}, row ${at + 1}: ${z.prettifyError(found.error)}`);
    const { our_type: type, source_label: sourceLabel, organization, place, ...rest } = found.data;
    if (type === "") return [];
    if (type !== "none" && !isEventType(type))
      throw new Error(`${file}, row ${at + 1}: no event type is called ${type}`);
    return [{ ...rest, file, sourceLabel, type, organizations: parts(organization), places: parts(place) }];
  });
}

const parts = (list: string) =>
  list
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
