import { sql } from "drizzle-orm";
import type { SupplierProposal } from "~/backend/contract/suppliers";
import { createTargets } from "../../../network/targets/create-targets";
import { recordChange } from "../../../people/people/record-change";
import { actorOf } from "../../../people/session/actor";
import type { AskedBySession } from "../../../platform/call/handler";
import { notFound, Refusal, staleVersion } from "../../../platform/call/refusal";
import type { Tx } from "../../../platform/db/database";
import { appendEvidence } from "../../../platform/evidence/ledger";
import { addSupplier } from "./change-suppliers";

type Asked = AskedBySession & { tx: Tx };

const MOST = 100;

/** What waits first, then the newest. */
export async function readProposals(tx: Tx, customerId: number, targetId: number): Promise<SupplierProposal[]> {
  return select(tx, customerId, sql`p.target_id = ${targetId} order by p.state <> 'Pending', p.id desc limit ${MOST}`);
}

/** Throws 409 where too many wait for an answer. */
export async function propose(
  asked: Asked,
  targetId: number,
  { name, country, website, comment }: Pick<SupplierProposal, "name" | "country" | "website" | "comment">,
): Promise<SupplierProposal> {
  const { tx, scope } = asked;
  const { rows: waiting } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from supplier_proposals
     where customer_id = ${scope.customerId} and target_id = ${targetId} and state = 'Pending'`);
  if ((waiting[0]?.n ?? 0) >= MOST) throw new Refusal(409, "too_many", `${MOST} proposals wait already`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into supplier_proposals (customer_id, target_id, name, country, website, comment, proposed_by)
    values (${scope.customerId}, ${targetId}, ${name}, ${country}, ${website}, ${comment}, ${scope.userId}) returning id`);
  const after = await read(tx, scope.customerId, targetId, Number(rows[0]?.id));
  await recordChange(asked, "supplier-proposal.made", after.id, null, { targetId, ...after });
  return after;
}

/** Accepted, it becomes a target of the customer's own that delivers. Throws 404, and 409 once it is decided. */
export async function decide(
  asked: Asked,
  { targetId, id }: { targetId: number; id: number },
  { decision, reason, version }: { decision: "accepted" | "rejected"; reason: string | null; version: number },
): Promise<SupplierProposal> {
  const { tx, scope, session } = asked;
  const { customerId, userId } = scope;
  await tx.execute(sql`select from supplier_proposals where customer_id = ${customerId} and id = ${id} for update`);
  const before = await read(tx, customerId, targetId, id);
  if (before.version !== version || before.state !== "Pending") throw staleVersion(before);
  const supplierId = decision === "accepted" ? await makeSupplier(asked, targetId, before) : null;
  await tx.execute(sql`
    update supplier_proposals set state = ${decision === "accepted" ? "Completed" : "Rejected"}, decided_by = ${userId}::bigint,
      decided_at = now(), reason = ${reason}, supplier_id = ${supplierId}::bigint, version = version + 1
    where customer_id = ${customerId} and id = ${id}`);
  const after = await read(tx, customerId, targetId, id);
  await appendEvidence(tx, customerId, [
    {
      actor: actorOf(session),
      subjectType: "supplier-proposal",
      subjectId: String(id),
      kind: "supplier-proposal.decided",
      before: { targetId, ...before },
      after: { targetId, ...after },
      reason,
    },
  ]);
  return after;
}

async function makeSupplier(
  asked: Asked,
  targetId: number,
  { name, country, website }: SupplierProposal,
): Promise<number> {
  const made = {
    ownerId: asked.scope.customerId,
    type: "organization",
    ctype: "company",
    name,
    country,
    website,
  } as const;
  const [supplierId = 0] = await createTargets(asked.tx, [made]);
  await addSupplier(asked, targetId, { supplierId, type: "Supplier", hsCodes: [] });
  return supplierId;
}

async function read(tx: Tx, customerId: number, targetId: number, id: number): Promise<SupplierProposal> {
  const [proposal] = await select(tx, customerId, sql`p.id = ${id} and p.target_id = ${targetId}`);
  if (!proposal) throw notFound("proposal");
  return proposal;
}

async function select(tx: Tx, customerId: number, where: ReturnType<typeof sql>): Promise<SupplierProposal[]> {
  const { rows } = await tx.execute<SupplierProposal & Record<string, unknown>>(sql`
    select p.id::float8 as id, p.name, p.country, p.website, p.comment, p.state, p.proposed_at as "proposedAt",
           p.decided_at as "decidedAt", p.reason, p.supplier_id::float8 as "supplierId", p.version,
           (select concat_ws(' ', u.firstname, u.lastname) from users u
             where u.customer_id = p.customer_id and u.id = p.proposed_by) as "proposedBy",
           (select concat_ws(' ', u.firstname, u.lastname) from users u
             where u.customer_id = p.customer_id and u.id = p.decided_by) as "decidedBy"
      from supplier_proposals p where p.customer_id = ${customerId} and ${where}`);
  return rows.map(({ proposedAt, decidedAt, ...row }) => ({
    ...row,
    proposedAt: new Date(proposedAt).toISOString(),
    decidedAt: decidedAt && new Date(decidedAt).toISOString(),
  }));
}
