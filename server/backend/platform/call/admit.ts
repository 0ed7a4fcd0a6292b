import { hasToChangePassword, todayOf } from "~/access/after-sign-in";
import type { Session } from "~/backend/contract/session";
import { isConfidential } from "../../../middleware/confidential";
import { refusals } from "../../../middleware/refusals";
import type { CallRate } from "./call-rate";
import type { Caller } from "./caller";
import type { BackendDeps } from "./deps";
import type { Handler } from "./handler";
import { Refusal } from "./refusal";
import { holds, requirePermission, scopeMissing } from "./require-permission";

/** What is needed beside what handlers do: whose token it is; null for one that opens nothing. */
export interface ServeDeps extends BackendDeps {
  sessionOf(deps: BackendDeps, token: string): Promise<Session | null>;
  /** Of this process, however the calls come. */
  rate: CallRate;
}

/** The session of who may make this call. Throws the refusal of everybody else. */
export async function admit(
  { call }: Pick<Handler, "call">,
  caller: Pick<Caller, "token" | "session" | "requestId">,
  deps: ServeDeps,
): Promise<Session> {
  const session = caller.session ?? (caller.token ? await deps.sessionOf(deps, caller.token) : null);
  if (!session) throw new Refusal(401, "not_signed_in", "Sign in first", undefined, { "www-authenticate": "Bearer" });
  deps.rate.count(session);
  if (call.whenPasswordOver !== "open" && call.access !== "public" && isOver(session)) {
    throw new Refusal(403, "password_expired", "The password has run out; set a new one");
  }
  try {
    if (session.apiTokenId !== undefined) requireScope(call, session);
    if (typeof call.access === "object") requirePermission(session, call.access.permission);
  } catch (error) {
    if (error instanceof Refusal) tellRefusal(error, call, session, { ...caller, ...deps });
    throw error;
  }
  return session;
}

function tellRefusal(
  { code }: Refusal,
  { name, path }: Handler["call"],
  { user, apiTokenId }: Session,
  { logger, requestId }: Pick<Caller, "requestId"> & Pick<ServeDeps, "logger">,
): void {
  const told = { by: code, of: name, userId: user.id, keyId: apiTokenId };
  refusals.tell(logger, isConfidential(path) ? told : { ...told, requestId });
}

/** A key makes the calls of its scopes and no others; what has no scope is a person's. */
function requireScope({ scope }: Handler["call"], session: Session): void {
  if (scope === undefined) throw new Refusal(403, "not_for_machines", "This needs a person who is signed in");
  if (!holds(session, scope)) throw scopeMissing(scope);
}

/** A key is no password: it goes on with the account, and has an end of its own. */
export function isOver({ user, apiTokenId }: Session): boolean {
  return apiTokenId === undefined && hasToChangePassword(user, todayOf(new Date()));
}
