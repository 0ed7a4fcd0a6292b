import { Link } from "@remix-run/react";
import { MarkedText } from "~/domain/reading/marked-text";
import type { Constraints, FailedForm } from "~/forms/result";
import { About } from "~/i18n/about";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import type { ReviewText as Text, TextsView } from "../view.server";
import { VerdictForm } from "./verdict-form";

interface ReviewTextProps {
  text: Text;
  /** Beside the list; the others are there where there is no list. */
  isOpen: boolean;
  types: TextsView["types"];
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** A text with what was found in it, why a person is asked, and the verdicts. */
export function ReviewText({ text, isOpen, types, constraints, failed }: ReviewTextProps) {
  const { t } = useTranslation("reading");
  const { id, name, title, extract, meta, href, alertHref, facts, why, said } = text;
  return (
    <li
      id={`text-${id}`}
      data-text=""
      data-open={isOpen ? "" : undefined}
      tabIndex={-1}
      className="review-text wrap-anywhere min-w-0 scroll-mt-20 rounded-card bg-card p-4 shadow-card focus:outline-2 focus:outline-accent focus:outline-offset-2 m:px-4.5"
    >
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-ink-3 text-xs">
        {meta.map((part) => (
          <span key={part}>{part}</span>
        ))}
        {href && (
          <a href={href} rel="noreferrer" className="font-medium text-accent-strong underline-offset-2 hover:underline">
            {t("review.open")}
            <About>{name}</About>
          </a>
        )}
        {alertHref && (
          <Link to={alertHref} className="font-medium text-accent-strong underline-offset-2 hover:underline">
            {t("review.alert")}
            <About>{name}</About>
          </Link>
        )}
      </p>
      <h3 className="mt-1 text-pretty font-semibold text-m leading-normal">
        <MarkedText parts={title} />
      </h3>
      {extract.length > 0 && (
        <p className="mt-1 max-w-prose text-pretty text-ink-2 leading-relaxed">
          <MarkedText parts={extract} />
        </p>
      )}
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-s">
        {facts.map(({ name: fact, value }) => (
          <div key={fact} className="min-w-0">
            <dt className="text-ink-3 text-xs">{fact}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex gap-2 text-pretty text-ink-2 text-s">
        <Icon name="eye" className="mt-0.5 shrink-0 text-ink-3" />
        {why}
      </p>
      {said && <p className="mt-2 font-medium text-s">{said}</p>}
      <div className="mt-3">
        <VerdictForm text={text} types={types} constraints={constraints} failed={failed} />
      </div>
    </li>
  );
}
