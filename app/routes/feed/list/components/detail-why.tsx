import { Link } from "@remix-run/react";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";
import type { Detail, FoundBy } from "../view/detail.server";
import { DetailSection } from "./detail-section";

/** The nearest three; the others unfold. */
const FIRST = 3;

/** What made it an alert of the reader's: the targets that it touches, a topic or own words. A report of their own may have neither. */
export function DetailWhy({ detail: { targets, moreTargets, topic, ownWords } }: { detail: Detail }) {
  const { t } = useTranslation("feed");
  if (targets.length === 0 && !topic && !ownWords) return null;
  const rest = targets.slice(FIRST);
  return (
    <DetailSection heading={t("detail.why")}>
      {topic && <ByWords by={topic} what={t("detail.topic")} />}
      {ownWords && <ByWords by={ownWords} what={t("detail.ownWords")} />}
      <ul>
        {targets.slice(0, FIRST).map((target) => (
          <Touched key={target.id} target={target} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="detail-more">
          <summary>{t("detail.showMore", { count: rest.length })}</summary>
          <ul>
            {rest.map((target) => (
              <Touched key={target.id} target={target} />
            ))}
          </ul>
        </details>
      )}
      {moreTargets && <p className="pt-2 text-ink-3 text-xs">{moreTargets}</p>}
    </DetailSection>
  );
}

function Touched({ target: { name, href, why, tier, country } }: { target: Detail["targets"][number] }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-line-2 border-t py-2 first:border-0">
      <a href={sitePath(href)} className="font-medium underline-offset-2 hover:text-accent-strong hover:underline">
        {name}
      </a>
      <span className="text-ink-3 text-xs">{tier}</span>
      <span className="col-span-2 text-ink-3 text-xs">{[why, country].filter(Boolean).join(DOT)}</span>
    </li>
  );
}

/** By which words of the news. */
function ByWords({ by: { name, href, quotes, newsHref }, what }: { by: FoundBy; what: string }) {
  const { t } = useTranslation("feed");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2 [overflow-wrap:anywhere]">
      {href ? (
        <Link to={href} className="font-medium underline-offset-2 hover:text-accent-strong hover:underline">
          {name}
        </Link>
      ) : (
        <span className="font-medium">{name}</span>
      )}
      <span className="text-ink-3 text-xs">{what}</span>
      <p className="col-span-2 mt-1 flex flex-wrap gap-x-2 gap-y-1 text-s">
        {quotes.map((words) => (
          <mark
            key={words}
            className="rounded-sm bg-accent-soft px-0.5 text-ink underline decoration-2 decoration-accent underline-offset-4"
          >
            {words}
          </mark>
        ))}
      </p>
      <Link to={newsHref} className="col-span-2 mt-2 w-fit text-accent-strong text-s underline underline-offset-2">
        {t("detail.allSteps")}
      </Link>
    </div>
  );
}
