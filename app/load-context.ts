import type { Refusal } from "~/access/decide";
import type { RouteData } from "~/access/route-data";
import type { Session } from "~/backend/contract/session";
import type { TranslationEntry } from "~/backend/contract/translations";
import type { BackendTransport } from "~/backend/transport";
import type { Language } from "~/i18n/languages";

/** 404 and 403 are told as pages, the others as failures of ours or of what is behind us. */
export type FailureStatus = 403 | 404 | 409 | 413 | 429 | 500 | 502 | 503;

/** By what a form went over its limit, and the limit: bytes, or how many fields. */
export interface TooLarge {
  what: "bytes" | "fields";
  limit: number;
}

/** What the Node server hands to every loader and action: everything that belongs to this one request. */
export interface LoadContext {
  session: Session | null;
  /** Already carries the user's token and the request id, and ends when the browser goes away. */
  backend: BackendTransport;
  requestId: string;
  /** A whole page is answered, and not its data alone to a page that is there already. */
  isDocument?: boolean;
  /** For script tags only; it never becomes loader data. */
  nonce: string;
  config: PublicConfig;
  /** The handles of the page that was asked for, outermost first. */
  routes: readonly RouteData[];
  /** The backend's texts of a language; null while it cannot say, and the bundled ones are used. */
  translations(language: Language): Promise<readonly TranslationEntry[] | null>;
  /** A line in the server's log, with the request's id. */
  log(level: "info" | "error", message: string, fields?: Record<string, unknown>): void;
  /** Set when the guard turned the user away and only the page that says so is to be rendered. */
  refusal?: Refusal;
  /** Set when no page could be made of what was asked for, and only the page that says so is to be rendered. */
  failure?: { status: FailureStatus; tooLarge?: TooLarge };
  /** The backend did not say who asks: `session` is null, and means nothing. */
  isUserUnknown?: boolean;
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
  /** The support chat's application and its https address. */
  chat: { appId: string; host: string } | null;
  /** The analytics service's script. */
  analyticsUrl: string | null;
  /** Where errors are reported to. */
  sentryDsn: string | null;
  /** Bytes that a file of a document may have. */
  uploadLimit: number;
  /** How many entries the developers' history keeps. */
  devtoolsHistory: number;
}

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends LoadContext {}
}
