import { useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { Nothing } from "~/ui/nothing";
import { Notice } from "~/ui/notice";
import { Samples } from "../../topic/components/samples";
import type { TriedView } from "../tried.server";

/** What the row would have found: what it gains and loses, and the newest of each with its words marked. With a script it takes the focus. */
export function Tried({ tried }: { tried: TriedView }) {
  const { t } = useTranslation("reading");
  const { hits, counts, looked, tooMany, groups } = tried;
  const heading = useRef<HTMLHeadingElement>(null);
  // It stands above the form, whose foot was pressed; `tried` is another one with each test.
  useEffect(() => {
    if (tried) heading.current?.focus();
  }, [tried]);
  return (
    <section aria-labelledby="tried" className="mb-6 rounded-card bg-card p-4 shadow-card">
      <h2 ref={heading} id="tried" tabIndex={-1} className="font-semibold text-m">
        {t("topics.tested.title")}
      </h2>
      <p role="status" className="mt-1">
        <strong className="block font-semibold">{hits}</strong>
        <span className="block">{counts}</span> <span className="text-ink-2">{looked}</span>
      </p>
      {tooMany && (
        <div className="mt-3">
          <Notice tone="bad">{t("words.problems.tooManyHits")}</Notice>
        </div>
      )}
      {groups.length === 0 && <Nothing className="mt-2">{t("topics.tested.none")}</Nothing>}
      {groups.map(({ kind, samples }) => (
        <div key={kind}>
          <h3 className="mt-3 font-semibold text-s">{t(`words.tested.samples.${kind}`)}</h3>
          <Samples samples={samples} />
        </div>
      ))}
    </section>
  );
}
