import { createCookie } from "@remix-run/node";
import { z } from "zod";

const schemeCookie = createCookie("tierwatch-scheme", { path: "/", sameSite: "lax", httpOnly: true });
const choice = z.enum(["light", "dark"]);
export type Scheme = z.infer<typeof choice>;

/** The user's choice of light or dark; null leaves it to the system. */
export async function schemeOf(request: Request): Promise<Scheme | null> {
  const parsed = choice.safeParse(await schemeCookie.parse(request.headers.get("cookie")));
  return parsed.success ? parsed.data : null;
}
