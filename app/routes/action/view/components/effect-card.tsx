import { Link } from "@remix-run/react";
import type { EffectView } from "~/domain/action/effect-words.server";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";

/** Whether it worked: by what that is judged, the figures before and after, and what the feed tells. */
export function EffectCard({ effect, mayChange }: { effect: EffectView; mayChange: boolean }) {
  const { t } = useTranslation("actions");
  const { measure, due, isOverdue, figures, waived, note, evidence, by, events, assessHref } = effect;
  return (
    <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h2 className="font-[640] text-s">{t("effect.heading")}</h2>
        {due && (
          <span
            className={`rounded-control px-1.5 py-0.5 text-xs ${isOverdue ? "bg-bad-soft font-semibold text-bad" : "bg-risk-mid-soft text-ink"}`}
          >
            {due}
          </span>
        )}
        {mayChange && assessHref && (
          <LinkButton to={assessHref} look="quiet" className="ml-auto">
            {t(by ? "effect.again" : "effect.assess")}
          </LinkButton>
        )}
      </div>
      <div className="rounded-control border border-line p-3">
        {measure && <p className="mb-2 break-words">{t("effect.measure", { measure })}</p>}
        <dl className="flex flex-wrap gap-x-10 gap-y-2">
          {figures.map(({ name, text }) => (
            <div key={name}>
              <dt className="text-ink-3 text-xs">{name}</dt>
              <dd className="font-semibold tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
        {waived && <p className="mt-2 text-pretty break-words">{waived}</p>}
        {note && <p className="mt-2 whitespace-pre-line text-pretty break-words">{note}</p>}
        {evidence.length > 0 && (
          <p className="mt-2 flex flex-wrap items-baseline gap-x-2 text-s">
            <span className="text-ink-3">{t("effect.evidence")}</span>
            {evidence.map(({ name, href }) => (
              <Link
                key={href}
                to={href}
                className="wrap-anywhere inline-block py-0.5 font-medium text-accent-strong underline-offset-2 hover:underline"
              >
                {name}
              </Link>
            ))}
          </p>
        )}
        {by && <p className="mt-1 text-ink-3 text-xs">{by}</p>}
        {events.length > 0 && (
          <p className="mt-2 text-pretty text-ink-2 text-s">
            {events.map((text) => (
              <span key={text}>{text} </span>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
