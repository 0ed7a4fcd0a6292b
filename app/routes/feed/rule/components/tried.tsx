import { Link } from "@remix-run/react";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import type { RuleView } from "../queries.server";

/** What the rule would have met: how many, and the newest of them. */
export function Tried({ tried }: { tried: NonNullable<RuleView["tried"]> }) {
  const { t } = useTranslation("rules");
  const { count, number, isExact, newest } = tried;
  return (
    <section aria-labelledby="tried" className="rounded-card bg-accent-soft px-4 py-3.5">
      <h2 id="tried" className="font-semibold">
        {t("tried.title")}
      </h2>
      <p role="status">{isExact ? t("tried.count", { count, number }) : t("tried.many", { number })}</p>
      {newest.length > 0 && (
        <>
          <h3 className="mt-2.5 font-medium text-ink-2 text-s">{t("tried.newest")}</h3>
          <ul className="mt-0.5">
            {newest.map(({ id, title, at, href }) => (
              <li key={id} className="py-1">
                <Link to={href} className="underline-offset-2 hover:underline">
                  {title}
                </Link>{" "}
                <span className="text-ink-2 text-xs">
                  <Moment at={at} dateOnly />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
