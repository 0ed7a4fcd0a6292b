import { and, eq } from "drizzle-orm";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { actions } from "../../platform/db/schema/actions";
import { lockActions } from "./action-columns";
import { change } from "./change-action";
import { type Changed, undoOf } from "./change-actions";

type Asked = AskedBySession & { tx: Tx };

/** What undoing needs: the action as it was, and which one completing it started. */
export interface Completed {
  action: Changed;
  started: number[];
}

/** Completes one action by its own rules, so that it can be taken back. */
export async function complete(asked: Asked, id: number): Promise<Completed> {
  const { tx, scope } = asked;
  const read = async () => (await lockActions(tx, scope.customerId, [id])).get(id);
  const before = await read();
  if (!before) throw notFound("action");
  const followers = await followersOf(asked, id);
  await change(asked, id, { metaStatus: "Completed", version: before.version });
  const after = await read();
  if (!after) throw notFound("action");
  const started = (await followersOf(asked, id)).filter((one) => !followers.includes(one));
  return { action: undoOf({ before, after }), started };
}

async function followersOf({ tx, scope }: Asked, id: number): Promise<number[]> {
  const of = and(eq(actions.customerId, scope.customerId), eq(actions.followsId, id));
  return (await tx.select({ id: actions.id }).from(actions).where(of)).map((row) => row.id);
}
