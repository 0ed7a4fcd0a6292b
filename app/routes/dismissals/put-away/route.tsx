import { type ActionFunctionArgs, data, redirectDocument } from "@remix-run/node";
import { z } from "zod";
import { safeReturnTo } from "~/access/return-to";
import type { RouteData } from "~/access/route-data";
import { readSubmission } from "~/forms/read-submission.server";
import { DISMISSIBLE, dismiss } from "~/shell/dismissed.server";
import { putOff } from "~/shell/signup/visit.server";

export const handle: RouteData = { access: "public" };

const dismissal = z.object({
  what: z.enum([...DISMISSIBLE, "signup-later"]),
  returnTo: z.string().max(2048).optional(),
});

export async function loader() {
  throw new Response(null, { status: 404 });
}

/** Puts a banner or an offer away: for good, or for this browser session. */
export async function action({ request }: ActionFunctionArgs) {
  const submission = await readSubmission(request, dismissal);
  if (!submission.ok) throw data(null, { status: 400 });
  const { what, returnTo } = submission.value;
  const cookie = what === "signup-later" ? await putOff(request) : await dismiss(request, what);
  return redirectDocument(safeReturnTo(returnTo), {
    status: 303,
    headers: cookie ? { "Set-Cookie": cookie } : undefined,
  });
}

/** Never rendered, but with a component this is a page, and a refused form gets the page that says so. */
export default function PutAway() {
  return null;
}
