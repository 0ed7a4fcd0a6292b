import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { days, seconds } from "~/time/duration";

/** What a visitor can put away for good. */
export const DISMISSIBLE = ["guest-banner", "signup"] as const;
export type Dismissible = (typeof DISMISSIBLE)[number];

const dismissedCookie = createCookie("tierwatch-dismissed", { path: "/", sameSite: "lax", httpOnly: true });
const names = z.array(z.enum(DISMISSIBLE)).max(DISMISSIBLE.length);

export async function isDismissed(request: Request, what: Dismissible): Promise<boolean> {
  return (await dismissedOf(request)).includes(what);
}

/** The `Set-Cookie` value that keeps it away for a year. */
export async function dismiss(request: Request, what: Dismissible): Promise<string> {
  const all = [...new Set([...(await dismissedOf(request)), what])];
  return dismissedCookie.serialize(all, { maxAge: days(365) / seconds(1) });
}

async function dismissedOf(request: Request): Promise<Dismissible[]> {
  const parsed = names.safeParse(await dismissedCookie.parse(request.headers.get("cookie")));
  return parsed.success ? parsed.data : [];
}
