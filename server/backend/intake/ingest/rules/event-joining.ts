import { z } from "zod";
import type { rules } from "../../../platform/db/schema/rules";

/** Measured on the registers of US states, see docs/event-matching.md. The law asks for 60 days from the notice to the layoff. */
const REVISION = {
  days: 45,
  sameDays: 120,
  amendDays: 150,
  waitDays: 100,
  km: 25,
  fewEmployees: 5,
  manyEmployees: 40,
  similar: 0.9,
};

/** Types of news that may tell of one event, the cause before what comes of it. */
const newsFamilySchema = z.object({
  types: z.array(z.string()).min(1),
  /** Between two pieces of news at most. */
  days: z.number().int().min(0).max(45),
  /**
   * `site`: in two towns it is two events, and in one town one, even where nobody is named. `company`: wherever it is. `pair`: between two
   * companies, of which a second one that differs makes it another.
   */
  at: z.enum(["site", "company", "pair"]),
});
export type NewsFamily = z.infer<typeof newsFamilySchema>;

const newsJoiningSchema = z.object({
  families: z.array(newsFamilySchema),
  /** Between two pieces of news of one town that have no company in common. */
  placeDays: z.number().int().min(0).max(14),
  /** How many times the days of its family an event goes on at most, however often it is told. */
  goesOn: z.number().int().positive().default(3),
  /** Between the days on which it happened, where both say one. */
  eventDays: z.number().int().min(0).max(30),
  /** Between two towns that may be one site. */
  km: z.number().positive(),
  /** How many words two headlines have in common at least, and which share of those of the shorter one. */
  headline: z.object({ words: z.number().int().positive(), share: z.number().positive().max(1) }),
  /** The same of two pieces of plain news about one company, short ones among them, of which one changed word is much. */
  copies: z
    .object({ words: z.number().int().positive(), share: z.number().positive().max(1) })
    .default({ words: 5, share: 0.85 }),
  /** Days between two copies of one text, and in how many of the 64 bits of their hashes they differ at most. */
  textDays: z.number().int().min(0).max(14),
  textBits: z.number().int().min(0).max(3),
});
export type NewsJoining = z.infer<typeof newsJoiningSchema>;

/** When two sources tell of one thing. Reports of one source are joined when they say the very same, and notices of a layoff when one revises the other. */
export const eventJoiningSchema = z.object({
  /** Natural hazards by event type: as far apart and as many minutes apart at most; both have to give a point and a time. */
  hazards: z.record(
    z.string(),
    z.object({
      km: z.number().positive(),
      minutes: z
        .number()
        .positive()
        .max(7 * 24 * 60),
      magnitude: z.number().positive().optional(),
    }),
  ),
  /** Layoffs and closures: days between the notices of one employer for one site, km between points of one site. */
  layoff: z.object({ days: z.number().int().min(0).max(14), km: z.number().positive() }),
  /**
   * Notices of one source that change or repeat an earlier one: days between two with the same number of employees, with the same
   * number and day of the layoff, and where one says that it amends; days from a notice to the layoff; km between points of one
   * site; so few employees that two layoffs have the same number by chance, and so many that they have not; the share of the larger number
   * that the smaller one is at least where a person is asked whether both are one layoff.
   */
  revision: z
    .object({
      days: z.number().int().min(0).max(400),
      sameDays: z.number().int().min(0).max(400),
      amendDays: z.number().int().min(0).max(400),
      waitDays: z.number().int().min(0).max(400),
      km: z.number().positive(),
      fewEmployees: z.number().int().min(0),
      manyEmployees: z.number().int().min(0),
      similar: z.number().positive().max(1).default(REVISION.similar),
    })
    .default({ ...REVISION }),
  /** Texts: days between two with one address, or with one title of at least so many words. */
  report: z.object({ days: z.number().int().min(0).max(14), words: z.number().int().positive() }),
  /** Days between two publications of the very same text by one source; a later one is a new event. */
  twinDays: z.number().int().min(0).max(14),
  /** Texts that were read as events, of one source or several. From version 2 on. */
  reading: newsJoiningSchema.optional(),
});
export type EventJoining = z.infer<typeof eventJoiningSchema>;

