/** A server of the product, as its analyst: by cookie for pages, by token for calls. */
export interface Client {
  address: string;
  headers: Record<string, string>;
  /** A page's text; throws when it is not there. */
  page(path: string): Promise<string>;
  call<T>(path: string, init?: { method: string; body?: object }): Promise<T>;
}

export async function signIn(address: string): Promise<Client> {
  const email = "analyst@bench.example";
  const password = "tierwatch-demo";
  const form = await fetch(`${address}/login`, {
    method: "POST",
    headers: { origin: address, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ email, password }),
    redirect: "manual",
  });
  const cookie = form.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const session = await fetch(`${address}/api/v2/session`, {
    method: "POST",
    headers: { origin: address, "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await session.json()) as { token?: string };
  if (form.status >= 400 || cookie === "" || !token) throw new Error(`Sign-in: ${form.status}, ${session.status}`);
  const headers = { cookie };
  const read = async (url: string, init: RequestInit) => {
    const response = await fetch(address + url, { redirect: "manual", ...init });
    const text = await response.text();
    if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 300)}`);
    return text;
  };
  return {
    address,
    headers,
    page: (path) => read(path, { headers }),
    call: async (path, init) => {
      const { body, ...rest } = init ?? {};
      const own = { authorization: `Bearer ${token}`, origin: address, "content-type": "application/json" };
      return JSON.parse(await read(`/api${path}`, { ...rest, headers: own, body: body && JSON.stringify(body) }));
    },
  };
}
