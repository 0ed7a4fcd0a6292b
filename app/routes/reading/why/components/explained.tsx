import { Link } from "@remix-run/react";
import { MarkedText } from "~/domain/reading/marked-text";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import type { WhyView } from "../view.server";

/** What became of a text, and each step that led there. */
export function Explained({ view }: { view: WhyView }) {
  const { t } = useTranslation("reading");
  const { outcome, isPublished, why, steps, reader, item, own, draftHref } = view;
  return (
    <section aria-labelledby="explained" className="min-w-0">
      <blockquote
        lang={view.language ?? undefined}
        className="border-line border-l-2 pl-3 text-pretty [overflow-wrap:anywhere]"
      >
        <p className="font-medium">
          <MarkedText parts={view.title} />
        </p>
        {item && item.extract.length > 0 && (
          <p className="mt-1 text-ink-2 text-s">
            <MarkedText parts={item.extract} />
          </p>
        )}
      </blockquote>
      {item && <ItemFacts item={item} />}
      <h2 id="explained" className="mt-5 flex items-center gap-2 font-semibold text-m">
        <Icon name={isPublished ? "check-circle" : "info"} className={isPublished ? "text-accent" : "text-ink-3"} />
        {outcome}
      </h2>
      {why && <p className="mt-1 text-ink-2">{why}</p>}
      {own && <ByOwnWords own={own} />}
      {draftHref && (
        <p className="mt-2">
          <Link to={draftHref} className="text-accent-strong text-s underline underline-offset-2">
            {t("words.draft")}
          </Link>
        </p>
      )}
      <h3 className="mt-5 mb-2 font-semibold text-s">{t("why.steps")}</h3>
      <ol className="divide-y divide-line border-line border-y">
        {steps.map(({ key, name, text, state, rule }) => (
          <li
            key={`${key} ${text}`}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 py-2 text-s max-s:grid-cols-1"
          >
            <span className="text-ink-3">{name}</span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {text}
              {state === "stop" && <strong className="ml-2 font-semibold text-bad">{t("why.decided")}</strong>}
              {rule && <code className="block text-ink-3 text-xs">{rule}</code>}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-ink-3 text-xs [overflow-wrap:anywhere]">{t("why.readAs", { reader })}</p>
    </section>
  );
}

/** What the customer's own words made of it, beside what everybody's reading did. */
function ByOwnWords({ own: { name, text, href, alertHref } }: { own: NonNullable<WhyView["own"]> }) {
  const { t } = useTranslation("reading");
  const link = "text-accent-strong underline underline-offset-2";
  return (
    <p className="mt-3 border-accent border-l-2 pl-3 text-s [overflow-wrap:anywhere]">
      {href ? (
        <Link to={href} className={`font-semibold ${link}`}>
          {name}
        </Link>
      ) : (
        <strong className="font-semibold">{name}</strong>
      )}
      <span className="block">{text}</span>
      {alertHref && (
        <Link to={alertHref} className={link}>
          {t("why.toAlert")}
        </Link>
      )}
    </p>
  );
}

function ItemFacts({ item }: { item: NonNullable<WhyView["item"]> }) {
  const { t } = useTranslation("reading");
  const { source, published, url, alertHref } = item;
  const link = "text-accent-strong underline underline-offset-2";
  return (
    <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-s">
      <span className="text-ink-3">{[source, published].filter(Boolean).join(DOT)}</span>
      {url && (
        <a href={url} rel="noreferrer noopener" className={link}>
          {t("why.original")}
        </a>
      )}
      {alertHref ? (
        <Link to={alertHref} className={link}>
          {t("why.toAlert")}
        </Link>
      ) : (
        <span className="basis-full text-ink-2">{t("why.noAlert")}</span>
      )}
    </p>
  );
}
