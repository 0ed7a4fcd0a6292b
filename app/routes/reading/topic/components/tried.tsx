import { useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { Nothing } from "~/ui/nothing";
import { Notice } from "~/ui/notice";
import { Table } from "~/ui/table";
import type { TriedView } from "../tried.server";
import { Samples } from "./samples";

/** What the topic would have found: how much, on which days, and the newest with its words marked. With a script it takes the focus. */
export function Tried({ tried }: { tried: TriedView }) {
  const { t } = useTranslation("reading");
  const { hits, looked, tooMany, days, samples } = tried;
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
        <strong className="block font-semibold">{hits}</strong> <span className="text-ink-2">{looked}</span>
      </p>
      {tooMany && (
        <div className="mt-3">
          <Notice tone="bad">{tooMany}</Notice>
        </div>
      )}
      {samples.length === 0 ? (
        <Nothing className="mt-2">{t("topics.tested.none")}</Nothing>
      ) : (
        <>
          <details className="mt-3">
            <summary className="disclosure">{t("topics.tested.days")}</summary>
            <Table caption={t("topics.tested.days")} columns={[t("topics.tested.day"), t("topics.tested.matches")]}>
              {days.map(({ day, hits: count }) => (
                <tr key={day}>
                  <td>{day}</td>
                  <td className="tabular-nums">{count}</td>
                </tr>
              ))}
            </Table>
          </details>
          <h3 className="mt-3 font-semibold text-s">{t("topics.tested.samples")}</h3>
          <Samples samples={samples} />
        </>
      )}
    </section>
  );
}
