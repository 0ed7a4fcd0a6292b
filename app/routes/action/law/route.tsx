import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { givenDay } from "~/backend/contract/given-day";
import { speechOf } from "~/i18n/speech.server";
import { trailOf } from "~/shell/trail";
import { LawPage } from "./components/law-page";
import { oneLaw } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["measures"],
  pageTitle: "measures:law.title",
  requiresPermissions: ["actions:recommend"],
  trail: trailOf<typeof loader>(({ data }) => [{ area: "platform" }, { text: data.view.name }]),
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = givenDay().safeParse(new URL(request.url).searchParams.get("on"));
  const [law, speech] = await Promise.all([oneLaw(context, params.lawId), speechOf(request, context)]);
  return { view: viewOf(law, asked.data ?? new Date().toISOString().slice(0, 10), speech) };
}

export default function OneLaw() {
  return <LawPage view={useLoaderData<typeof loader>().view} />;
}
