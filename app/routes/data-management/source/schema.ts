import { z } from "zod";
import { OWN_FORMATS } from "~/backend/contract/connectors";
import { mailboxForm } from "./mailbox";

/** What a mapping of the form may hold; what a source has beside it stays as it is. */
export const MAPPED = [
  ...(["items", "title", "id", "summary", "url", "publishedAt", "updatedAt", "country"] as const),
  ...(["language", "publisher", "city", "organization", "happenedAt"] as const),
] as const;
export type Mapped = (typeof MAPPED)[number];
/** JSON and tables know what the other does not. */
export const MAPPED_OF: Record<"json" | "table", readonly Mapped[]> = {
  json: ["items", "title", "id", "summary", "url", "publishedAt", "updatedAt", "country", "language", "publisher"],
  table: MAPPED.filter((name) => !["items", "language", "publisher"].includes(name)),
};

/** News whose items stand on pages of their own. */
export const READS_PAGES: ReadonlySet<string> = new Set(["feed", "sitemap", "json"]);

const mapped = z.string().trim().max(200).optional();
const mapping = Object.fromEntries(MAPPED.map((name) => [`map_${name}`, mapped])) as Record<
  `map_${Mapped}`,
  typeof mapped
>;

const isWebAddress = (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/** One a line; at least two characters each, since one would be in every line of a page. */
const lines = ({ most, longest }: { most: number; longest: number }) =>
  z
    .string()
    .transform((text) =>
      text
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .pipe(
      z
        .array(z.string().min(2, "sources:problems.lines").max(longest, "sources:problems.lines"))
        .max(most, "sources:problems.lines"),
    )
    .optional();

/** All that a test needs, too. */
const reading = {
  /** Of all but a mailbox, which has fields of its own for where it stands. */
  url: z.string().trim().max(2000, "sources:problems.url").refine(isWebAddress, "sources:problems.url").optional(),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, "shell:form.choice")
    .optional(),
  homeCountry: z
    .string()
    .regex(/^[A-Z]{2}$/, "shell:form.choice")
    .optional(),
  publisherGroup: z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, "sources:problems.group")
    .optional(),
  eventTypeId: z.string().max(60).optional(),
  licence: z.string().trim().max(200, "sources:problems.licence").optional(),
  /** Of news: whether the page of a short text is read as well. */
  readsPages: z.enum(["yes"], "shell:form.choice").optional(),
  page_select: z.string().trim().max(300, "sources:problems.selector").optional(),
  page_leaveOut: lines({ most: 20, longest: 300 }),
  page_ignoreLines: lines({ most: 50, longest: 200 }),
  ...mapping,
  ...mailboxForm,
};

const minutes = "sources:problems.every";
const rest = {
  everyMinutes: z.coerce.number({ error: minutes }).int(minutes).min(5, minutes).max(10_080, minutes),
  state: z.enum(["on", "off"]).default("off"),
};
const format = { format: z.enum(OWN_FORMATS) };
const name = {
  name: z
    .string({ error: "sources:problems.name" })
    .max(60, "sources:problems.nameTooLong")
    .regex(/^[a-z0-9][a-z0-9-]*$/, "sources:problems.name"),
};

export const changeForm = z.object({ ...reading, ...rest });
export const newForm = z.object({ ...format, ...name, ...reading, ...rest });
/** Interval and name say nothing of what would be read. */
export const testForm = z.object(reading);
export const testNewForm = z.object({ ...format, ...reading });

export type ReadingForm = z.output<typeof testForm>;
export type ChangeForm = z.output<typeof changeForm>;
