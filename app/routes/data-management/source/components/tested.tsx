import { useEffect, useRef } from "react";
import { DOT } from "~/i18n/dot";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import type { TestedView } from "../view.server";

/** What a test read, item by item, or why it could not. With a script it takes the focus. */
export function Tested({ tested }: { tested: TestedView }) {
  const { t } = useTranslation("sources");
  const { error, summary, items, problems } = tested;
  const heading = useRef<HTMLHeadingElement>(null);
  // It stands above the form, whose foot was pressed; `tested` is another one with each test.
  useEffect(() => {
    if (tested) heading.current?.focus();
  }, [tested]);
  return (
    <section aria-labelledby="tested" className="mb-6 rounded-card bg-card p-4 shadow-card">
      <h2 ref={heading} id="tested" tabIndex={-1} className="font-semibold text-m">
        {t("test.title")}
      </h2>
      {error ? (
        <div role="status" className="mt-2">
          <Notice tone="bad">
            {error.text}
            {error.detail && (
              <span className="mt-1 block text-ink-3 text-xs [overflow-wrap:anywhere]">
                {t("error.technical")} <span lang="en">{error.detail}</span>
              </span>
            )}
          </Notice>
        </div>
      ) : (
        <p role="status" className="mt-1 text-ink-2">
          {summary}
        </p>
      )}
      {items.length > 0 && (
        <ul className="mt-2 divide-y divide-line-2">
          {items.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <>
          <h3 className="mt-3 font-semibold text-s">{t("run.problems")}</h3>
          <ul className="mt-1 list-disc pl-5 text-ink-2 text-s [overflow-wrap:anywhere]">
            {problems.map(({ key, text, language }) => (
              <li key={key} lang={language}>
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Item({ item: { title, at, type, outcome, why, country } }: { item: TestedView["items"][number] }) {
  return (
    <li className="py-2 [overflow-wrap:anywhere]">
      <p className="font-medium">{title}</p>
      <p className="text-s">
        {[type, country].join(DOT)}
        {at && (
          <span className="text-ink-3">
            {" · "}
            <Moment at={at} />
          </span>
        )}
      </p>
      {outcome && (
        <p className="text-ink-2 text-s">
          {outcome}
          {why && <span className="text-ink-3">: {why}</span>}
        </p>
      )}
    </li>
  );
}
