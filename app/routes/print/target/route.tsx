import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { paths, targetOf } from "~/paths";
import { DossierPage } from "./components/dossier-page";
import { periodOf } from "./period";
import { dossierOf } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["print"],
  pageTitle: "print:dossier.title",
  requiresPermissions: ["print:read"],
  isPrintPage: true,
  shipsNoScript: true,
  animation: "none",
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const targetId = targetOf(params.targetId);
  if (targetId === null) throw new Response(null, { status: 404 });
  const speech = await speechOf(request, context);
  const period = periodOf(new URL(request.url).searchParams, speech.dayOf(new Date().toISOString()));
  const dossier = await dossierOf(context, targetId, period);
  const { name } = dossier.profile;
  return {
    title: { key: "print:dossier.of" as const, params: { name } },
    name,
    back: paths.targetProfile(targetId),
    period,
    periodText: speech.say("print:dossier.period", { from: speech.day(period.from), to: speech.day(period.to) }),
    view: viewOf(dossier, speech),
  };
}

export default function PrintTarget() {
  return <DossierPage {...useLoaderData<typeof loader>()} />;
}
