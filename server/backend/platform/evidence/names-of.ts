import { type SQL, sql } from "drizzle-orm";
import type { LedgerEntry } from "~/backend/contract/evidence";
import type { Tx } from "../db/database";

interface About {
  subjectType: string;
  subjectId: string;
}
type Name = LedgerEntry["about"];

/** How what these entries are about is called today; null for what is gone, or has no name of its own. */
export async function namesOf(tx: Tx, customerId: number, entries: readonly About[]): Promise<(of: About) => Name> {
  const asked = [...new Map(entries.filter(isNumbered).map((entry) => [keyOf(entry), entry])).values()];
  const names = new Map<string, Name>();
  if (asked.length > 0) {
    const list = asked.map(({ subjectType: type, subjectId: id }) => ({ type, id }));
    const { rows } = await tx.execute<Row>(sql`
      with asked as (select * from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as x(type text, id bigint))
      ${sql.join(sourcesOf(customerId), sql` union all `)}`);
    for (const { type, id, name, language, targetId } of rows) {
      const key = keyOf({ subjectType: type, subjectId: id });
      names.set(key, { name, language, targetId: targetId === null ? null : Number(targetId) });
    }
  }
  return (of) => names.get(keyOf(of)) ?? null;
}

interface Row extends Record<string, unknown> {
  type: string;
  id: string;
  name: string;
  language: string | null;
  targetId: string | null;
}

const keyOf = ({ subjectType, subjectId }: About): string => `${subjectType}:${subjectId}`;
const isNumbered = ({ subjectId }: About): boolean => /^[1-9]\d{0,14}$/.test(subjectId);

/** One query for each kind of thing that has a name; of what belongs to a target it is the target's. */
function sourcesOf(customerId: number): SQL[] {
  const none = sql`null::text as language, null::bigint as "targetId"`;
  const own = (table: SQL, name: SQL, type: string) => sql`
    select a.type, a.id::text, ${name} as name, ${none} from asked a
      join ${table} x on x.customer_id = ${customerId} and x.id = a.id where a.type = ${type}`;
  const visible = sql`(t.owner_id is null or t.owner_id = ${customerId})`;
  const ofTarget = (table: SQL, type: string) => sql`
    select a.type, a.id::text, t.name, null::text as language, t.id as "targetId" from asked a
      join ${table} x on x.customer_id = ${customerId} and x.id = a.id
      join targets t on t.id = x.target_id and ${visible} where a.type = ${type}`;
  return [
    sql`select a.type, a.id::text, e.title as name, e.language, null::bigint as "targetId" from asked a
          join alerts x on x.customer_id = ${customerId} and x.id = a.id
          join events e on e.id = x.event_id where a.type = 'alert'`,
    sql`select a.type, a.id::text, t.name, null::text as language, t.id as "targetId" from asked a
          join targets t on t.id = a.id and ${visible} where a.type in ('target', 'target-screening')`,
    sql`select a.type, a.id::text, f.name || ' → ' || t.name as name, ${none} from asked a
          join edges x on x.id = a.id and (x.owner_id is null or x.owner_id = ${customerId})
          join targets f on f.id = x.from_id and (f.owner_id is null or f.owner_id = ${customerId})
          join targets t on t.id = x.to_id and ${visible} where a.type in ('edge', 'supplier')`,
    sql`select a.type, a.id::text, f.original_filename as name, ${none} from asked a
          join documents x on x.customer_id = ${customerId} and x.id = a.id
          join document_files f on f.customer_id = ${customerId} and f.mapped_filename = x.mapped_filename
          where a.type = 'document'`,
    own(sql`actions`, sql`x.title`, "action"),
    own(sql`action_templates`, sql`x.title`, "action-template"),
    own(sql`collections`, sql`x.name`, "collection"),
    own(sql`teams`, sql`x.name`, "team"),
    own(sql`users`, sql`x.firstname || ' ' || x.lastname`, "user"),
    own(sql`imports`, sql`x.file_name`, "import"),
    own(sql`alert_rules`, sql`x.name`, "alert-rule"),
    own(sql`topics`, sql`x.name`, "topic"),
    own(sql`lexicon_entries`, sql`x.name`, "lexicon-row"),
    own(sql`alert_labels`, sql`x.name`, "alert-label"),
    ofTarget(sql`questionnaires`, "questionnaire"),
    ofTarget(sql`external_scores`, "external-score"),
    ofTarget(sql`sanctions_matches`, "sanctions-match"),
    ofTarget(sql`supplier_proposals`, "supplier-proposal"),
    ofTarget(sql`grievance_reports`, "grievance-report"),
  ];
}