/** Agencies locate the same earthquake up to about 100 km and 0.6 magnitudes apart within their first hours; the rest is judgement. */
export const EVENT_JOINING = {
  name: "event-joining",
  version: "1",
  validFrom: "2000-01-01",
  validTo: "2026-11-27",
  source: "Own judgement, held against the public feeds of USGS and GDACS",
  confidence: "D",
  value: {
    hazards: {
      earthquake: { km: 100, minutes: 2, magnitude: 0.6 },
      tsunami: { km: 300, minutes: 60 },
      volcano: { km: 20, minutes: 3 * 24 * 60 },
      landslide: { km: 10, minutes: 24 * 60 },
      flood: { km: 100, minutes: 2 * 24 * 60 },
      storm: { km: 200, minutes: 24 * 60 },
      wildfire: { km: 15, minutes: 2 * 24 * 60 },
      drought: { km: 300, minutes: 7 * 24 * 60 },
      "extreme-temperature": { km: 200, minutes: 2 * 24 * 60 },
      explosion: { km: 10, minutes: 60 },
    },
    layoff: { days: 3, km: 25 },
    revision: { ...REVISION },
    report: { days: 2, words: 5 },
    twinDays: 3,
  } satisfies EventJoining,
} as const satisfies typeof rules.$inferInsert;

/** What news tell of. Days and families: judgement, measured by `npm run bench -- joining` (docs/news-joining.md). */
export const EVENT_JOINING_2 = {
  ...EVENT_JOINING,
  version: "2",
  validFrom: EVENT_JOINING.validTo,
  validTo: null,
  source: `${EVENT_JOINING.source}; for news own judgement, measured on labelled headlines`,
  value: {
    ...EVENT_JOINING.value,
    reading: {
      families: [
        { types: ["fire", "explosion", "workplace-accident", "production-stop"], days: 5, at: "site" },
        { types: ["pollution", "hazardous-waste"], days: 7, at: "site" },
        { types: ["transport-accident", "shipping-disruption", "port-congestion"], days: 5, at: "site" },
        { types: ["strike"], days: 7, at: "site" },
        { types: ["protest", "political-unrest"], days: 3, at: "site" },
        { types: ["mass-layoff", "plant-closure"], days: 14, at: "site" },
        { types: ["earthquake", "tsunami"], days: 3, at: "site" },
        { types: ["flood", "landslide", "storm"], days: 3, at: "site" },
        { types: ["wildfire"], days: 5, at: "site" },
        { types: ["volcano"], days: 5, at: "site" },
        { types: ["insolvency", "financial-distress"], days: 21, at: "company" },
        { types: ["product-recall", "product-safety"], days: 10, at: "company" },
        { types: ["cyber-attack", "data-breach"], days: 14, at: "company" },
        { types: ["fraud", "corruption"], days: 14, at: "company" },
        { types: ["management-change"], days: 7, at: "company" },
        {
          types: ["forced-labour", "child-labour", "wages-and-hours", "human-rights-abuse", "discrimination"],
          days: 14,
          at: "company",
        },
        { types: ["freedom-of-association"], days: 14, at: "company" },
        { types: ["merger", "ownership-change"], days: 14, at: "pair" },
        { types: ["lawsuit", "antitrust"], days: 10, at: "pair" },
        { types: ["sanctions", "export-control"], days: 5, at: "pair" },
      ],
      placeDays: 2,
      goesOn: 3,
      eventDays: 2,
      km: 15,
      headline: { words: 4, share: 0.5 },
      copies: { words: 5, share: 0.85 },
      textDays: 14,
      textBits: 3,
    },
  } satisfies EventJoining,
} as const satisfies typeof rules.$inferInsert;
