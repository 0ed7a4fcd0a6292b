import type { BackendTransport } from "~/backend/transport";
import { builtPages } from "./built-pages";
import { SAME_ORIGIN, testApp } from "./node-server";
import { EMAILS, PASSWORD } from "./personas";

export type Fields = Record<string, string>;

/** The built pages as a browser without a script uses them, each persona by its own cookies. */
export interface PlainForms<P extends keyof typeof EMAILS> {
  app: ReturnType<typeof testApp>;
  cookies: Record<P, string>;
  get(path: string, cookie: string): Promise<Response>;
  /** A list of pairs where a field comes several times. */
  post(path: string, form: Fields | [string, string][], cookie: string): Promise<Response>;
}

/** Signs these personas in by the form. */
export async function plainForms<P extends keyof typeof EMAILS>(
  backend: BackendTransport,
  personas: readonly P[],
): Promise<PlainForms<P>> {
  const { pages } = await builtPages();
  const app = testApp({ pages, backend });
  const post = async (path: string, form: Fields | [string, string][], cookie: string) =>
    app.request(path, {
      method: "POST",
      headers: { ...SAME_ORIGIN, cookie, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(form),
    });
  const cookies = {} as Record<P, string>;
  for (const persona of personas) {
    const entered = await post("/login", { email: EMAILS[persona], password: PASSWORD }, "");
    cookies[persona] = entered.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
  }
  return { app, cookies, get: async (path, cookie) => app.request(path, { headers: { cookie } }), post };
}
