import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { beginAt } from "../begin-at.server";
import { leaveFor, leavingHeaders } from "../leave-for.server";
import { Leaving } from "../leaving";
import { AskCompany } from "./components/ask-company";
import { companyForm } from "./schema";

export const handle: RouteData = {
  access: "public",
  isWayIn: true,
  i18n: ["account"],
  pageTitle: "account:company.title",
};

/** `why` is how a sign-in ended that did not work. */
export async function loader({ request }: LoaderFunctionArgs) {
  const why = new URL(request.url).searchParams.get("why");
  return { why: WHY.find((one) => one === why) ?? null, constraints: constraintsOf(companyForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, companyForm);
  if (!submission.ok) return submission.refuse();
  const begun = await beginAt(context, request, submission.value.company);
  if (!begun.ok) return submission.refuse(begun.no);
  return leaveFor(request, begun.value);
}

const WHY = ["unknown", "unavailable", "failed", "noAccount"] as const;

export const headers = leavingHeaders;

export default function Company() {
  const { why, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "leavesFor" in answer) return <Leaving to={answer.leavesFor} />;
  return <AskCompany why={why} constraints={constraints} failed={answer} />;
}
