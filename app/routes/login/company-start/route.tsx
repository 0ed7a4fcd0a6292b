import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";
import { beginAt } from "../begin-at.server";

export const handle: RouteData = { access: "public", i18n: ["account"] };

/** A link that a customer's own portal can carry: it leads straight to the customer's sign-in. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const begun = await beginAt(context, request, params.company ?? "");
  if (!begun.ok) throw redirect(paths.companyLoginFailed(begun.no.problem ? "unavailable" : "unknown"));
  throw redirect(begun.value.location, { headers: begun.value.headers });
}

export default function CompanyStart() {
  return null;
}
