import type { ExternalScore } from "~/backend/contract/scores";
import { Form, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { HistoryCard } from "../../components/history-card";
import { Removal } from "../../components/removal";
import { ScoreFormFields } from "../../components/score-form-fields";
import type { Options } from "../../event-type-options";
import type { HistoryEntry } from "../view.server";

interface ScorePageProps {
  score: ExternalScore;
  types: readonly Options[];
  history: readonly HistoryEntry[];
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** One score of one's own: what it says, what became of it, and taking it away. */
export function ScorePage({ score, types, history, constraints, failed }: ScorePageProps) {
  const { t } = useTranslation("externalScores");
  const { eventTypeId, value, comment, validFrom, validUntil, version } = score;
  return (
    <div className="max-w-xl">
      <section className="rounded-card bg-card p-4 shadow-card m:px-4.5">
        <h2 id="score" className="mb-3 font-[640] text-s">
          {t("change")}
        </h2>
        <Form
          id="score-form"
          intent="save"
          failed={failed}
          constraints={constraints}
          defaultValue={{ eventTypeId, value: String(value), comment, validFrom, validUntil: validUntil ?? "" }}
          className="space-y-3"
        >
          <VersionField now={version} />
          <ScoreFormFields types={types} />
          <Button look="primary">{t("save")}</Button>
        </Form>
        <Removal of={score} failed={failed} words={{ open: t("delete"), lead: t("deleteLead"), now: t("deleteNow") }} />
      </section>
      <HistoryCard id="score-history" heading={t("history.heading")} entries={history} />
    </div>
  );
}
