import { sql } from "drizzle-orm";
import { followTargets, unfollowTargets } from "~/backend/contract/following";
import { actorOf } from "../../people/session/actor";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { appendEvidence } from "../../platform/evidence/ledger";
import { countCollected, placesIn, putIn, takeOut } from "../collections/membership";
import { follow, unfollow } from "../monitored/follow";
import { fillable, requireFillable } from "./changes/require-collections";

export const followingHandlers: Handler[] = [
  answer(followTargets, async (asked) => {
    const { tx, scope, body } = asked;
    await requireVisible(tx, scope.customerId, body.targetIds);
    await requireFillable(asked, body.collectionIds);
    const { followed, ids } = await follow(tx, scope.customerId, body.targetIds, { userId: scope.userId });
    const collected = placesIn(await putIn(tx, scope, body.targetIds, body.collectionIds ?? []));
    await record(asked, "target.followed", ids);
    return { followed, collected };
  }),

  answer(unfollowTargets, async (asked) => {
    const { tx, scope, body } = asked;
    await requireVisible(tx, scope.customerId, body.targetIds);
    if (body.collectionIds) {
      await requireFillable(asked, body.collectionIds);
      const uncollected = placesIn(await takeOut(tx, scope.customerId, body.targetIds, body.collectionIds));
      return { unfollowed: 0, uncollected, remaining: 0 };
    }
    const uncollected = placesIn(await takeOut(tx, scope.customerId, body.targetIds, await fillable(asked)));
    const { unfollowed, ids } = await unfollow(tx, scope.customerId, body.targetIds);
    await record(asked, "target.unfollowed", ids);
    return { unfollowed, uncollected, remaining: await countCollected(tx, scope.customerId, body.targetIds) };
  }),
];

async function requireVisible(tx: Tx, customerId: number, targetIds: readonly number[]): Promise<void> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from targets
     where id = any(${sql.param([...targetIds])}::bigint[]) and (owner_id is null or owner_id = ${customerId})`);
  if (rows[0]?.n !== new Set(targetIds).size) throw notFound("target");
}

async function record(
  { tx, scope, session }: AskedBySession & { tx: Tx },
  kind: "target.followed" | "target.unfollowed",
  ids: readonly number[],
): Promise<void> {
  const followed = kind === "target.followed";
  const entries = ids.map((id) => ({
    actor: actorOf(session),
    subjectType: "target",
    subjectId: String(id),
    kind,
    before: { followed: !followed },
    after: { followed },
  }));
  if (entries.length > 0) await appendEvidence(tx, scope.customerId, entries);
}
