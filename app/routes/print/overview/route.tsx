import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { useTranslation } from "~/i18n/use-translation";
import { PrintHeader } from "~/shell/print-header";
import { readHelp } from "./queries.server";

export const handle: RouteData = {
  i18n: ["print"],
  pageTitle: "print:help.heading",
  requiresPermissions: ["print:read"],
  isPrintPage: true,
  shipsNoScript: true,
  animation: "none",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { entries: await readHelp(request, context) };
}

/** The company's own help texts on paper: the first thing that can be printed. */
export default function PrintHelp() {
  const { entries } = useLoaderData<typeof loader>();
  const { t } = useTranslation("print");
  return (
    <article className="mx-auto w-full max-w-[48rem] px-(--page-padding) py-8 print:p-0">
      <PrintHeader title={t("help.heading")} />
      {entries.length === 0 && <p className="mt-6">{t("help.none")}</p>}
      {entries.map(({ key, title, body }) => (
        <section key={key} className="mt-6 break-inside-avoid">
          <h2 className="font-semibold text-m">{title}</h2>
          <p className="mt-1 whitespace-pre-line text-pretty">{body}</p>
        </section>
      ))}
    </article>
  );
}
