import { useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import type { PreviewView } from "../preview-view.server";

/** What an import of the files would do. With a script it takes the focus. */
export function Preview({ preview }: { preview: PreviewView }) {
  const { t } = useTranslation("listPages");
  const { format, files, nothingNew, refusal, plan } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  // It stands above the form, whose foot was pressed; `preview` is another one each time.
  useEffect(() => {
    if (preview) heading.current?.focus();
  }, [preview]);
  return (
    <section aria-labelledby="preview" className="mb-6 rounded-card bg-card p-4 shadow-card">
      <h2 ref={heading} id="preview" tabIndex={-1} className="scroll-mt-16 font-semibold text-m">
        {t("preview.title")}
      </h2>
      <p className="text-ink-3 text-s">{t("preview.nothingWritten")}</p>
      <div role="status" className="mt-3 space-y-3 empty:hidden">
        {nothingNew && <Notice icon="check-circle">{nothingNew}</Notice>}
        {refusal && <Notice tone="bad">{refusal}</Notice>}
        {plan?.loss && <Notice tone="bad">{plan.loss.text}</Notice>}
      </div>
      {plan && (
        <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 s:grid-cols-3">
          {plan.figures.map(({ key, name, number }) => (
            <div key={key} className="min-w-0">
              <dt className="text-ink-3 text-xs">{name}</dt>
              <dd className="font-semibold text-l tabular-nums">{number}</dd>
            </div>
          ))}
        </dl>
      )}
      {plan && <p className="mt-3 text-pretty">{plan.targets}</p>}
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-line-2 border-t pt-3 text-s">
        <dt className="text-ink-3">{t("preview.readAs")}</dt>
        <dd>{format}</dd>
        <dt className="text-ink-3">{t("columns.files")}</dt>
        <dd>
          <ul>
            {files.map(({ key, name, role }) => (
              <li key={key} className="[overflow-wrap:anywhere]">
                {name} <span className="text-ink-3">({role})</span>
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      {plan && plan.problems.length > 0 && <Problems plan={plan} />}
    </section>
  );
}

function Problems({ plan: { problems, problemsTitle, moreProblems } }: { plan: NonNullable<PreviewView["plan"]> }) {
  return (
    <details className="mt-3 text-s">
      <summary className="disclosure">{problemsTitle}</summary>
      <ul className="mt-1 space-y-0.5">
        {problems.map(({ key, place, text }) => (
          <li key={key} className="[overflow-wrap:anywhere]">
            {place && <span className="text-ink-3">{place} </span>}
            <span lang="en">{text}</span>
          </li>
        ))}
      </ul>
      {moreProblems && <p className="mt-1 text-ink-3">{moreProblems}</p>}
    </details>
  );
}
