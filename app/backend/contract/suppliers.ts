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
  summary:
    "Who delivers to a target, by name; relations that somebody rejected are left out. The first 5,000 are counted",
  method: "get",
  path: "/v2/targets/{targetId}/suppliers",
  access: "signed-in",
  params: ofTarget,
  query: z.object(pageQuery),
  response: pageOf(supplier),
});

export const readSupplier = defineCall({
  name: "readSupplier",
  area: AREA,
  summary: "One relation of a target to who delivers to it",
  method: "get",
  path: "/v2/targets/{targetId}/suppliers/{edgeId}",
  access: "signed-in",
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
  summary: "Tell that somebody delivers to a target; 409 `edge_exists` where the customer has told so already",
  method: "post",
  path: "/v2/targets/{targetId}/suppliers",
  access: FOLLOW,
  params: ofTarget,
  body: z.object({ supplierId: id, ...content }),
  status: 201,
  response: supplier,
});

export const changeSupplier = defineCall({
  name: "changeSupplier",
  area: AREA,
  summary:
    "Change what the customer told of a relation; 409 `stale_version` with the current one, 409 `not_own` for what others told",
  method: "put",
  path: "/v2/targets/{targetId}/suppliers/{edgeId}",
  access: FOLLOW,
  params: ofSupplier,
  body: z.object({ ...content, version: id }),
  response: supplier,
});

export const removeSupplier = defineCall({
  name: "removeSupplier",
  area: AREA,
  summary: "Take back what the customer told; the ledger keeps it. 409 `not_own` for what others told",
  method: "delete",
  path: "/v2/targets/{targetId}/suppliers/{edgeId}",
  access: FOLLOW,
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
  summary: "Suppliers that nobody knew and somebody proposed: what waits first, then the newest; 100 at most",
  method: "get",
  path: "/v2/targets/{targetId}/supplier-proposals",
  access: "signed-in",
  params: ofTarget,
  response: z.array(supplierProposal),
});

export const proposeSupplier = defineCall({
  name: "proposeSupplier",
  area: AREA,
  summary: "Propose a supplier that is no target yet. 409 `too_many` where 100 wait",
  method: "post",
  path: "/v2/targets/{targetId}/supplier-proposals",
  access: FOLLOW,
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
  summary:
    "Accept a proposal, which makes a target of the customer's own and the relation, or reject it with a reason. 409 `stale_version` once it is decided",
  method: "put",
  path: "/v2/targets/{targetId}/supplier-proposals/{proposalId}",
  access: { permission: "collections:manage" },
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
