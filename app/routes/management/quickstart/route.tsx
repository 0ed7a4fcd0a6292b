import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { afterSignIn, todayOf } from "~/access/after-sign-in";
import { requireUser } from "~/access/require-user.server";
import type { RouteData } from "~/access/route-data";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Panel } from "~/ui/section-page";

export const handle: RouteData = { pageTitle: "management:quickstart.title" };

/** For who comes from the customer's own portal; everybody else goes on to this week's alerts (§4 Session). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { user } = requireUser(context);
  const current = paths.quickstart();
  const to = afterSignIn({ user, returnUrl: null, current, today: todayOf(new Date()) });
  if (to !== current) throw redirect(to);
  return null;
}

const STEPS = [
  ["feed", paths.feedView("new", "?order=TopThisWeek")],
  ["notifications", paths.management("notifications")],
  ["preferences", paths.management("preferences")],
] as const;

export default function Quickstart() {
  const { t } = useTranslation("management");
  return (
    <Panel title={t("quickstart.title")} lead={t("quickstart.lead")} first>
      <ol className="list-decimal space-y-2 pl-5">
        {STEPS.map(([key, to]) => (
          <li key={key}>
            <Link to={to} className="inline-block py-1 text-accent-strong underline underline-offset-2">
              {t(`quickstart.${key}`)}
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
