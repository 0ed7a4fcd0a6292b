import { Link } from "@remix-run/react";
import { RiskShape } from "~/graph/picture/risk-shape";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import type { PanelView } from "../view/panel";
import { PanelHead } from "./panel-head";

/** The chosen node: what it is, why it is in the network, and what is around it. */
export function NodePanel({ panel }: { panel: PanelView }) {
  const { t } = useTranslation("graph");
  const { title, risk, facts, way, weakest, lists, openHref, profileHref, closeHref } = panel;
  return (
    <div className="space-y-5 p-4">
      <PanelHead title={title} closeHref={closeHref}>
        {risk && (
          <p className="mt-1 flex items-center gap-1.5 font-medium text-s">
            <svg viewBox="0 0 13 13" className="size-[13px]" aria-hidden="true">
              <RiskShape risk={risk.name} x={0} y={0} />
            </svg>
            {risk.word}
          </p>
        )}
      </PanelHead>
      {openHref && (
        <LinkButton to={openHref} preventScrollReset className="w-full">
          {t("panel.open")}
        </LinkButton>
      )}
      <Facts facts={facts} />
      {profileHref && (
        <Link
          to={profileHref}
          className="inline-block font-medium text-accent-strong text-s underline underline-offset-2"
        >
          {t("panel.profile")}
        </Link>
      )}
      {way.length > 0 && (
        <section>
          <h3 className="mb-1 font-semibold text-s">{t("panel.way")}</h3>
          <ol className="space-y-1 text-s">
            {way.map(({ name, evidence, href }) => (
              <li key={name} className="border-line border-l-2 pl-2.5">
                {href ? (
                  <Link to={href} preventScrollReset className="font-medium hover:underline">
                    {name}
                  </Link>
                ) : (
                  <span className="font-medium">{name}</span>
                )}
                <span className="block text-ink-3 text-xs">{evidence}</span>
              </li>
            ))}
          </ol>
          {weakest && <p className="mt-1.5 text-ink-2 text-s">{weakest}</p>}
        </section>
      )}
      {lists.map(({ title: listTitle, items, more }) => (
        <section key={listTitle}>
          <h3 className="mb-1 font-semibold text-s">{listTitle}</h3>
          <ul className="divide-y divide-line-2 text-s">
            {items.map(({ key, name, href, note, risk: own }) => (
              <li key={key} className="flex items-start gap-2 py-1.5">
                <svg viewBox="0 0 13 13" className="mt-1 size-[13px] shrink-0" aria-hidden="true">
                  {own && <RiskShape risk={own} x={0} y={0} />}
                </svg>
                <span className="min-w-0">
                  {href ? (
                    <Link to={href} preventScrollReset className="font-medium hover:underline">
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                  <span className="block text-ink-3 text-xs">{note}</span>
                </span>
              </li>
            ))}
          </ul>
          {more && <p className="text-ink-3 text-xs">{more}</p>}
        </section>
      ))}
    </div>
  );
}

export function Facts({ facts }: Pick<PanelView, "facts">) {
  return (
    <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-2 gap-y-1 text-s">
      {facts.map(({ word, value }) => (
        <div key={word} className="contents">
          <dt className="text-ink-3">{word}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
