import type { Refusal } from "~/access/decide";
import type { Session } from "~/backend/contract/session";
import type { BackendTransport } from "~/backend/transport";

/** What the Node server hands to every loader and action: everything that belongs to this one request. */
export interface LoadContext {
  session: Session | null;
  /** Already carries the user's token and the request id, and ends when the browser goes away. */
  backend: BackendTransport;
  requestId: string;
  /** For script tags only; it never becomes loader data. */
  nonce: string;
  config: PublicConfig;
  /** Set when the guard turned the user away and only the page that says so is to be rendered. */
  refusal?: Refusal;
  /** The `Set-Cookie` value that signs the browser in with a backend token. */
  startSession(token: string, expiresAt: string): string;
  /** The `Set-Cookie` value that forgets the session. */
  endSession(): string;
}

/** The part of the configuration that a page may show. */
export interface PublicConfig {
  stage: "development" | "integration" | "staging" | "demo" | "production";
  version: string;
  contactEmail: string;
}

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends LoadContext {}
}
