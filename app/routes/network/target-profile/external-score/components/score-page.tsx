import { Form as RemixForm } from "@remix-run/react";
import type { ExternalScore } from "~/backend/contract/scores";
import { Form, VersionField } from "~/forms/form";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { type Constraints, type FailedForm, INTENT_FIELD } from "~/forms/result";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { HistoryCard } from "../../components/history-card";
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
        <Removal score={score} failed={failed} />
      </section>
      <HistoryCard id="score-history" heading={t("history.heading")} entries={history} />
    </div>
  );
}

function Removal({ score, failed }: { score: ExternalScore; failed: FailedForm | undefined }) {
  const { t } = useTranslation("externalScores");
  const text = useMessage();
  const problem = failed?.submission.initialValue?.[INTENT_FIELD] === "delete" ? failed.problem : null;
  return (
    <details className="mt-5 border-line border-t pt-3" open={problem !== null || undefined}>
      <summary className="inline-flex min-h-6 list-none items-center gap-1.5 font-medium text-accent-strong text-s">
        <Icon name="chevron-down" className="size-3.5" />
        {t("delete")}
      </summary>
      {problem && (
        <div role="alert" className="mt-2">
          <Notice tone="bad">{text(problem)}</Notice>
        </div>
      )}
      <p className="mt-2 text-ink-2 text-s">{t("deleteLead")}</p>
      <RemixForm method="post" className="mt-3">
        <IdempotencyKey answer={score} />
        <input type="hidden" name={INTENT_FIELD} value="delete" />
        <Button>{t("deleteNow")}</Button>
      </RemixForm>
    </details>
  );
}
