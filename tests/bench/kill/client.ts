import { setTimeout as wait } from "node:timers/promises";
import { seconds } from "~/time/duration";

/** One write that a client makes: sent again under the same idempotency key it has one effect. */
export interface Step {
  /** Names the write; no other has the same. */
  key: string;
  send(server: Server): Promise<Response>;
}

export interface Server {
  address: string;
  token: string;
}

export interface Journal {
  acknowledged: number;
  /** The write whose answer never came, or was "not now": it may have happened or not. */
  interrupted: Step | undefined;
}

/** Makes one write after the other until the server or its database is gone, or it is enough. Throws when the server answers no. */
export async function writeUntilGone(
  server: Server,
  steps: Iterable<Step>,
  { enough, onWritten }: { enough: AbortSignal; onWritten(): void },
): Promise<Journal> {
  let acknowledged = 0;
  for (const step of steps) {
    if (enough.aborted) break;
    const response = await step.send(server).catch(() => undefined);
    if (!response || response.status === 503) return { acknowledged, interrupted: step };
    if (!response.ok) throw new Error(`${step.key}: ${response.status} ${await response.text()}`);
    acknowledged += 1;
    onWritten();
  }
  return { acknowledged, interrupted: undefined };
}

/** Sends an interrupted write again, as a careful client does. */
export async function retry(server: Server, step: Step): Promise<void> {
  const response = await step.send(server);
  if (!response.ok) throw new Error(`Retried ${step.key}: ${response.status} ${await response.text()}`);
}

export async function signIn(address: string): Promise<string> {
  const body = JSON.stringify({ email: "admin@nordwind.example", password: "tierwatch-demo" });
  const response = await call({ address, token: "" }, "POST", "session", { body });
  if (!response.ok) throw new Error(`Sign-in: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

/** Waits until the server says that it should be sent requests; answers after how long (ms). Throws after a minute. */
export async function untilReady(address: string): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < seconds(60)) {
    const { ok } = await fetch(`${address}/readyz`).catch(() => ({ ok: false }));
    if (ok) return performance.now() - began;
    await wait(20);
  }
  throw new Error("The server was not ready again within a minute");
}

interface Sent {
  body?: string | Uint8Array;
  key?: string;
  type?: string;
}

/** As a machine would: the answer counts only once its whole body is there. */
export async function call(
  { address, token }: Server,
  method: string,
  path: string,
  { body, key, type = "application/json" }: Sent = {},
): Promise<Response> {
  const ask = () =>
    fetch(`${address}/api/v2/${path}`, {
      method,
      headers: {
        origin: address,
        ...(body && { "content-type": type }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { "idempotency-key": key }),
      },
      body: body as string,
    });
  // As browsers do when a connection that was kept turns out to be closed: after a refused upload it is.
  const response = await (method === "GET" ? ask().catch(ask) : ask());
  return new Response(await response.arrayBuffer(), { status: response.status });
}
