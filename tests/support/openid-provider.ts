import { createServer } from "node:http";
import Provider from "oidc-provider";

export interface OpenIdProvider {
  issuer: string;
  /**
   * Goes where the product sends a browser, signs in there as `email`, agrees, and answers the address that the browser
   * is sent back to. An address that begins with `unverified` is told as not confirmed.
   */
  signIn(location: string, email: string): Promise<string>;
  stop(): Promise<void>;
}

export const CLIENT = { clientId: "tierwatch", clientSecret: "a secret of the tests, long enough" };

/** A real OpenID Connect provider on a free port of this machine, which asks for PKCE. */
export async function startOpenIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  const server = createServer((request, response) => provider.callback()(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [redirectUri] }],
    clientAuthMethods: ["client_secret_basic", "client_secret_post"],
    clientDefaults: { token_endpoint_auth_method: "client_secret_post" },
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    cookies: { keys: ["a key of the tests"] },
    pkce: { required: () => true },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email: accountId, email_verified: !accountId.startsWith("unverified") }),
    }),
  });
  return {
    issuer,
    signIn: (location, email) => walk(location, email, redirectUri),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A browser with cookies, and somebody who fills in the provider's two forms. */
async function walk(location: string, email: string, redirectUri: string): Promise<string> {
  const cookies = new Map<string, string>();
  const ask = async (url: string, body?: Record<string, string>): Promise<Response> => {
    const response = await fetch(url, {
      method: body ? "POST" : "GET",
      redirect: "manual",
      headers: { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") },
      body: body && new URLSearchParams(body),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    return response;
  };
  let url = location;
  let response = await ask(url);
  for (let step = 0; step < 12; step += 1) {
    const next = response.headers.get("location");
    if (next) {
      url = new URL(next, url).href;
      if (url.startsWith(redirectUri)) return url;
      response = await ask(url);
      continue;
    }
    const page = await response.text();
    const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
    if (!action) throw new Error(`The provider shows no form at ${url}: ${response.status} ${page.slice(0, 300)}`);
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? "";
    url = new URL(action, url).href;
    response = await ask(url, prompt === "login" ? { prompt, login: email, password: "x" } : { prompt });
  }
  throw new Error("The provider does not come to an end");
}
