import { days, seconds } from "~/time/duration";

/**
 * What a browser said to optional cookies: opt-in, so nothing optional runs before `allow`. On localhost nobody is asked
 * (`off`), and nothing optional runs (specification §9).
 */
export type Consent = "allow" | "deny" | "undecided" | "off";

const NAME = "tierwatch-consent";

/** `host` is the page's, as in `URL.hostname`. */
export function consentIn(cookieHeader: string | null | undefined, host: string): Consent {
  if (host === "localhost" || host.endsWith(".localhost")) return "off";
  const said = new RegExp(`(?:^|;\\s*)${NAME}=(allow|deny)(?:;|$)`).exec(cookieHeader ?? "")?.[1];
  return (said as "allow" | "deny" | undefined) ?? "undecided";
}

/** The `Set-Cookie` value that remembers the answer for a year; it is asked again after that. */
export function rememberConsent(answer: "allow" | "deny"): string {
  return `${NAME}=${answer}; Path=/; Max-Age=${days(365) / seconds(1)}; SameSite=Lax; HttpOnly`;
}
