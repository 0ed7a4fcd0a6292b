import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { may } from "../queries.server";
import { TemplatesPage } from "./components/templates-page";
import { templatesOf } from "./queries.server";

export const handle: RouteData = {
  i18n: ["actions"],
  pageTitle: "actions:templates.heading",
  requiresPermissions: ["tasks:read"],
  trail: () => [{ area: "tasks" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [templates, speech] = await Promise.all([templatesOf(context), speechOf(request, context)]);
  return {
    mayChange: may(context, "actions:manage"),
    rows: templates.map(({ id, title, typeId, purpose, steps, evidence, version }) => ({
      id,
      title,
      facts: speech.list([
        speech.word("actionTypes", typeId),
        purpose && speech.say(`actions:purposes.${purpose}`),
        steps.length > 0 && speech.say("actions:templates.steps", { count: steps.length }),
      ]),
      evidence: evidence ? speech.say("actions:start.evidence", { evidence }) : null,
      startHref: paths.startAction({ template: `${id}@${version}`, returnTo: paths.actions() }),
      changeHref: paths.actionTemplate(id),
    })),
  };
}

export default function Templates() {
  return <TemplatesPage {...useLoaderData<typeof loader>()} />;
}
