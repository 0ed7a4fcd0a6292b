import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { AnswersCard } from "../../questionnaire-parts/components/answers-card";
import { RequestCard } from "../../questionnaire-parts/components/request-card";
import { SentTable } from "../../questionnaire-parts/components/sent-table";
import { StateCard } from "../../questionnaire-parts/components/state-card";
import type { Review } from "../../questionnaire-parts/queries.server";
import type { AnsweredTopic, SentRow, SentView } from "../../questionnaire-parts/view.server";

interface SelfAssessmentPageProps {
  newest: SentView | null;
  review: Review | null;
  earlier: readonly SentRow[];
  topics: readonly AnsweredTopic[];
  about: string | null;
  maySend: boolean;
  defaults: Record<string, string>;
  constraints: Constraints;
  remindConstraints: Constraints;
  failed: FailedForm | undefined;
}

/** What a supplier says of itself: whether it has answered, what is a risk in it, and the next time it is asked. */
export function SelfAssessmentPage(props: SelfAssessmentPageProps) {
  const { newest, review, earlier, topics, about, maySend, defaults, constraints, remindConstraints, failed } = props;
  const { t } = useTranslation("questionnaires");
  const canAsk = maySend && (!newest?.isOpen || newest.isExpired);
  return (
    <div className="grid items-start gap-4 l:grid-cols-[24rem_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-4">
        {newest && (
          <StateCard sent={newest} review={review} maySend={maySend} constraints={remindConstraints} failed={failed} />
        )}
        {canAsk && <RequestCard definitions={[]} defaults={defaults} constraints={constraints} failed={failed} />}
      </div>
      <div className="grid min-w-0 gap-4">
        {topics.length > 0 ? (
          <AnswersCard topics={topics} about={about} />
        ) : (
          <section className="rounded-card bg-card p-4 shadow-card m:px-4.5">
            <h2 id="no-answers" className="font-[640] text-s">
              {t("answers")}
            </h2>
            <p className="mt-2 max-w-prose text-pretty text-ink-2">{t(newest ? "noAnswersYet" : "neverAsked")}</p>
          </section>
        )}
        {earlier.length > 0 && (
          <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
            <h2 id="earlier" className="mb-3 font-[640] text-s">
              {t("earlier")}
            </h2>
            <SentTable caption={t("earlier")} rows={earlier} />
          </section>
        )}
      </div>
    </div>
  );
}
