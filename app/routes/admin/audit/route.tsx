import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteData } from "~/access/route-data";
import { readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { AuditPage } from "./components/audit-page";
import { parseFilter } from "./filter";
import { verify } from "./mutations.server";
import { auditOf } from "./queries.server";
import { verifiedIn, viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["audit"],
  pageTitle: "admin:pages.audit",
  requiresPermissions: ["evidence:read"],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const read = parseFilter(new URL(request.url).searchParams);
  const [answer, speech] = await Promise.all([auditOf(context, read), speechOf(request, context)]);
  return { view: viewOf(answer, speech) };
}

/** Verifying changes nothing, so its result is the answer itself. */
export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, verifyForm);
  if (!submission.ok) return submission.refuse();
  const [verified, speech] = await Promise.all([verify(context, submission.value.after), speechOf(request, context)]);
  if (!verified.ok) return submission.refuse(verified.no);
  return { verified: verifiedIn(verified.value, speech) };
}

const verifyForm = z.object({ after: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).default(0) });

export default function Audit() {
  const answer = useActionData<typeof action>();
  const verified = answer && "verified" in answer ? answer.verified : null;
  const failed = answer && "submission" in answer ? answer : undefined;
  return <AuditPage {...useLoaderData<typeof loader>()} verified={verified} failed={failed} />;
}
