import { readSession, type Session } from "~/backend/contract/session";
import { BACKEND_BASE, type BackendTransport } from "~/backend/transport";
import { withDeadline } from "~/time/deadline";

export type ResolvedSession =
  | { state: "signed-in"; session: Session }
  | { state: "signed-out" }
  | { state: "too-many" }
  | { state: "unavailable"; why: unknown };

/**
 * Asks the backend whose token it is. `backend` carries the token. Only a plain 401 signs out; 429 is for who asks too often; a backend that is away,
 * slow (`timeout` in ms) or answers something else leaves open who the user is.
 */
export async function resolveSession(backend: BackendTransport, timeout: number): Promise<ResolvedSession> {
  try {
    return await withDeadline(timeout, (signal) => ask(backend, signal));
  } catch (why) {
    return { state: "unavailable", why };
  }
}

async function ask(backend: BackendTransport, signal: AbortSignal): Promise<ResolvedSession> {
  const direct = await backend.direct?.(readSession, {});
  if (direct) {
    const { status, body } = direct;
    if (status === 401) return { state: "signed-out" };
    if (status === 429) return { state: "too-many" };
    if (status !== readSession.status) throw new Error(`${readSession.name} answered ${status}`);
    return { state: "signed-in", session: body as Session };
  }
  const response = await backend(new Request(BACKEND_BASE + readSession.path, { signal }));
  if (response.status === 401 || response.status === 429) {
    await response.body?.cancel();
    return { state: response.status === 401 ? "signed-out" : "too-many" };
  }
  if (response.status !== readSession.status) throw new Error(`${readSession.name} answered ${response.status}`);
  return { state: "signed-in", session: readSession.response.parse(await response.json()) };
}
