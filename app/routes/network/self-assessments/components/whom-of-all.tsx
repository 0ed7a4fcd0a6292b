import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import type { AskedOfAll } from "../queries.server";

/** How many mails would leave the house, of which targets, and why not more: counted, not listed, for there may be thousands. */
export function WhomOfAll({ all: { among, matching, mails, leftOut } }: { all: AskedOfAll }) {
  const { t } = useTranslation("network");
  return (
    <section aria-labelledby={matching ? "whom" : undefined} className="mb-4">
      <p className="text-ink-2">{among.join(DOT)}</p>
      {matching && (
        <>
          <p className="text-ink-2 tabular-nums">{matching}</p>
          <h2 id="whom" className="mt-3 font-semibold text-m tabular-nums">
            {mails}
          </h2>
        </>
      )}
      {leftOut.length > 0 && (
        <>
          <p className="mt-2 text-ink-2">{t("selfAssessments.notAsked")}</p>
          <ul className="list-disc pl-5 text-ink-2 tabular-nums">
            {leftOut.map(({ code, text }) => (
              <li key={code}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
