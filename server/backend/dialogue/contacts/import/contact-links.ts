import { sql } from "drizzle-orm";
import { MOST_CONTACTS } from "~/backend/contract/contact-words";
import type { ContactCandidate } from "../../../intake/imports/kinds/contacts/contact";
import type { Links, Settled } from "../../../intake/imports/kinds/linked/links";
import { described } from "../../../intake/imports/rows/row-cells";
import type { ImportKey } from "../../../intake/imports/run/import-key";
import type { RowRemark } from "../../../intake/imports/run/remark-rows";
import type { Tx } from "../../../platform/db/database";
import { readableAddress } from "../readable-address";
import { keyOf, storedContacts } from "./stored-contacts";
import { takeContactsBack } from "./take-contacts-back";
import { writeContacts } from "./write-contacts";

/** Whom to write to about targets: the same address of a target is one contact. */
export const contactLinks: Links = {
  async settle(tx, key, rows) {
    const contacts = rows as readonly ContactCandidate[];
    const stored = await storedContacts(tx, key.customerId, contacts);
    return new Map(
      contacts.map((row): [number, Settled] => {
        const state = stored.get(keyOf(row))?.state;
        if (state === undefined) return [row.row, { state: "create", reasons: [] }];
        // It may be that somebody asked to be removed: whoever imports has to know.
        if (state === "left")
          return [row.row, { state: "create", reasons: [{ key: "imports:ends.contactLeft", params: {} }] }];
        const isClosed = state === "bounced" || state === "opted-out";
        const reason = { key: isClosed ? "imports:ends.contactClosed" : "imports:ends.contactExists", params: {} };
        return [row.row, { state: "join", reasons: [reason] }];
      }),
    );
  },
  conflicts: beyondTheMost,
  saysWhy: true,
  write: (tx, key, rows) => writeContacts(tx, key, rows as readonly ContactCandidate[]),
  takeBack: takeContactsBack,
  thingOf: ({ says }) => `contact:${readableAddress((says as ContactCandidate["says"]).email).toLowerCase()}`,
};

/** Rows that would give a target more contacts than it can have: those of the decision that is made now, the last ones of the file among them, then of all. */
async function beyondTheMost(tx: Tx, { customerId, importId }: ImportKey): Promise<RowRemark[]> {
  const { rows } = await tx.execute<{ row: number }>(sql`
    with told as (
      select row, (candidate #>> '{ends,0,targetId}')::bigint as target,
             dense_rank() over (partition by candidate #>> '{ends,0,targetId}' order by late, first) as place
        from (select r.*, min(row) over one as first, bool_and(coalesce((r.before->>'of')::int = i.revision, false)) over one as late
                from import_rows r join imports i on i.customer_id = r.customer_id and i.id = r.import_id
               where r.customer_id = ${customerId} and r.import_id = ${importId} and r.state = 'create'
                 and candidate #>> '{ends,0,targetId}' is not null
              window one as (partition by candidate #>> '{ends,0,targetId}', lower(candidate #>> '{says,email}'))) r)
    select row from told t
     where t.place + (select count(*) from target_contacts c where c.customer_id = ${customerId} and c.target_id = t.target
                         and c.state <> 'left') > ${MOST_CONTACTS}
     order by row`);
  const reasons = [
    { column: null, title: null, field: null, ...described("tooManyContacts"), params: { most: MOST_CONTACTS } },
  ];
  return rows.map(({ row }) => ({ row, state: "refused", reasons }));
}
