import { z } from "zod";
import { seconds } from "~/time/duration";
import { defineCall } from "./call";
import { networkTarget } from "./collection-targets";
import { MOST_CHANGES_TOLD, MOST_TOLD } from "./explorer-search-words";
import { keptFilter } from "./explorer-searches";
import { MOST_FOUND } from "./explorer-words";
import { pageOf, pageQuery } from "./page";

const id = z.int().positive();
const count = z.int().nonnegative();
const named = z.object({ id, name: z.string() });

export const explorerReceipt = z.object({
  id,
  search: named.nullable().describe("The saved search that was run, by its name then; it may be deleted"),
  keptBy: named,
  keptAt: z.iso.datetime(),
  isPersonal: z.boolean().describe("It asks for a personal collection: only who kept it may open it"),
  filter: z.record(z.string(), z.string()),
  collections: z.array(named).describe("Those of the filter, by their names then"),
  total: count,
  isExact: z.boolean().describe("False: more than 10,000 names have the words, and the total is the least"),
});
export type ExplorerReceipt = z.output<typeof explorerReceipt>;

export const receiptTarget = networkTarget.pick({
  ...{
    id: true,
    name: true,
    type: true,
    ctype: true,
    country: true,
    city: true,
    industry: true,
    size: true,
    own: true,
  },
  ...{ tier: true, following: true, score: true, risk: true, sanctions: true, foreignSystems: true },
});

const changed = z.object({ count, targets: z.array(named).max(MOST_CHANGES_TOLD) });

export const receiptPage = explorerReceipt.extend({
  perspective: z.string().describe("Under which risk and score are told"),
  targets: z.array(receiptTarget).max(MOST_TOLD).describe("The first by name, with what was known then"),
  hashed: count.max(MOST_FOUND).describe("How many numbers `idsHash` is made of: the first by name"),
  idsHash: z.string().describe("SHA-256 of the targets' numbers by name, separated by commas"),
  ruleVersions: z.record(z.string(), z.array(z.string())),
  ledger: z
    .object({
      seq: id,
      at: z.iso.datetime(),
      hash: z.string(),
      isSound: z.boolean().describe("The record is as it was hashed, and the receipt is what the record says"),
    })
    .nullable(),
  changes: z
    .object({ new: changed, gone: changed })
    .nullable()
    .describe("What the same search finds today; null where either has more than 10,000 matches"),
});
export type ExplorerReceiptPage = z.output<typeof receiptPage>;

const params = z.object({ receiptId: z.coerce.number().int().positive() });
const AREA = "targets";

export const keepExplorerReceipt = defineCall({
  name: "keepExplorerReceipt",
  area: AREA,
  summary: "Keep what a search finds now as a receipt",
  description:
    "Of a saved search, or of a filter: without both, of all targets. Its hash goes into the evidence ledger; no call changes or deletes a receipt.",
  method: "post",
  path: "/v2/explorer/receipts",
  access: { permission: "explorer:save" },
  scope: "network:write",
  body: z
    .object({ filter: keptFilter.optional(), searchId: id.optional() })
    .refine(({ filter, searchId }) => filter === undefined || searchId === undefined, {
      path: ["filter"],
      message: "A saved search has its own filter",
    }),
  status: 201,
  timeout: seconds(30),
  response: explorerReceipt,
});

export const listExplorerReceipts = defineCall({
  name: "listExplorerReceipts",
  area: AREA,
  summary: "List receipts of the explorer, the newest first",
  description: "Counted exactly up to 1,000. `searchId`: only those of a saved search.",
  method: "get",
  path: "/v2/explorer/receipts",
  access: "signed-in",
  scope: "network:read",
  query: z.object({ ...pageQuery, searchId: z.coerce.number().int().positive().optional() }),
  response: pageOf(explorerReceipt),
});

export const readExplorerReceipt = defineCall({
  name: "readExplorerReceipt",
  area: AREA,
  summary: "Read a receipt, its ledger record, and changes since",
  method: "get",
  path: "/v2/explorer/receipts/{receiptId}",
  access: "signed-in",
  scope: "network:read",
  params,
  timeout: seconds(30),
  response: receiptPage,
});

export const exportExplorerReceipt = defineCall({
  name: "exportExplorerReceipt",
  area: AREA,
  summary: "Export the targets of a receipt as CSV",
  description: "As they were known then, in the user's language; at most 1,000.",
  method: "get",
  path: "/v2/explorer/receipts/{receiptId}/export",
  access: "signed-in",
  scope: "network:read",
  params,
  mediaType: "text/csv",
  response: z.string(),
});
