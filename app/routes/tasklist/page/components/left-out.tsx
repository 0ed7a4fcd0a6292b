import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import type { LeftOut as Told } from "../left-out.server";

/** The tasks that a change of several left as they are, by name, with why. */
export function LeftOut({ leftOut: { heading, rows, more, closeHref } }: { leftOut: Told }) {
  const { t } = useTranslation("tasks");
  return (
    <div role="status" className="mx-4 mt-3">
      <Notice>
        <p className="font-medium">{heading}</p>
        <ul className="mt-1 list-disc pl-5">
          {rows.map(({ key, name, href, why }) => (
            <li key={key} className="wrap-anywhere">
              {href ? (
                <Link to={href} className="font-medium underline underline-offset-2">
                  {name}
                </Link>
              ) : (
                name
              )}
              : {why}
            </li>
          ))}
          {more && <li className="tabular-nums">{more}</li>}
        </ul>
        <Link to={closeHref} className="mt-2 inline-block underline underline-offset-2">
          {t("leftOut.close")}
        </Link>
      </Notice>
    </div>
  );
}
