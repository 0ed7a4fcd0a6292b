import { z } from "zod";
import { isEventType } from "../../reference/catalogue/event-types";
import { jsonFieldsSchema } from "./json-fields";
import { mailboxSchema } from "./mailboxes/mailbox-settings";
import { pageWatchSchema } from "./pages/page-watch";
import { tableMappingSchema } from "./table-mapping";

/** A name for all that one agency or publisher owns: copies of one text count as one source. */
export const publisherGroupSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);

/** What a format wants to know beside the file; every field may be missing but the mapping of a table or of JSON. */
export const settingsSchema = z.object({
  /** Two letters: of a WARN file whose rows do not say it. */
  state: z.string().length(2).optional(),
  /** Of everything that the source tells; else by what each report is. */
  eventTypeId: z.string().refine(isEventType, "no event type").optional(),
  language: z.string().max(35).optional(),
  /** ISO 3166-1 alpha-2 of a source of news: where a town of a bare name lies. */
  homeCountry: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  publisherGroup: publisherGroupSchema.optional(),
  /** What its publisher states about reuse, for who switches it on. */
  licence: z.string().max(200).optional(),
  /** Characters of a text that are kept around what it tells; 150 unless its licence allows more. */
  extract: z.int().min(0).max(300).optional(),
  dateOrder: z.enum(["month-first", "day-first"]).optional(),
  delimiter: z.string().length(1).optional(),
  /** The columns of a table. */
  mapping: tableMappingSchema.optional(),
  /** The fields of a JSON document. */
  fields: jsonFieldsSchema.optional(),
  /** What of a watched page is looked at. */
  page: pageWatchSchema.optional(),
  /** Which mails of a mailbox are read. */
  mail: mailboxSchema.optional(),
  /** Of news whose summary is short: whether the pages that it stands on are read. They are not unless said. */
  readsPages: z.boolean().optional(),
});
export type Settings = z.infer<typeof settingsSchema>;
