import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { decisionKey } from "../../imports/run/decision-key";
import { storableJson } from "../../imports/run/storable-json";
import type { NamedLine } from "../reading/named-line";
import type { ListKey } from "../run/list-key";
import type { Judged } from "./judge-line";

/** Keeps what is known of lines, and decides those whose name was decided before: see `REMEMBERED`. */
export async function storeJudged(
  tx: Tx,
  { customerId, operationId }: ListKey,
  judged: readonly (NamedLine & Judged)[],
): Promise<void> {
  const lines = judged.map(({ line, said, state, score, candidates }) => ({
    ...{ line, state, score, candidates, key: decisionKey(said), numbered: numberedOf({ state, candidates }) },
  }));
  await tx.execute(sql`
    update name_list_lines l
       set state = j.state, score = j.score, candidates = j.candidates,
           decision = d.decision, target_id = d.target_id, remembered_at = d.decided_at, decided_at = d.decided_at
      from jsonb_to_recordset(${storableJson(lines)}::jsonb)
             as j(line int, state text, score real, candidates jsonb, key text, numbered bigint)
      left join lateral (${REMEMBERED}) d on true
     where l.customer_id = ${customerId} and l.operation_id = ${operationId} and l.line = j.line and l.state is null`);
}

/** Whom a line means by its number; null where it has none, or where that leads to nobody for sure. */
function numberedOf({ state, candidates: [first] }: Pick<Judged, "state" | "candidates">): number | null {
  const isNumbered = state === "found" && first?.reasons.some(({ key }) => key === "imports:duplicates.identifier");
  return (isNumbered && first?.id) || null;
}

/**
 * What a person said of the same name, country and town, here or in an import. A target counts for every line, as long as the customer sees it and
 * the line has no other target's number; that it is none of ours, or of no interest, only where somebody would be asked: else a list could lose what is
 * found without a word.
 */
const REMEMBERED = sql`
  select case i.decision when 'join' then 'target' when 'create' then 'none' else 'skip' end as decision, i.target_id, i.decided_at
    from import_decisions i
   where i.customer_id = nullif(current_setting('app.customer_id', true), '')::bigint and i.key = j.key
     and case i.decision when 'join' then coalesce(j.numbered, i.target_id) = i.target_id and exists (select from targets t where t.id = i.target_id)
                         when 'repeat' then false else j.state = 'several' end`;
