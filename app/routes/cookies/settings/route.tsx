import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirectDocument } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { consentIn, rememberConsent } from "~/access/consent";
import { safeReturnTo } from "~/access/return-to";
import type { RouteData } from "~/access/route-data";
import { ConsentButtons } from "~/consent/consent-buttons";
import { CookieTable } from "~/consent/cookie-table";
import { readSubmission } from "~/forms/read-submission.server";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { Page, PageHead } from "~/ui/page";
import { consentForm } from "./schema";

export const handle: RouteData = { access: "public", i18n: ["legal"], pageTitle: "legal:cookies.title" };

export async function loader({ request }: LoaderFunctionArgs) {
  return { consent: consentIn(request.headers.get("cookie"), new URL(request.url).hostname) };
}

export async function action({ request }: ActionFunctionArgs) {
  const submission = await readSubmission(request, consentForm);
  if (!submission.ok) throw data(null, { status: 400 });
  const { answer, returnTo } = submission.value;
  const headers = new Headers({ "Set-Cookie": rememberConsent(answer) });
  headers.append("Set-Cookie", await toastCookie({ key: `shell:consent.remembered.${answer}` }));
  // A new document: its policy names, or no longer names, whom the answer was about.
  return redirectDocument(safeReturnTo(returnTo, paths.cookies()), { status: 303, headers });
}

export default function Cookies() {
  const { consent } = useLoaderData<typeof loader>();
  const { t } = useTranslation("legal");
  return (
    <Page reading>
      <PageHead title={t("cookies.title")} lead={t("cookies.lead")} />
      <div className="space-y-5 text-pretty text-ink-2">
        <CookieTable />
        <section className="space-y-3">
          <h2 className="font-semibold text-ink">{t("cookies.optional")}</h2>
          <p>{t("cookies.optionalText")}</p>
          <p className="font-medium text-ink">{t(`cookies.now.${consent}`)}</p>
          {consent !== "off" && (
            <form method="post" className="flex flex-wrap gap-2">
              <ConsentButtons />
            </form>
          )}
        </section>
      </div>
    </Page>
  );
}
