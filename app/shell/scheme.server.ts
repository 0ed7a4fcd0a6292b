import { createCookie } from "@remix-run/node";
import { z } from "zod";
import type { Session } from "~/backend/contract/session";
import { days, seconds } from "~/time/duration";

const schemeCookie = createCookie("tierwatch-scheme", { path: "/", sameSite: "lax", httpOnly: true });
const choice = z.enum(["light", "dark"]);
export type Scheme = z.infer<typeof choice>;

/** The choice of light or dark: the user's own, or the visitor's; null leaves it to the system. */
export async function schemeOf(request: Request, session: Session | null): Promise<Scheme | null> {
  const own = session?.preferences.theme;
  if (own) return own === "system" ? null : own;
  const parsed = choice.safeParse(await schemeCookie.parse(request.headers.get("cookie")));
  return parsed.success ? parsed.data : null;
}

/** The `Set-Cookie` value that remembers a visitor's choice for a year. */
export function rememberScheme(scheme: Scheme | "system"): Promise<string> {
  if (scheme === "system") return schemeCookie.serialize("", { maxAge: 0 });
  return schemeCookie.serialize(scheme, { maxAge: days(365) / seconds(1) });
}
