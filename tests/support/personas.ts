import { callBackend } from "~/backend/client.server";
import { signIn } from "~/backend/contract/session";
import type { BackendTransport } from "~/backend/transport";
import type { OpenTransport } from "./both-ways";

export const PASSWORD = "tierwatch-demo";

export const EMAILS = {
  analyst: "analyst@nordwind.example",
  manager: "manager@nordwind.example",
  admin: "admin@nordwind.example",
  viewer: "viewer@nordwind.example",
  /** Somebody of another customer, who must never see what is Nordwind's. */
  stranger: "analyst@suedstern.example",
  strangeAdmin: "admin@suedstern.example",
} as const;
export type Persona = keyof typeof EMAILS;

/** Customers with some hundred alerts, one for each way of running the browser: their analysts change what they see. */
export const FEED_CUSTOMERS = {
  js: "feed-js",
  "no-js": "feed-plain",
  keys: "feed-keys",
  // Of the journey that decides about twenty alerts one by one: another one's decision would take the next from under it.
  keyboard: "feed-keyboard",
} as const;

/** A customer with more targets than a graph has cards for. */
export const LARGE_CUSTOMER = "large-network";

/** The backend as this persona sees it: every request carries a token of a session of their own. */
export async function signInAs(
  backend: BackendTransport,
  persona: Persona,
): Promise<{ backend: BackendTransport; token: string }> {
  const { token } = await callBackend({ backend }, signIn, { body: { email: EMAILS[persona], password: PASSWORD } });
  return { backend: withToken(backend, token), token };
}

export function withToken(backend: OpenTransport, token: string): BackendTransport {
  if (backend.signedIn) return backend.signedIn(token);
  return (request) => {
    const headers = new Headers(request.headers);
    headers.set("authorization", `Bearer ${token}`);
    return backend(new Request(request, { headers }));
  };
}
