import { MOST_TOLD } from "~/backend/contract/explorer-search-words";
import type { ExplorerSearch } from "~/backend/contract/explorer-searches";
import { actorOf } from "../../people/session/actor";
import type { ReceiptTarget } from "../../platform/db/schema/explorer-searches";
import { explorerSnapshots } from "../../platform/db/schema/explorer-searches";
import { appendEvidence } from "../../platform/evidence/ledger";
import { readTargets } from "../collections/targets/read-targets";
import { collectionsOf } from "./collections-of";
import { type AskedFor, idsOf, matchesOf } from "./matches";
import { hashOfIds, hashOfReceipt } from "./receipt-hash";
import { ruleVersionsOf } from "./rule-versions";

/** As the ledger names it. */
export const RECEIPT = "explorer-receipt";

interface Kept {
  /** Without an order. */
  filter: ExplorerSearch["filter"];
  /** The saved search that is run. */
  search: { id: number; name: string } | null;
}

/** Writes down what a filter finds now, and its hash into the ledger. Answers the receipt's number. */
export async function keepReceipt(asked: AskedFor, { filter, search }: Kept): Promise<number> {
  const { tx, scope, session } = asked;
  const matches = await matchesOf(asked, filter);
  const ids = idsOf(matches);
  const first = matches.places.slice(0, MOST_TOLD);
  const viewer = { customerId: scope.customerId, session };
  const targets = await readTargets(tx, viewer, matches.risk, first);
  const { perspective } = matches.risk;
  const firstIds = first.map(({ id }) => id);
  const receipt = {
    customerId: scope.customerId,
    searchId: search?.id ?? null,
    searchName: search?.name ?? null,
    userId: session.user.id,
    keptAt: new Date(),
    ...(await collectionsOf(asked, filter)),
    filter,
    perspective,
    total: matches.total,
    isExact: matches.isExact,
    foundIds: ids,
    idsHash: hashOfIds(ids),
    told: targets.map(toldOf),
    ruleVersions: await ruleVersionsOf(tx, { customerId: scope.customerId, perspective, ids: firstIds }),
  };
  const [row] = await tx.insert(explorerSnapshots).values(receipt).returning({ id: explorerSnapshots.id });
  if (!row) throw new Error("An inserted receipt is not there");
  const { total, isExact, idsHash, ruleVersions } = receipt;
  const after = { search, filter, total, isExact, idsHash, ruleVersions, contentHash: hashOfReceipt(receipt) };
  const subject = { actor: actorOf(session), subjectType: RECEIPT, subjectId: String(row.id) };
  await appendEvidence(tx, scope.customerId, [{ ...subject, kind: `${RECEIPT}.kept`, after }]);
  return row.id;
}

function toldOf(target: ReceiptTarget): ReceiptTarget {
  const { id, name, type, ctype, country, city, industry, size, own, tier, following, score, risk } = target;
  const { sanctions, foreignSystems } = target;
  return {
    ...{ id, name, type, ctype, country, city, industry, size, own, tier, following, score, risk },
    ...{ sanctions, foreignSystems },
  };
}
