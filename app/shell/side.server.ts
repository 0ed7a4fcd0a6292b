import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { days, seconds } from "~/time/duration";
import { SIDES, type Side } from "./side";

const sideCookie = createCookie("tierwatch-side", { path: "/", sameSite: "lax", httpOnly: true });
const choice = z.enum(SIDES);

/** What was chosen in this browser: another may have less room. Null where nothing was. */
export async function sideOf(request: Request): Promise<Side | null> {
  const parsed = choice.safeParse(await sideCookie.parse(request.headers.get("cookie")));
  return parsed.success ? parsed.data : null;
}

/** The `Set-Cookie` value that remembers it for a year. */
export function rememberSide(side: Side): Promise<string> {
  return sideCookie.serialize(side, { maxAge: days(365) / seconds(1) });
}
