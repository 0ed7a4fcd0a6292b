import { sql } from "drizzle-orm";
import type { TargetInfo } from "~/backend/contract/target-info";
import { recordChange } from "../../people/people/record-change";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound, Refusal, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";

type Content = Pick<TargetInfo, "website" | "employees" | "size" | "contact">;

/** The target has to be visible. */
export async function readInfo(tx: Tx, targetId: number): Promise<TargetInfo> {
  const { rows } = await tx.execute<Omit<TargetInfo, "contact"> & { email: string; phone: string }>(sql`
    select website, employees, size, coalesce(details->>'email', '') as email, coalesce(details->>'phone', '') as phone,
           owner_id is not null as own, version
      from targets where id = ${targetId}`);
  const [row] = rows;
  if (!row) throw notFound("target");
  const { email, phone, ...facts } = row;
  return { ...facts, contact: { email, phone } };
}

/**
 * Changes a target of the customer's own and has its scores computed again, which its size counts in. Names and place stay: they
 * are what events and lists are matched with. Throws 409 `not_own`, `stale_version`.
 */
export async function changeInfo(
  asked: AskedBySession & { tx: Tx },
  targetId: number,
  { version, website, employees, size, contact }: Content & { version: number },
): Promise<TargetInfo> {
  const { tx, scope } = asked;
  await tx.execute(sql`select from targets where id = ${targetId} and owner_id = ${scope.customerId} for update`);
  const before = await readInfo(tx, targetId);
  if (!before.own) throw new Refusal(409, "not_own", "It is not the customer's own");
  if (before.version !== version) throw staleVersion(before);
  await tx.execute(sql`
    update targets set website = ${website}, employees = ${employees}::int, size = ${size}, version = version + 1,
           details = details || ${JSON.stringify(contact)}::jsonb, updated_at = now()
     where id = ${targetId} and owner_id = ${scope.customerId}`);
  await tx.execute(sql`
    insert into scores_due (customer_id, target_id) values (${scope.customerId}, ${targetId}) on conflict do nothing`);
  const after = await readInfo(tx, targetId);
  await recordChange(asked, "target.changed", targetId, before, after);
  return after;
}
