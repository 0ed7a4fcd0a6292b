import { exportSanctionsMatches, listAllSanctionsMatches, type MatchFilter } from "~/backend/contract/sanctions-review";
import { findCollection } from "../../../network/collections/stored-collection";
import { type AskedBySession, answer, answerStream, type Handler } from "../../../platform/call/handler";
import type { Tx } from "../../../platform/db/database";
import { readCursor } from "../../../platform/evidence/cursor";
import { exportFile } from "./export-file";
import { countReview, type ReviewAsked, readReview } from "./read-review";

/** Beyond this many the total is "1000+", as of the ledger. */
const COUNTED_AT_MOST = 1000;

export const sanctionsReviewHandlers: Handler[] = [
  answer(listAllSanctionsMatches, async (asked) => {
    const { size, after, ...filter } = asked.query;
    await requireSeen(asked, asked.tx, filter);
    const { customerId } = asked.scope;
    const page: ReviewAsked = { ...filter, customerId, after: after ? readCursor(after) : null, size: size + 1 };
    const matches = await readReview(asked.tx, page);
    const counted = await countReview(asked.tx, page, COUNTED_AT_MOST);
    const content = matches.slice(0, size);
    const totalElements = Math.min(counted, COUNTED_AT_MOST);
    return {
      content,
      number: 0,
      numberOfElements: content.length,
      totalElements,
      totalPages: Math.ceil(totalElements / size),
      totalIsExact: counted <= COUNTED_AT_MOST,
      after: matches.length > size ? String(content.at(-1)?.id) : null,
    };
  }),

  answerStream(exportSanctionsMatches, async (asked) => {
    const { format, ...filter } = asked.query;
    const { database, scope, session } = asked;
    await database.asCustomer(scope, (tx) => requireSeen(asked, tx, filter));
    return exportFile(database, scope, filter, { format, language: session.user.language });
  }),
];

/** A collection that is not there for the asker says nothing of its targets: 404. */
async function requireSeen(
  { scope, session }: Pick<AskedBySession, "scope" | "session">,
  tx: Tx,
  { collectionId }: MatchFilter,
): Promise<void> {
  if (collectionId) await findCollection(tx, { customerId: scope.customerId, session }, collectionId);
}
