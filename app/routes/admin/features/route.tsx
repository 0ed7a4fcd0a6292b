import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { FeatureList } from "./components/feature-list";
import { switchFeature } from "./mutations.server";
import { featuresOf } from "./queries.server";
import { switchForm } from "./schema";

export const handle: RouteData = { pageTitle: "admin:pages.features" };

export async function loader({ context }: LoaderFunctionArgs) {
  return { features: await featuresOf(context) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, switchForm);
  if (!submission.ok) return submission.refuse();
  const [name, to] = submission.value.feature;
  await switchFeature(context, name, to === "on");
  const key = to === "on" ? "admin:done.featureOn" : "admin:done.featureOff";
  const speech = await speechOf(request, context);
  const toast = await toastCookie({ key, params: { name: speech.say(`admin:features.names.${name}`) } });
  return redirect(paths.admin("features"), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function Features() {
  const { features } = useLoaderData<typeof loader>();
  return <FeatureList features={features} />;
}
