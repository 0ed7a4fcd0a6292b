import { useRouteLoaderData } from "@remix-run/react";
import { CookieTable } from "~/consent/cookie-table";
import { useTranslation } from "~/i18n/use-translation";
import type { ChromeData } from "../queries.server";

/** Who stands behind the product, what it keeps in the browser, and to whom data goes. */
export function LegalText() {
  const { t } = useTranslation("legal");
  const root = useRouteLoaderData("root") as Pick<ChromeData, "contactEmail" | "thirdParties" | "version"> | undefined;
  return (
    <div className="space-y-5 text-pretty text-ink-2">
      <h1 id="legal-heading" className="font-semibold text-ink text-l tracking-[-0.015em]">
        {t("heading")}
      </h1>
      <section className="space-y-1.5">
        <h2 className="font-semibold text-ink">{t("provider.heading")}</h2>
        <p>{t("provider.text")}</p>
        {root?.contactEmail && (
          <p>
            <a href={`mailto:${root.contactEmail}`} className="text-accent underline underline-offset-2">
              {root.contactEmail}
            </a>
          </p>
        )}
      </section>
      <section className="space-y-1.5">
        <h2 className="font-semibold text-ink">{t("data.heading")}</h2>
        <p>{t("data.text")}</p>
        {root?.thirdParties.length ? (
          <>
            <p>{t("thirdParties.lead")}</p>
            <ul className="list-disc pl-5">
              {root.thirdParties.map((name) => (
                <li key={name}>{t(`thirdParties.${name}`)}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{t("thirdParties.none")}</p>
        )}
      </section>
      <section className="space-y-1.5">
        <h2 className="font-semibold text-ink">{t("places.heading")}</h2>
        <p>{t("places.text")}</p>
      </section>
      <section className="space-y-1.5">
        <h2 className="font-semibold text-ink">{t("cookies.heading")}</h2>
        <CookieTable />
      </section>
      <p className="text-ink-3 text-xs">{t("version", { version: root?.version ?? "" })}</p>
    </div>
  );
}
