import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../config";

/** The one cookie that signs a browser in: the backend's opaque token, signed so that a made-up one costs no call. */
export interface SessionCookie {
  /** The token of the first cookie that this server signed, or null. */
  tokenOf(cookieHeader: string | undefined): string | null;
  /** Whether the browser sent a cookie of this name at all, signed or not. */
  isPresent(cookieHeader: string | undefined): boolean;
  /** `Set-Cookie` value; `expiresAt` is an ISO date-time. */
  start(token: string, expiresAt: string): string;
  /** `Set-Cookie` value that removes it. */
  end(): string;
}

/** The cookie for the address that the browser uses: a proxy in front may be the only one who knows that it is https. */
export type CookieFor = (url: URL) => SessionCookie;

export function sessionCookies({ sessionSecret }: Pick<Config, "sessionSecret">): CookieFor {
  const [plain, https] = [cookieOf(sessionSecret, false), cookieOf(sessionSecret, true)];
  return ({ protocol }) => (protocol === "https:" ? https : plain);
}

/** The cookie of a server that nobody but `PUBLIC_URL` tells of https. */
export function sessionCookie({
  publicUrl,
  sessionSecret,
}: Pick<Config, "publicUrl" | "sessionSecret">): SessionCookie {
  return cookieOf(sessionSecret, publicUrl?.protocol === "https:");
}

function cookieOf(sessionSecret: string, secure: boolean): SessionCookie {
  const attributes = "Path=/; HttpOnly; SameSite=Lax";
  // One that was signed for http is none over https, wherever somebody got it from.
  const purpose = secure ? "__Host-tierwatch" : "tierwatch";
  const sign = (text: string) => createHmac("sha256", sessionSecret).update(`${purpose}=${text}`).digest("base64url");

  return {
    tokenOf: (header) => {
      for (const value of valuesOf(header, NAME)) {
        const dot = value.lastIndexOf(".");
        const text = value.slice(0, Math.max(0, dot));
        if (text && isEqual(value.slice(dot + 1), sign(text))) return decodeURIComponent(text);
      }
      return null;
    },
    isPresent: (header) => valuesOf(header, NAME).length > 0,
    start: (token, expiresAt) => {
      const text = encodeURIComponent(token);
      return `${NAME}=${text}.${sign(text)}; ${attributes}; Expires=${new Date(expiresAt).toUTCString()}`;
    },
    end: () => `${NAME}=; ${attributes}; Max-Age=0`,
  };
}

/** On its way it has a prefix, and what else a cookie needs there (`server/middleware/cookies-on-their-way.ts`). */
const NAME = "tierwatch";

function valuesOf(header: string | undefined, name: string): string[] {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
