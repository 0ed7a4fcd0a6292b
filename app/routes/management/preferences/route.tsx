import { type ActionFunctionArgs, type LoaderFunctionArgs, redirectDocument } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireUser } from "~/access/require-user.server";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { Choose } from "./components/choose";
import { savePreferences } from "./mutations.server";
import { perspectivesOf } from "./perspectives.server";
import { preferencesForm } from "./schema";

export const handle: RouteData = { pageTitle: "management:pages.preferences" };

export async function loader({ context }: LoaderFunctionArgs) {
  const { user, preferences } = requireUser(context);
  const { theme, shortcuts } = preferences;
  const perspectives = await perspectivesOf(context);
  return { language: user.language, theme, shortcuts, perspectives, constraints: constraintsOf(preferencesForm) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, preferencesForm);
  if (!submission.ok) return submission.refuse();
  await savePreferences(context, submission.value);
  const toast = await toastCookie({ key: "management:done.preferences" });
  // A new document: its language and its colours are the document's own.
  return redirectDocument(paths.management("preferences"), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function Preferences() {
  const { constraints, ...chosen } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return <Choose chosen={chosen} constraints={constraints} failed={failed} />;
}
