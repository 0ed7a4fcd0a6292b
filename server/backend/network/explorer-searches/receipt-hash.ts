import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import type { explorerSnapshots } from "../../platform/db/schema/explorer-searches";

export type StoredReceipt = typeof explorerSnapshots.$inferSelect;

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Of the numbers in their order, separated by commas, in lower-case hex. */
export const hashOfIds = (ids: readonly number[]): string => sha256(ids.join());

/** Of all that a receipt says, as JSON in the one spelling of RFC 8785. The numbers of the targets are in it by their hash, made anew. */
export function hashOfReceipt({ foundIds, keptAt, idsHash: _, ...said }: Omit<StoredReceipt, "id">): string {
  const { customerId, searchId, searchName, userId, isPersonal, filter, collections, ...found } = said;
  const { perspective, total, isExact, told, ruleVersions } = found;
  const content = {
    ...{ customerId, searchId, searchName, userId, isPersonal, filter, collections },
    ...{ perspective, total, isExact, told, ruleVersions, keptAt: keptAt.toISOString(), idsHash: hashOfIds(foundIds) },
  };
  // As it comes out of the database: without fields that are undefined.
  return sha256(canonicalize(JSON.parse(JSON.stringify(content))) ?? "");
}
