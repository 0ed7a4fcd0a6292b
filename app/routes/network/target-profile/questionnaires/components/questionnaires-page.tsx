import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Nothing } from "~/ui/nothing";
import { RequestCard } from "../../questionnaire-parts/components/request-card";
import { SentTable } from "../../questionnaire-parts/components/sent-table";
import type { SentRow } from "../../questionnaire-parts/view.server";

interface QuestionnairesPageProps {
  rows: readonly SentRow[];
  definitions: readonly { value: string; label: string }[];
  maySend: boolean;
  defaults: Record<string, string>;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** All that a supplier was asked, and the form to ask more. */
export function QuestionnairesPage(props: QuestionnairesPageProps) {
  const { rows, definitions, maySend, defaults, constraints, failed } = props;
  const { t } = useTranslation("questionnaires");
  return (
    <div className={`grid items-start gap-4 ${maySend ? "l:grid-cols-[minmax(0,1fr)_24rem]" : ""}`}>
      <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        <h2 id="questionnaires" className="mb-3 font-[640] text-s">
          {t("heading")}
        </h2>
        {rows.length === 0 ? <Nothing>{t("none")}</Nothing> : <SentTable caption={t("heading")} rows={rows} />}
      </section>
      {maySend && (
        <RequestCard definitions={definitions} defaults={defaults} constraints={constraints} failed={failed} />
      )}
    </div>
  );
}
