import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirectDocument } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import { safeReturnTo } from "~/access/return-to";
import type { RouteData } from "~/access/route-data";
import { readSubmission } from "~/forms/read-submission.server";
import { LANGUAGE_TAGS, type Language, USER_LANGUAGES } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { PreferenceForm } from "~/shell/preference-form";
import type { ChromeData } from "~/shell/queries.server";
import { Page, PageHead } from "~/ui/page";
import { choose } from "./mutations.server";
import { preferenceForm } from "./schema";

export const handle: RouteData = { access: "public", pageTitle: "shell:preferences.title" };

export async function loader(_: LoaderFunctionArgs) {
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, preferenceForm);
  if (!submission.ok) throw data(null, { status: 400 });
  const { returnTo, ...chosen } = submission.value;
  // A new document: another language has other texts.
  return redirectDocument(safeReturnTo(returnTo, paths.preferences()), {
    status: 303,
    headers: await choose(context, chosen),
  });
}

/** French is bundled for visitors only. */
const VISITOR_LANGUAGES = Object.keys(LANGUAGE_TAGS) as Language[];

export default function Preferences() {
  const { t } = useTranslation();
  const root = useRouteLoaderData("root") as ChromeData | undefined;
  return (
    <Page reading>
      <PageHead title={t("preferences.title")} />
      <div className="max-w-md">
        {root && <PreferenceForm chosen={root.chosen} languages={root.user ? USER_LANGUAGES : VISITOR_LANGUAGES} />}
      </div>
    </Page>
  );
}
