import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { give } from "../page/mutations.server";
import { backWith, selectedIn } from "../page/selected.server";
import { GivePage } from "./components/give-page";
import { holdersOf } from "./queries.server";
import { giveForm } from "./schema";

export const handle: RouteData = {
  i18n: ["tasks"],
  pageTitle: "tasks:giveForm.submit",
  requiresPermissions: ["actions:manage"],
  trail: () => [{ area: "tasks" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { selected, returnTo } = selectedIn(request);
  const [holders, speech] = await Promise.all([holdersOf(context), speechOf(request, context)]);
  const count = selected.length;
  const heading = speech.say("tasks:giveForm.heading", { count, number: speech.number(count) });
  return { heading, holders, returnTo, constraints: constraintsOf(giveForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, giveForm);
  if (!submission.ok) return submission.refuse();
  const { selected, returnTo } = selectedIn(request);
  const done = await give(context, selected, submission.value.to, submission.idempotencyKey);
  if (!done.ok) return submission.refuse(done.no);
  return backWith(done.value, "tasks:made.given", returnTo);
}

export default function GiveTasks() {
  return <GivePage page={useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
