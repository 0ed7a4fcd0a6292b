import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";

/**
 * Brings `targets.screening_hash` in line with what screening compares: type, country, names and identifiers. For whoever
 * changes one of them; call it last, in the same transaction. A target whose hash is right already is not written.
 * What another customer added to a public target is no part of it, or its hash would tell of that customer.
 */
export async function refreshScreeningHashes(tx: Tx, targetIds: readonly number[]): Promise<void> {
  if (targetIds.length === 0) return;
  const hash = hashOf(sql`target`);
  await tx.execute(sql`
    update targets as target set screening_hash = ${hash}
     where id = any(${sql.param([...targetIds])}::bigint[]) and screening_hash is distinct from ${hash}`);
}

interface Screened {
  type: string;
  country?: string | null | undefined;
  /** Its own name among them. */
  names: readonly { kind: string; text: string }[];
  identifiers: readonly { system: string; value: string }[];
}

/** The same of a target that is about to be written, so that it is written once: `hashOf` in the words of JavaScript. */
export function screeningHashOf({ type, country, names, identifiers }: Screened): string {
  const named = inOrder(names.map(({ kind, text }) => [kind, text]));
  const known = inOrder(identifiers.map(({ system, value }) => [system, value]));
  return createHash("sha256")
    .update([type, country ?? "", named, known].join(PART))
    .digest("hex");
}

const PART = "\u001e";
const UNIT = "\u001f";

/** Each once, by their bytes as the database's collation "C" has it. */
function inOrder(pairs: [string, string][]): string {
  const once = new Map(pairs.map((pair) => [pair.join(UNIT), pair]));
  const sorted = [...once.values()].sort((a, b) => byBytes(a[0], b[0]) || byBytes(a[1], b[1]));
  return sorted.map((pair) => pair.join(UNIT)).join(UNIT);
}

const byBytes = (a: string, b: string): number => (a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b)));

function hashOf(target: SQL): SQL {
  const unit = sql`chr(31)`;
  return sql`encode(sha256(convert_to(concat_ws(chr(30), ${target}.type, coalesce(${target}.country, ''),
    (select string_agg(kind || ${unit} || text, ${unit} order by kind collate "C", text collate "C")
       from target_names where target_id = ${target}.id and owner_id is not distinct from ${target}.owner_id),
    coalesce((select string_agg(system || ${unit} || value, ${unit} order by system collate "C", value collate "C")
       from target_identifiers where target_id = ${target}.id and owner_id is not distinct from ${target}.owner_id), '')
  ), 'UTF8')), 'hex')`;
}
