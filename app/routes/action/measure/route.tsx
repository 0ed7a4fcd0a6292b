import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { measureOf, targetOf } from "~/paths";
import { trailOf } from "~/shell/trail";
import { may } from "../queries.server";
import { MeasurePage } from "./components/measure-page";
import { measurePage } from "./queries.server";
import { startedView, viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["measures"],
  pageTitle: "measures:title",
  requiresPermissions: ["actions:recommend"],
  trail: trailOf<typeof loader>(({ data }) => [{ area: "platform" }, { text: data.view.title }]),
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const measureId = measureOf(params.measureId);
  const { searchParams } = new URL(request.url);
  const operationId = targetOf(searchParams.get("operation") ?? undefined);
  const version = searchParams.get("version") || null;
  const [answer, speech] = await Promise.all([
    measurePage(context, { measureId, version, operationId }),
    speechOf(request, context),
  ]);
  const granted = { start: may(context, "actions:manage"), manage: may(context, "rules:manage") };
  return {
    title: { key: "measures:page.title" as const, params: { name: answer.measure.title } },
    view: viewOf(answer, granted, speech),
    started: startedView(answer.operation, measureId, speech),
  };
}

export default function OneMeasure() {
  return <MeasurePage {...useLoaderData<typeof loader>()} />;
}
