import { z } from "zod";
import { minutes } from "~/time/duration";
import { LONGEST_STEP } from "./action-words";
import { defineCall } from "./call";
import { givenDay } from "./given-day";
import { knownOr } from "./known-of";
import { plainName } from "./plain-name";
import { requestLink } from "./requests";
import {
  CLOSED_CONTACTS,
  LONGEST_PLAN_TEXT,
  LONGEST_WHO,
  MOST_MEASURES,
  PLAN_LANGUAGES,
  PLAN_STATES,
} from "./supplier-plan-words";
import { writtenAddress } from "./written-address";

const id = z.int().positive();
const day = z.iso.date();
const MANAGE = { permission: "actions:manage" } as const;
const AREA = "actions";
const ofAction = z.object({ actionId: z.coerce.number().int().positive() });
const ofPlan = z.object({ planId: z.coerce.number().int().positive() });

const measure = z.object({
  title: z.string(),
  dueOn: day,
  who: z.string(),
  /** When the supplier said that it is done. */
  doneAt: z.iso.datetime().nullable(),
});

/** What both sides read of a plan. */
const plan = {
  title: z.string(),
  /** The day of the action when it was sent. */
  actionDueOn: day.nullable(),
  message: z.string(),
  /** The last day to answer (UTC). */
  dueOn: day,
  state: z.enum(PLAN_STATES),
  cause: z.string(),
  measures: z.array(measure),
  proposedBy: z.string().nullable(),
  proposedAt: z.iso.datetime().nullable(),
  /** Why it was returned last. */
  returnReason: z.string().nullable(),
  proofs: z.array(z.object({ documentId: id, name: z.string(), at: z.iso.datetime() })),
  version: id,
};

export const supplierPlan = z.object({
  id,
  ...plan,
  target: z.object({ id, name: z.string() }),
  contact: z.object({ email: z.string(), name: z.string(), language: knownOr(PLAN_LANGUAGES, "en") }),
  sentBy: z.string().nullable(),
  sentAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  /** Since when the supplier has it; null while it is not theirs to act. */
  waitingSince: z.iso.datetime().nullable(),
});
export type SupplierPlan = z.output<typeof supplierPlan>;

export const listSupplierPlans = defineCall({
  name: "listSupplierPlans",
  area: AREA,
  summary: "List an action's plans with suppliers, newest first",
  description: "`recipients`: whom one can be sent to, for who manages actions.",
  method: "get",
  path: "/v2/actions/{actionId}/plans",
  access: "signed-in",
  scope: "due-diligence:read",
  params: ofAction,
  response: z.object({
    plans: z.array(supplierPlan),
    recipients: z.array(
      z.object({
        targetId: id,
        target: z.string(),
        email: z.string(),
        name: z.string(),
        language: knownOr(PLAN_LANGUAGES, "en"),
      }),
    ),
  }),
});
export type SupplierPlans = z.output<typeof listSupplierPlans.response>;

