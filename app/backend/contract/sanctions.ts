import { z } from "zod";
import { defineCall, SELECTION_LIMIT } from "./call";
import { pageOf, pageQuery } from "./page";
import { MATCH_KINDS, MATCH_VERDICTS } from "./sanctions-words";
import { targetSelection } from "./target-selection";

const targetId = z.object({ targetId: z.string().max(20) });

/** Why a score is what it is: the contributions sum up to it. */
const reason = z.object({
  feature: z.enum([
    "name",
    "alias",
    "weak-alias",
    "words-missing",
    "words-differ",
    "number-differs",
    "misspelt",
    "transliterated",
    "abbreviated",
    "translated",
    "initial",
    "acronym",
    "joined",
    "reordered",
    "legal-form",
    "kind",
    "country",
    "date",
    "identifier",
  ]),
  contribution: z.number(),
  query: z.string(),
  candidate: z.string(),
});

const entry = {
  listName: z.string(),
  listTitle: z.string(),
  /** Of the list, in which the entry was found so. */
  listVersion: z.int().positive(),
  entityId: z.string(),
  entityName: z.string(),
  kind: z.enum(MATCH_KINDS),
  countries: z.array(z.string()),
  programs: z.array(z.string()),
  /** `YYYY-MM-DD` */
  listedOn: z.string().nullable(),
  /** The entry's name that matched best. */
  matchedName: z.string(),
  score: z.number().min(0).max(1),
  verdict: z.enum(MATCH_VERDICTS),
  reasons: z.array(reason),
};

export const MATCH_DECISIONS = ["accepted", "rejected", "undecided"] as const;
const decision = z.enum(MATCH_DECISIONS);
const status = z.enum(["Direct", "Indirect", "None", "Unreviewed"]);
const place = z.object({ id: z.int().positive(), name: z.string() });

export const targetSanctions = z.object({
  /** Companies that are screened for this target: itself and who owns it. 0 while screening is not activated. */
  requested: z.int().nonnegative(),
  /** How many of them have been screened. */
  received: z.int().nonnegative(),
  /** Those with an accepted match, the target itself first, then owners, then who delivers to it. */
  sanctionedCompanies: z.array(
    z.object({
      ...place.shape,
      relation: z.enum(["self", "owner", "supplier"]),
      /** From the target to the company, both left out. */
      path: z.array(place),
      matchId: z.int().positive(),
      listName: z.string(),
      entityName: z.string(),
    }),
  ),
  /** Null while nothing was screened. */
  status: status.nullable(),
  state: z.enum(["Required", "Pending", "Screened", "NotPossible"]).nullable(),
  requestedAt: z.iso.datetime().nullable(),
  screenedAt: z.iso.datetime().nullable(),
  /** Matches of the target itself that wait for a decision. */
  undecided: z.int().nonnegative(),
  /** Its owners, nearest first, with how many of their matches wait: a status may be Unreviewed for these alone. */
  undecidedOwners: z.array(place.extend({ undecided: z.int().positive() })),
});
export type TargetSanctions = z.output<typeof targetSanctions>;

export const readSanctions = defineCall({
  name: "readSanctions",
  area: "sanctions",
  summary: "Read a target's sanctions screening status",
  description: "Includes sanctioned companies connected to it.",
  method: "get",
  path: "/v2/sanctions/{targetId}",
  access: { permission: "sanctions:screen" },
  scope: "sanctions:read",
  params: targetId,
  response: targetSanctions,
});

export const activateSanctions = defineCall({
  name: "activateSanctions",
  area: "sanctions",
  summary: "Start screening a target and its owners",
  description: "409 `not_screenable` for targets that are neither company nor site.",
  method: "put",
  path: "/v2/sanctions/{targetId}/activate",
  access: { permission: "sanctions:screen" },
  scope: "sanctions:write",
  params: targetId,
  status: 204,
  response: z.void(),
});

