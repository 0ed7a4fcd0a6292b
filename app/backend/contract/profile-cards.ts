import { z } from "zod";
import { META_STATUSES } from "./alert-words";
import { defineCall } from "./call";
import { minimums } from "./delivery";
import { PROFILE_COUNTED } from "./profile";
import { contactAddress } from "./target-contacts";

const id = z.int().positive();

/** Work that is open, the next due first. */
const openTask = z.object({
  id,
  title: z.string(),
  typeId: z.string(),
  metaStatus: z.enum(META_STATUSES),
  dueOn: z.iso.date().nullable(),
  assignees: z.array(z.object({ name: z.string() })),
});

const endingDocument = z.object({
  id,
  documentType: z.string(),
  customText: z.string().nullable(),
  /** Its last day; of one that has run out, too. */
  validUntil: z.iso.date(),
  /** Somebody has been asked for a new one. */
  isRenewed: z.boolean(),
});

const openMatch = z.object({
  matchedName: z.string(),
  entityName: z.string(),
  listTitle: z.string(),
  listVersion: z.int().positive(),
  /** 0 to 1. */
  score: z.number().min(0).max(1),
});

export const profileCards = z.object({
  tasks: z.object({ open: z.int().min(0).max(PROFILE_COUNTED), next: z.array(openTask) }),
  /** Of those that are shown on the target: what has run out in the last 30 days or ends within 120. */
  documents: z.array(endingDocument),
  /** Null where the asker may not screen, and for what no list can name. */
  sanctions: z
    .object({
      state: z.enum(["Required", "Pending", "Screened", "NotPossible"]).nullable(),
      status: z.enum(["Direct", "Indirect", "None", "Unreviewed"]).nullable(),
      screenedAt: z.iso.datetime().nullable(),
      /** The likeliest that waits for a decision. */
      match: openMatch.nullable(),
    })
    .nullable(),
  /** Null where nobody of the customer follows it. */
  followed: z.object({ at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
  /** From which priority on the asker gets its alerts by e-mail; null where nobody of the customer follows it. */
  delivery: minimums.nullable(),
  /** Whom one would write to; null where there is nobody, and where the asker may not read contacts. */
  contact: contactAddress.nullable(),
});
export type ProfileCards = z.output<typeof profileCards>;

export const readProfileCards = defineCall({
  name: "readProfileCards",
  area: "profile",
  summary: "Read a target's open work, expiring documents, sanctions and contact",
  description: "Up to four open actions and four documents; what the asker may not read is null.",
  method: "get",
  path: "/v2/targets/{targetId}/cards",
  access: "signed-in",
  scope: "network:read",
  params: z.object({ targetId: z.string().max(20) }),
  response: profileCards,
});
