import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { useTranslation } from "~/i18n/use-translation";
import { PrintHeader } from "~/shell/print-header";
import { Button } from "~/ui/button";
import { readPrintable } from "./queries.server";

export const handle: RouteData = {
  i18n: ["print"],
  pageTitle: "print:overview.title",
  requiresPermissions: ["print:read"],
  isPrintPage: true,
  shipsNoScript: true,
  animation: "none",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
  return readPrintable(request, context, q);
}

/** The way to a dossier, on the screen only; and the company's own help texts, which this page prints. */
export default function Print() {
  const { entries } = useLoaderData<typeof loader>();
  const { t } = useTranslation("print");
  return (
    <div className="mx-auto w-full max-w-[48rem] px-(--page-padding) py-6 print:p-0">
      <Dossiers />
      <article className="mt-10 print:mt-0">
        <PrintHeader title={t("help.heading")} level={2} />
        {entries.length === 0 && <p className="mt-4">{t("help.none")}</p>}
        {entries.map(({ key, title, body }) => (
          <section key={key} className="mt-6 break-inside-avoid">
            <h3 className="font-semibold text-m">{title}</h3>
            <p className="mt-1 whitespace-pre-line text-pretty">{body}</p>
          </section>
        ))}
      </article>
    </div>
  );
}

function Dossiers() {
  const { q, targets } = useLoaderData<typeof loader>();
  const { t } = useTranslation("print");
  return (
    <section className="print:hidden">
      <h1 className="font-semibold text-xl leading-tight tracking-[-0.02em]">{t("overview.title")}</h1>
      <h2 className="mt-4 font-semibold text-m">{t("dossier.title")}</h2>
      <p className="mt-1 text-pretty text-ink-2">{t("overview.dossierLead")}</p>
      <Form className="mt-3 flex flex-wrap gap-2">
        <input
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          aria-label={t("overview.search")}
          placeholder={t("overview.search")}
          className="field h-9 min-w-0 flex-1 basis-60"
        />
        <Button size="large">{t("overview.find")}</Button>
      </Form>
      {q !== "" && targets.length === 0 && (
        <p role="status" className="mt-3">
          {t("overview.noneFound", { q })}
        </p>
      )}
      {targets.length > 0 && (
        <>
          {q === "" && <h3 className="mt-4 font-semibold text-ink-3 text-xs">{t("overview.recent")}</h3>}
          <ul className="mt-2 divide-y divide-line border-line border-y">
            {targets.map(({ id, name, href }) => (
              <li key={id}>
                <Link
                  to={href}
                  className="block py-2 font-medium text-accent-strong underline-offset-2 hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