export const activateManySanctions = defineCall({
  name: "activateManySanctions",
  area: "sanctions",
  summary: "Start screening many targets and their owners",
  description:
    "The targets listed, or all of a collection that match a filter, up to 10,000. Those that are screened already stay as they are; countries, industries and the like are left out. 422 `too_many`.",
  method: "post",
  path: "/v2/sanctions/activations",
  access: { permission: "sanctions:screen" },
  scope: "sanctions:write",
  body: z.object({ selection: targetSelection }),
  bodyLimit: SELECTION_LIMIT,
  response: z.object({
    activated: z.int().nonnegative(),
    screenedAlready: z.int().nonnegative(),
    leftOut: z.int().nonnegative().describe("Neither a company nor a site"),
  }),
});

export const sanctionsMatch = z.object({
  id: z.int().positive(),
  targetId: z.int().positive(),
  ...entry,
  ruleVersion: z.string(),
  decision,
  decidedBy: z.object({ id: z.int().positive(), name: z.string() }).nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decisionReason: z.string().nullable(),
  /** It was decided once, as told in `earlier`, but entry or target have changed since. */
  reopened: z.boolean(),
  earlier: z
    .object({
      decision,
      reason: z.string().nullable(),
      by: z.int().positive().nullable(),
      at: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Not found any more since. */
  closedAt: z.iso.datetime().nullable(),
  foundAt: z.iso.datetime(),
  version: z.int().positive(),
});
export type SanctionsMatch = z.output<typeof sanctionsMatch>;

export const listSanctionsMatches = defineCall({
  name: "listSanctionsMatches",
  area: "sanctions",
  summary: "List a target's sanctions matches",
  description: "Open matches before closed ones, then by score.",
  method: "get",
  path: "/v2/sanctions/{targetId}/matches",
  access: { permission: "sanctions:screen" },
  scope: "sanctions:read",
  params: targetId,
  query: z.object(pageQuery),
  response: pageOf(sanctionsMatch),
});

export const decideSanctionsMatch = defineCall({
  name: "decideSanctionsMatch",
  area: "sanctions",
  summary: "Decide whether a target is the listed entity",
  description:
    "409 `stale_version` with the current match after a concurrent change; 409 `match_closed` when the match no longer exists.",
  method: "put",
  path: "/v2/sanctions/matches/{matchId}",
  access: { permission: "sanctions:screen" },
  scope: "sanctions:write",
  params: z.object({ matchId: z.string().max(20) }),
  body: z
    .object({ decision, reason: z.string().trim().max(2000).nullable(), version: z.int().positive() })
    .refine((body) => body.decision === "undecided" || Boolean(body.reason), {
      path: ["reason"],
      message: "is needed to accept or to reject",
    }),
  response: sanctionsMatch,
});

export const sanctionsCandidate = z.object(entry);
export type SanctionsCandidate = z.output<typeof sanctionsCandidate>;

export const searchSanctions = defineCall({
  name: "searchSanctions",
  area: "sanctions",
  summary: "Search a name in all sanctions lists",
  description: "Candidates by score, with the reasons.",
  method: "post",
  path: "/v2/sanctions/search",
  access: { permission: "sanctions:screen" },
  scope: "sanctions:read",
  body: z.object({
    name: z.string().trim().min(1).max(400),
    country: z
      .string()
      .regex(/^[A-Za-z]{2}$/, "an ISO 3166-1 alpha-2 code")
      .optional(),
    identifiers: z
      .array(z.object({ system: z.string().max(40).default(""), value: z.string().min(1).max(100) }))
      .max(20)
      .optional(),
    kind: z.enum(["organization", "person", "other"]).optional(),
  }),
  response: z.object({
    candidates: z.array(sanctionsCandidate),
    /** What was looked through. */
    lists: z.array(z.object({ name: z.string(), version: z.int().positive() })),
    ruleVersion: z.string(),
  }),
});
