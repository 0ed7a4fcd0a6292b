import type { Tx } from "../db/database";
import { admit, isOver, type ServeDeps } from "./admit";
import type { Caller } from "./caller";
import type { BackendDeps } from "./deps";
import type { Asked, Handler } from "./handler";
import { isTaken, onceByKey } from "./idempotency";
import { Refusal } from "./refusal";

/** A handler whose answer is plain data, and whose input is, too. */
export type PlainHandler = Exclude<Handler, { form: "file" | "linked-file" | "stream" }>;

export function isPlain(handler: Handler): handler is PlainHandler {
  return handler.form !== "file" && handler.form !== "linked-file" && handler.form !== "stream";
}

/**
 * Runs a handler for its caller and answers what it answers; what it throws is thrown. `read` reads and checks the input; strangers
 * are refused before theirs is looked at.
 */
export async function perform(
  handler: PlainHandler,
  caller: Caller,
  read: () => object | Promise<object>,
  deps: ServeDeps,
): Promise<unknown> {
  const { database } = deps;
  const asked = askedBy(caller, deps);
  if (handler.form === "public") return handler.run({ ...asked, database, ...(await read()) });
  if (handler.form === "anybody" && caller.token === null) {
    const visitor = { ...asked, session: null, customerId: null, ...(await read()) };
    return database.asVisitor((tx) => handler.run({ ...visitor, tx }));
  }
  const session = await admit(handler, caller, deps);
  const scope = { customerId: session.user.customer.id, userId: session.user.id };
  const input = await read();
  if (handler.form === "anybody" && isOver(session)) {
    const visitor = { ...asked, session: null, customerId: null, ...input };
    return database.asVisitor((tx) => handler.run({ ...visitor, tx }));
  }
  if (handler.form === "anybody") {
    const known = { ...asked, session, customerId: scope.customerId, ...input };
    return database.readAsCustomer(scope, asked.requestId, (tx) => handler.run({ ...known, tx }));
  }
  if (handler.form === "session") return handler.run({ ...asked, session, scope, ...input });
  const attempt = { scope, call: handler.call, key: caller.idempotencyKey, input };
  const isRepeat = handler.prepare !== undefined && (await isTaken(database, attempt));
  const prepared = isRepeat ? null : await handler.prepare?.({ ...asked, session, scope, ...input });
  const run = (tx: Tx) => handler.run({ ...asked, session, scope, tx, prepared, ...input });
  if (handler.call.method === "get") return database.readAsCustomer(scope, asked.requestId, run);
  const runOnce = async (tx: Tx) => {
    // The key was forgotten in this moment: what was to be prepared, such as a password's check, was not.
    if (isRepeat) throw new Refusal(409, "already_done", "This was done already");
    return run(tx);
  };
  return database.asCustomer(scope, (tx) => onceByKey(tx, attempt, () => runOnce(tx)));
}

export function askedBy({ requestId, clientAddress, userAgent }: Caller, deps: BackendDeps): Asked {
  return { deps, requestId, clientAddress, userAgent };
}
