import type { Attempted } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";
import { siteUrl } from "~/site-path";
import { startCompanySignInAt } from "./mutations.server";
import { keepTicket } from "./ticket.server";

/** Where the browser goes to sign in at the company, and the cookie that binds the answer to this browser. */
export async function beginAt(
  context: LoadContext,
  request: Request,
  company: string,
): Promise<Attempted<{ location: string; headers: Headers }>> {
  const redirectUri = siteUrl(paths.companyLoginAnswer(), request.url);
  const begun = await startCompanySignInAt(context, { company, redirectUri });
  if (!begun.ok) return begun;
  const { ticket, location } = begun.value;
  return { ok: true, value: { location, headers: new Headers({ "Set-Cookie": await keepTicket(ticket) }) } };
}