export const sendPlan = defineCall({
  name: "sendPlan",
  area: AREA,
  summary: "Ask a supplier for a corrective plan",
  description: `To a contact of a target of the action. The contact reads the action's title and due date, the target's name and \`message\`. 409 \`confidential\` for a confidential action without \`confirmed\`, \`already_open\`, \`over\`, ${CLOSED_CONTACTS.map((code) => `\`${code}\``).join(" and ")}; 422 for another target or contact.`,
  method: "post",
  path: "/v2/actions/{actionId}/plans",
  access: MANAGE,
  scope: "due-diligence:write",
  params: ofAction,
  body: z.object({
    targetId: id,
    email: writtenAddress(),
    language: z.enum(PLAN_LANGUAGES),
    message: z.string().trim().min(1).max(LONGEST_PLAN_TEXT),
    dueOn: givenDay().describe("The last day to answer, a year from now at most"),
    confirmed: z.boolean().default(false).describe("That the contact may read the title of a confidential action"),
  }),
  status: 201,
  response: supplierPlan,
});

export const decidePlan = defineCall({
  name: "decidePlan",
  area: AREA,
  summary: "Accept a supplier's plan, or return it",
  description:
    "Accepted, its measures become steps of the action, whose due date moves to the last of them. Returned, the supplier has two weeks at least. 409 `not_proposed`, `over`, `too_many_steps`; 409 `stale_version` with the current plan.",
  method: "put",
  path: "/v2/plans/{planId}/decision",
  access: MANAGE,
  scope: "due-diligence:write",
  params: ofPlan,
  body: z
    .object({
      accept: z.boolean(),
      reason: z
        .string()
        .trim()
        .max(LONGEST_PLAN_TEXT)
        .default("")
        .describe("Why it is returned; mailed to the contact"),
      version: id,
    })
    .refine(({ accept, reason }) => accept || reason !== "", { path: ["reason"], message: "says why" }),
  response: supplierPlan,
});

export const revokePlan = defineCall({
  name: "revokePlan",
  area: AREA,
  summary: "Revoke a supplier's plan and its links",
  description: "409 `closed` for one that is accepted or revoked; 409 `stale_version` with the current plan.",
  method: "post",
  path: "/v2/plans/{planId}/revocation",
  access: MANAGE,
  scope: "due-diligence:write",
  params: ofPlan,
  body: z.object({ version: id }),
  response: supplierPlan,
});

export const linkedPlan = z.object({
  customer: z.string(),
  target: z.string(),
  /** Its action is over: nothing more is taken. */
  closed: z.boolean(),
  ...plan,
});
export type LinkedPlan = z.output<typeof linkedPlan>;

const ENDED = "404 for a wrong id or secret, after expiry, after revocation and for a contact who was removed.";

export const openLinkedPlan = defineCall({
  name: "openLinkedPlan",
  area: AREA,
  summary: "Read a corrective plan by its link",
  description: `Changes nothing. ${ENDED}`,
  method: "post",
  path: "/v2/requests/plan",
  access: "public",
  body: requestLink,
  response: linkedPlan,
});

export const proposePlan = defineCall({
  name: "proposePlan",
  area: AREA,
  summary: "Propose a corrective plan by its link",
  description: `Until it is reviewed it can be proposed anew. 409 \`closed\` once it is accepted; 409 \`stale_version\` with the current plan. ${ENDED}`,
  method: "put",
  path: "/v2/requests/plan",
  access: "public",
  body: requestLink.extend({
    cause: z.string().trim().min(1).max(LONGEST_PLAN_TEXT),
    measures: z
      .array(z.object({ title: plainName(LONGEST_STEP), dueOn: givenDay(), who: plainName(LONGEST_WHO) }))
      .min(1)
      .max(MOST_MEASURES),
    name: plainName(200).describe("Who proposes it"),
    version: id,
  }),
  response: linkedPlan,
});

export const reportPlanProgress = defineCall({
  name: "reportPlanProgress",
  area: AREA,
  summary: "Report measures of an accepted plan as done",
  description: `By their places; what is done stays done. 409 \`closed\` for a plan that is not accepted; 409 \`stale_version\` with the current plan. ${ENDED}`,
  method: "post",
  path: "/v2/requests/plan/progress",
  access: "public",
  body: requestLink.extend({ done: z.array(z.int().min(0).max(MOST_MEASURES)).max(MOST_MEASURES), version: id }),
  response: linkedPlan,
});

export const addPlanProof = defineCall({
  name: "addPlanProof",
  area: AREA,
  summary: "Send a file that proves a measure",
  description: `It becomes a document of the action. The link stands in the header, as \`Authorization: Link <requestId>.<secret>\`. Refused as \`sendDocumentFile\` refuses files; 409 \`too_many\`, 409 \`closed\` for a plan that is not accepted. ${ENDED}`,
  method: "post",
  path: "/v2/requests/plan/proofs",
  access: "public",
  // A sign that turns what follows would hide what kind of file it is.
  query: z.object({ fileName: plainName(255) }),
  takes: "application/octet-stream",
  timeout: minutes(5),
  status: 201,
  response: linkedPlan,
});
