import { z } from "zod";
import { defineCall } from "./call";
import { givenDay } from "./given-day";
import {
  GRIEVANCE_OUTCOMES,
  GRIEVANCE_STATES,
  GRIEVANCE_STEPS,
  GRIEVANCE_TOPICS,
  REPORTER_RELATIONS,
} from "./grievance-words";

const id = z.int().positive();
const AREA = "grievances";
const COUNT = { permission: "grievance:statistics" } as const;
const READ = { permission: "grievance:read" } as const;
const MANAGE = { permission: "grievance:manage" } as const;
const ofTarget = z.object({ targetId: z.string().max(20) });
const ofReport = z.object({ reportId: z.string().max(20) });

const deadline = z.object({
  on: z.iso.date(),
  /** When it was done; null while it is not. */
  doneAt: z.iso.datetime().nullable(),
  overdue: z.boolean(),
});

export const grievanceReport = z.object({
  id,
  targetId: id,
  title: z.string(),
  topic: z.enum(GRIEVANCE_TOPICS),
  state: z.enum(GRIEVANCE_STATES),
  receivedOn: z.iso.date(),
  anonymous: z.boolean(),
  relation: z.enum(REPORTER_RELATIONS),
  /** The reporter hears that it came, within seven days of that (rule `grievance-deadlines`). */
  acknowledge: deadline,
  /** The reporter hears what was done, within three months of an acknowledgement in time, else of the last day for one. */
  feedback: deadline,
  outcome: z.enum(GRIEVANCE_OUTCOMES).nullable(),
  closedAt: z.iso.datetime().nullable(),
  version: id,
});
export type GrievanceReport = z.output<typeof grievanceReport>;

const step = z.object({
  step: z.enum(GRIEVANCE_STEPS),
  note: z.string(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
});

/** For who may not read reports: what there is and where it stands, nothing that tells what was said, or by whom. */
export const listedGrievanceReport = grievanceReport.extend({
  title: z.string().nullable(),
  relation: z.enum(REPORTER_RELATIONS).nullable(),
  anonymous: z.boolean().nullable(),
});
export type ListedGrievanceReport = z.output<typeof listedGrievanceReport>;

export const grievanceInFull = grievanceReport.extend({
  description: z.string(),
  /** Told to those who manage reports only (LkSG § 8(3): confidentiality); null for others and for who stays anonymous. */
  reporter: z.object({ name: z.string(), contact: z.string() }).nullable(),
  /** Oldest first. Notes are told to those who manage reports only. */
  steps: z.array(step),
  createdBy: z.string().nullable(),
});
export type GrievanceInFull = z.output<typeof grievanceInFull>;

export const listGrievanceReports = defineCall({
  name: "listGrievanceReports",
  area: AREA,
  summary: "List grievance reports about a target",
  description:
    "Open reports first, then by date, newest first. At most 500. Title and reporter are null without `grievance:read`.",
  method: "get",
  path: "/v2/targets/{targetId}/grievance-reports",
  access: COUNT,
  scope: "grievances:read",
  params: ofTarget,
  response: z.array(listedGrievanceReport),
});

export const readGrievanceReport = defineCall({
  name: "readGrievanceReport",
  area: AREA,
  summary: "Read a grievance report with its history",
  description: "Only users who manage reports see the reporter.",
  method: "get",
  path: "/v2/grievance-reports/{reportId}",
  access: READ,
  scope: "grievances:read",
  params: ofReport,
  response: grievanceInFull,
});

export const addGrievanceReport = defineCall({
  name: "addGrievanceReport",
  area: AREA,
  summary: "Record a grievance report about a target",
  description: "An anonymous report stores neither name nor contact.",
  method: "post",
  path: "/v2/targets/{targetId}/grievance-reports",
  access: MANAGE,
  scope: "grievances:write",
  params: ofTarget,
  body: z.object({
    title: z.string().trim().min(1).max(200),
    description: z.string().trim().min(1).max(20_000),
    topic: z.enum(GRIEVANCE_TOPICS),
    relation: z.enum(REPORTER_RELATIONS).default("unknown"),
    receivedOn: givenDay()
      .optional()
      .describe("Today unless said; at the latest tomorrow by UTC, which is today in the east"),
    reporter: z
      .object({ name: z.string().trim().max(200).default(""), contact: z.string().trim().max(500).default("") })
      .nullable()
      .default(null)
      .describe("null: anonymous"),
  }),
  bodyLimit: 256 * 1024,
  status: 201,
  response: grievanceInFull,
});

export const takeGrievanceStep = defineCall({
  name: "takeGrievanceStep",
  area: AREA,
  summary: "Process a grievance report",
  description:
    "409 `stale_version` with the current report after a concurrent change, 409 `closed` for a closed report, 409 `out_of_order` for an earlier state.",
  method: "post",
  path: "/v2/grievance-reports/{reportId}/steps",
  access: MANAGE,
  scope: "grievances:write",
  params: ofReport,
  body: z
    .object({
      step: z.enum(GRIEVANCE_STEPS),
      note: z.string().trim().max(5000).default(""),
      /** With `close` only: CSDDD Art. 14 asks for a reasoned decision. */
      outcome: z.enum(GRIEVANCE_OUTCOMES).nullable().default(null),
      version: id,
    })
    .refine(({ step, note }) => step === "examine" || step === "acknowledge" || note !== "", {
      path: ["note"],
      message: "says what was done, or why",
    })
    .refine(({ step, outcome }) => (step === "close") === (outcome !== null), {
      path: ["outcome"],
      message: "is needed to close, and only then",
    }),
  response: grievanceInFull,
});
