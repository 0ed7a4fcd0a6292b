import { sql } from "drizzle-orm";
import { ownSuffix, shippedFacts } from "../../news/model/reading-model";
import { readersNow } from "../../news/read-item";
import { textArray } from "../load-known";

/** What the verdicts of the owner of a reading `r` taught, as `k`: nothing of public texts, and nothing beside another model. */
export const correctionsOfOwner = () => sql`
  left join reading_corrections k on k.customer_id = r.owner_id and k.model = ${shippedFacts().name}`;

/** Whether none of today's readers has read it: the rules and the shipped model, corrected where its owner's verdicts taught something. */
export function isReadOtherwise() {
  const readers = textArray(readersNow(shippedFacts()));
  return sql`
    case when k.hash is null then r.reader <> all(${readers})
         else r.reader <> all(select name || ${ownSuffix("")}::text || k.hash from unnest(${readers}) name) end`;
}
