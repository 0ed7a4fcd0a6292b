import type pg from "pg";
import type { EvidenceRecord } from "../../server/backend/platform/evidence/chain";
import { genesisOf, linkHash } from "../../server/backend/platform/evidence/chain";
import { withOwner } from "./database-cluster";

/** What somebody can do to a ledger who owns the database: the triggers are theirs, and the hashes anybody's to compute. */
export function ledgerAttacks(connection: pg.PoolConfig) {
  const asAttacker = (run: (client: pg.Client) => Promise<unknown>) =>
    withOwner(connection, async (client) => {
      await client.query("begin; set local session_replication_role = replica");
      await run(client);
      await client.query("commit");
    });
  const setHead = (client: pg.Client, customerId: number, seq: number, hash: string) =>
    client.query("update evidence_heads set seq = $2, hash = $3 where customer_id = $1", [customerId, seq, hash]);
  return {
    /** All records gone, and the head as if there never was one. */
    empty: (customerId: number) =>
      asAttacker(async (client) => {
        await client.query("delete from evidence where customer_id = $1", [customerId]);
        await setHead(client, customerId, 0, genesisOf(customerId).hash);
      }),
    /** The records after number `seq` gone, and the head set back to it. */
    cut: (customerId: number, seq: number) =>
      asAttacker(async (client) => {
        await client.query("delete from evidence where customer_id = $1 and seq > $2", [customerId, seq]);
        const last = "select hash from evidence where customer_id = $1 and seq = $2";
        const { rows } = await client.query<{ hash: string }>(last, [customerId, seq]);
        await setHead(client, customerId, seq, rows[0]?.hash ?? "");
      }),
    /** Record number `seq` with another reason, and every hash from there on made anew. */
    rewrite: (customerId: number, seq: number) =>
      asAttacker(async (client) => {
        const { rows } = await client.query(RECORDS, [customerId, seq]);
        let { prevHash } = rows[0] as EvidenceRecord;
        for (const row of rows as (EvidenceRecord & { at: string | Date })[]) {
          const record = { ...row, seq: Number(row.seq), at: new Date(row.at).toISOString(), prevHash };
          const forged = record.seq === seq ? { ...record, reason: "somebody else's" } : record;
          const hash = linkHash(forged);
          const change =
            "update evidence set reason = $3, prev_hash = $4, hash = $5 where customer_id = $1 and seq = $2";
          await client.query(change, [customerId, record.seq, forged.reason, prevHash, hash]);
          prevHash = hash;
        }
        await client.query("update evidence_heads set hash = $2 where customer_id = $1", [customerId, prevHash]);
      }),
    /** Record number `seq` with another reason, and no hash made anew. */
    alter: (customerId: number, seq: number) =>
      asAttacker((client) =>
        client.query("update evidence set reason = 'x' where customer_id = $1 and seq = $2", [customerId, seq]),
      ),
    /** The head set back, and the records after it left where they are. */
    setHeadBack: (customerId: number, seq: number) =>
      asAttacker(async (client) => {
        const set = `update evidence_heads head set seq = record.seq, hash = record.hash from evidence record
          where head.customer_id = $1 and record.customer_id = $1 and record.seq = $2`;
        await client.query(set, [customerId, seq]);
      }),
    /** The customer and everything about it gone. */
    removeCustomer: (customerId: number) =>
      asAttacker(async (client) => {
        for (const table of ["evidence", "evidence_heads"])
          await client.query(`delete from ${table} where customer_id = $1`, [customerId]);
        await client.query("delete from customers where id = $1", [customerId]);
      }),
  };
}

const RECORDS = `select seq, at, actor, subject_type "subjectType", subject_id "subjectId", kind, before, after, reason,
  rule_version "ruleVersion", prev_hash "prevHash" from evidence where customer_id = $1 and seq >= $2 order by seq`;
