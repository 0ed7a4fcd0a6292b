import { z } from "zod";
import { defineCall } from "./call";
import { pageOf, pageQuery } from "./page";
import { RISK_NAMES } from "./score-words";
import { DELIVERING_TYPES, PROPOSAL_STATES } from "./supplier-words";
import { targetType } from "./targets";

const id = z.int().positive();
const ofTarget = z.object({ targetId: z.string().max(20) });
const ofSupplier = z.object({ targetId: z.string().max(20), edgeId: z.string().max(20) });
const FOLLOW = { permission: "targets:follow" } as const;
const AREA = "profile";

export const supplier = z.object({
  /** Of the relation. */
  edgeId: id,
  id,
  name: z.string(),
  targetType,
  ctype: z.string(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  type: z.enum(DELIVERING_TYPES),
  source: z.enum(["Customer", "Customs", "Media", "Prediction"]),
  scope: z.enum(["Private", "Shared", "Public"]),
  probability: z.number().min(0).max(1),
  shipments: z.int().nullable(),
  lastShipmentOn: z.string().nullable(),
  hsCodes: z.array(z.string()),
  mediaLinks: z.array(z.string()),
  /** Told by the customer itself, which may change it. */
  own: z.boolean(),
  following: z.boolean(),
  /** Under the asker's own perspective. */
  score: z.number().min(0).max(100).nullable(),
  risk: z.enum(RISK_NAMES),
  version: id,
});
export type Supplier = z.output<typeof supplier>;

export const listSuppliers = defineCall({
  name: "listSuppliers",
  area: AREA,
  summary: "List the suppliers of a target by name",
  description: "Without rejected relationships. Counted up to 5,000.",
  method: "get",
  path: "/v2/targets/{targetId}/suppliers",
  access: "signed-in",
  scope: "network:read",
  params: ofTarget,
  query: z.object(pageQuery),
  response: pageOf(supplier),
});

export const readSupplier = defineCall({
  name: "readSupplier",
  area: AREA,
  summary: "Read one supplier relationship of a target",
  method: "get",
  path: "/v2/targets/{targetId}/suppliers/{edgeId}",
  access: "signed-in",
  scope: "network:read",
  params: ofSupplier,
  response: supplier,
});

const content = {
  type: z.enum(DELIVERING_TYPES),
  hsCodes: z
    .array(z.string().regex(/^\d{2,6}$/, "an HS code of 2 to 6 digits"))
    .max(50)
    .default([]),
};

export const addSupplier = defineCall({
  name: "addSupplier",
  area: AREA,
  summary: "Add a supplier to a target",
  description: "409 `edge_exists` when the customer has added it already.",
  method: "post",
  path: "/v2/targets/{targetId}/suppliers",
  access: FOLLOW,
  scope: "network:write",
  params: ofTarget,
  body: z.object({ supplierId: id, ...content }),
  status: 201,
  response: supplier,
});

export const changeSupplier = defineCall({
  name: "changeSupplier",
  area: AREA,
  summary: "Change a supplier relationship that the customer added",
  description:
    "409 `stale_version` with the current one after a concurrent change; 409 `not_own` for relationships from other sources.",
  method: "put",
  path: "/v2/targets/{targetId}/suppliers/{edgeId}",
  access: FOLLOW,
  scope: "network:write",
  params: ofSupplier,
  body: z.object({ ...content, version: id }),
  response: supplier,
});

export const removeSupplier = defineCall({
  name: "removeSupplier",
  area: AREA,
  summary: "Remove a supplier relationship that the customer added",
  description: "The ledger keeps it. 409 `not_own` for relationships from other sources.",
  method: "delete",
  path: "/v2/targets/{targetId}/suppliers/{edgeId}",
  access: FOLLOW,
  scope: "network:write",
  params: ofSupplier,
  status: 204,
  response: z.void(),
});

export const supplierProposal = z.object({
  id,
  name: z.string(),
  country: z.string().nullable(),
  website: z.string().nullable(),
  comment: z.string(),
  state: z.enum(PROPOSAL_STATES),
  proposedBy: z.string().nullable(),
  proposedAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
  /** The target that was made of it. */
  supplierId: id.nullable(),
  version: id,
});
export type SupplierProposal = z.output<typeof supplierProposal>;

export const listSupplierProposals = defineCall({
  name: "listSupplierProposals",
  area: AREA,
  summary: "List proposed suppliers of a target",
  description: "Open proposals first, then by date, newest first. At most 100.",
  method: "get",
  path: "/v2/targets/{targetId}/supplier-proposals",
  access: "signed-in",
  scope: "network:read",
  params: ofTarget,
  response: z.array(supplierProposal),
});

export const proposeSupplier = defineCall({
  name: "proposeSupplier",
  area: AREA,
  summary: "Propose a supplier that is no target yet",
  description: "409 `too_many` when 100 are open.",
  method: "post",
  path: "/v2/targets/{targetId}/supplier-proposals",
  access: FOLLOW,
  scope: "network:write",
  params: ofTarget,
  body: z.object({
    name: z.string().trim().min(1).max(200),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, "ISO 3166-1 alpha-2")
      .nullable()
      .default(null),
    website: z
      .url({ protocol: /^https?$/ })
      .max(300)
      .nullable()
      .default(null),
    comment: z.string().trim().max(2000).default(""),
  }),
  status: 201,
  response: supplierProposal,
});

export const decideSupplierProposal = defineCall({
  name: "decideSupplierProposal",
  area: AREA,
  summary: "Accept or reject a proposed supplier",
  description:
    "Accepting creates a target of the customer and the relationship; rejecting needs a reason. 409 `stale_version` when it was decided already.",
  method: "put",
  path: "/v2/targets/{targetId}/supplier-proposals/{proposalId}",
  access: { permission: "collections:manage" },
  scope: "network:write",
  params: z.object({ targetId: z.string().max(20), proposalId: z.string().max(20) }),
  body: z
    .object({
      decision: z.enum(["accepted", "rejected"]),
      reason: z.string().trim().max(2000).nullable().default(null),
      version: id,
    })
    .refine(({ decision, reason }) => decision === "accepted" || Boolean(reason), {
      path: ["reason"],
      message: "is needed to reject",
    }),
  response: supplierProposal,
});
