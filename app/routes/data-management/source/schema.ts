import { z } from "zod";
import { OWN_FORMATS } from "~/backend/contract/connectors";

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

const mapped = z.string().trim().max(200).optional();
const mapping = Object.fromEntries(MAPPED.map((name) => [`map_${name}`, mapped])) as Record<
  `map_${Mapped}`,
  typeof mapped
>;

const isWebAddress = (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/** All that a test needs, too. */
const reading = {
  url: z
    .string({ error: "sources:problems.url" })
    .trim()
    .max(2000, "sources:problems.url")
    .refine(isWebAddress, "sources:problems.url"),
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
  ...mapping,
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
