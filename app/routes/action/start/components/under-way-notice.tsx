import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { FactLine } from "~/ui/fact-line";
import { Notice } from "~/ui/notice";
import type { UnderWay } from "../under-way.server";

/** What is open about the same thing already, before somebody starts it a second time. */
export function UnderWayNotice({ actions }: { actions: readonly UnderWay[] }) {
  const { t } = useTranslation("actions");
  return (
    <div className="mb-4.5">
      <Notice icon="alert-circle">
        <p className="font-semibold">{t("start.underWay")}</p>
        <ul className="mt-1 space-y-1">
          {actions.map(({ id, href, title, facts }) => (
            <li key={id}>
              <Link to={href} className="wrap-anywhere inline-block py-0.5 font-medium underline underline-offset-2">
                {title}
              </Link>
              <FactLine facts={facts} className="text-ink-2 text-xs" />
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
