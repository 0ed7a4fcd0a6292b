import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { beginAt } from "../begin-at.server";
import { leaveFor, leavingHeaders } from "../leave-for.server";
import { Leaving } from "../leaving";
import { ConfirmCompany } from "./components/confirm-company";
import { SHORT_NAME, startForm } from "./schema";

export const handle: RouteData = {
  access: "public",
  isWayIn: true,
  i18n: ["account"],
  pageTitle: "account:company.title",
};

/**
 * A link that a customer's own portal can carry. It asks before it goes on: a link alone must not put whoever opens it into an account
 * that somebody else has at their company.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const company = params.company?.trim().toLowerCase() ?? "";
  // What stands in the address is shown on our page, so it is a short name and no sentence.
  if (!SHORT_NAME.test(company)) throw redirect(paths.companyLoginFailed("unknown"));
  return { company, signedIn: context.session?.user.email ?? null, constraints: constraintsOf(startForm) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, startForm);
  if (!submission.ok) return submission.refuse();
  const begun = await beginAt(context, request, params.company ?? "");
  if (!begun.ok)
    return redirect(paths.companyLoginFailed(begun.no.problem || begun.no.unexpected ? "unavailable" : "unknown"), 303);
  return leaveFor(request, begun.value);
}

export const headers = leavingHeaders;

export default function CompanyStart() {
  const answer = useActionData<typeof action>();
  const asked = useLoaderData<typeof loader>();
  if (answer && "leavesFor" in answer) return <Leaving to={answer.leavesFor} />;
  return <ConfirmCompany {...asked} failed={answer} />;
}
