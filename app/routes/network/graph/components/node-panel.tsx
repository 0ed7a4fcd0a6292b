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
          <p className={`risk risk-${risk.name.toLowerCase()} mt-1 text-s`}>
            {risk.word}
            {risk.score && ` ${risk.score}`}
          </p>
        )}
      </PanelHead>
      {(openHref || profileHref) && (
        <p className="flex flex-wrap gap-2">
          {profileHref && (
            <LinkButton to={profileHref} look="primary">
              {t("panel.profile")}
            </LinkButton>
          )}
          {openHref && (
            <LinkButton to={openHref} look="primary" preventScrollReset>
              {t("panel.open")}
            </LinkButton>
          )}
        </p>
      )}
      <Facts facts={facts} />
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
      {lists.map(({ title: listTitle, count, items, more }) => (
        <section key={listTitle}>
          <h3 className="mb-1 font-semibold text-s">
            {listTitle} <span className="font-normal text-ink-3">{count}</span>
          </h3>
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
