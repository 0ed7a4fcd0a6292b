import { useTranslation } from "~/i18n/use-translation";
import { PrintHeader } from "~/shell/print-header";
import { BackLink } from "~/ui/back-link";
import type { Sheet } from "../view.server";

/** An action on paper: what led to it, what was done, what proves it and whether it helped. */
export function ActionSheet({ back, sheet: { title, facts, parts } }: { back: string; sheet: Sheet }) {
  const { t } = useTranslation("actions");
  return (
    <article className="mx-auto w-full max-w-[48rem] px-(--page-padding) py-8 print:max-w-none print:p-0">
      <div className="mb-6 border-line border-b pb-5 print:hidden">
        <BackLink to={back}>{t("print.back")}</BackLink>
      </div>
      <PrintHeader title={title} />
      <dl className="mt-4 grid grid-cols-[9rem_minmax(0,1fr)] gap-x-4 gap-y-1 text-s">
        {facts.map(({ name, text }) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-3">{name}</dt>
            <dd className="break-words">{text}</dd>
          </div>
        ))}
      </dl>
      {parts.map(({ heading, lines }) => (
        <section key={`${heading} ${lines[0]}`} className="mt-6 break-inside-avoid">
          <h2 className="break-after-avoid font-semibold text-m">{heading}</h2>
          <ul className="mt-1 space-y-1">
            {lines.map((line) => (
              <li key={line} className="whitespace-pre-line text-pretty break-words">
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
