/** One write of a help entry that a client made, and the version that it makes of it. */
export interface Write {
  key: string;
  version: number;
  body: string;
}

export interface Journal {
  acknowledged: Write[];
  /** The write whose answer never came: it may have happened or not. */
  interrupted: Write | undefined;
}

/** Adds an entry and changes it, over and over, until the server is gone. Throws when the server answers no. */
export async function writeUntilGone(
  address: string,
  token: string,
  { round, client }: { round: number; client: number },
): Promise<Journal> {
  const acknowledged: Write[] = [];
  for (let number = 0; ; number++) {
    const version = (number % 5) + 1;
    const key = `round-${round}.client-${client}.entry-${Math.floor(number / 5)}`;
    const write = { key, version, body: `Written as number ${number}` };
    const response = await send(address, token, write).catch(() => undefined);
    if (!response) return { acknowledged, interrupted: write };
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    acknowledged.push(write);
  }
}

/** Sends an interrupted write again, as a careful client does: with the same idempotency key it has one effect. */
export async function retry(address: string, token: string, write: Write): Promise<void> {
  const response = await send(address, token, write);
  const { version } = (await response.json()) as { version?: number };
  if (!response.ok || version !== write.version) {
    throw new Error(`Retried ${JSON.stringify(write)}: ${response.status}, version ${version}`);
  }
}

export async function signIn(address: string): Promise<string> {
  const response = await call(address, "POST", "session", {
    email: "admin@nordwind.example",
    password: "tierwatch-demo",
  });
  if (!response.ok) throw new Error(`Sign-in: ${response.status} ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return token;
}

export async function entriesOf(address: string, token: string): Promise<Map<string, Write>> {
  const response = await call(address, "GET", "context-help?locale=en", undefined, {
    authorization: `Bearer ${token}`,
  });
  if (!response.ok) throw new Error(`Reading back: ${response.status} ${await response.text()}`);
  const entries = (await response.json()) as Write[];
  return new Map(entries.map((entry) => [entry.key, entry]));
}

function send(address: string, token: string, { key, version, body }: Write): Promise<Response> {
  const entry = { locale: "en", title: `Help on ${key}`, body };
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": `${key}.${version}` };
  if (version === 1) return call(address, "POST", "context-help", { key, ...entry }, headers);
  return call(address, "PUT", `context-help/${key}`, { ...entry, version: version - 1 }, headers);
}

/** As a machine would: the answer counts only once its whole body is there. */
async function call(
  address: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(`${address}/api/v2/${path}`, {
    method,
    headers: { origin: address, "content-type": "application/json", ...headers },
    body: body && JSON.stringify(body),
  });
  return new Response(await response.text(), { status: response.status });
}
