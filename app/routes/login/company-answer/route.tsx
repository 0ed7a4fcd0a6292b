import { type LoaderFunctionArgs, redirect, redirectDocument } from "@remix-run/node";
import { afterSignIn, todayOf } from "~/access/after-sign-in";
import type { RouteData } from "~/access/route-data";
import type { No } from "~/forms/attempt.server";
import { paths } from "~/paths";
import { siteUrl } from "~/site-path";
import { finishCompanySignInWith } from "../mutations.server";
import { dropTicket, ticketOf } from "../ticket.server";

export const handle: RouteData = { access: "public", i18n: ["account"] };

/** Where the company's provider sends the browser back to. Only the browser that began has the ticket. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const ticket = await ticketOf(request);
  if (!ticket) throw redirect(paths.companyLoginFailed("failed"));
  const finished = await finishCompanySignInWith(context, {
    ticket,
    answer: siteUrl(paths.companyLoginAnswer() + new URL(request.url).search, request.url),
  });
  const headers = new Headers({ "Set-Cookie": await dropTicket() });
  if (!finished.ok) throw redirect(paths.companyLoginFailed(whyOf(finished.no)), { headers });
  const { user, cookie } = finished.value;
  headers.append("Set-Cookie", cookie);
  throw redirectDocument(afterSignIn({ user, returnUrl: null, current: paths.feed(), today: todayOf(new Date()) }), {
    headers,
  });
}

function whyOf({ problem, unexpected }: No): "unavailable" | "failed" | "noAccount" {
  if (unexpected || problem?.key === "account:company.unavailable") return "unavailable";
  return problem?.key === "account:company.noAccount" ? "noAccount" : "failed";
}

export default function CompanyAnswer() {
  return null;
}
