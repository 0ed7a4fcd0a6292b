import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import type { AnsweredTopic } from "../view.server";

interface AnswersCardProps {
  topics: readonly AnsweredTopic[];
  /** When the answers are from, and with which they are compared. */
  about: string | null;
}

/** What a supplier answered, topic by topic; a risk is said by shape and word, and so is another answer than the last time. */
export function AnswersCard({ topics, about }: AnswersCardProps) {
  const { t } = useTranslation("questionnaires");
  return (
    <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="answers" className="font-[640] text-s">
        {t("answers")}
      </h2>
      {about && <p className="text-ink-3 text-xs">{about}</p>}
      {topics.map(({ id, title, basis, risks, questions }) => (
        <div key={id} className="mt-4 first-of-type:mt-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b pb-1">
            <h3 className="font-[620]">{title}</h3>
            <p className="text-ink-3 text-xs">
              {risks && (
                <strong className="font-semibold text-risk-high">
                  {risks}
                  {DOT}
                </strong>
              )}
              {basis}
            </p>
          </div>
          <dl>
            {questions.map(({ id, text, answer, comment, isRisk, before }) => (
              <div key={id} className="grid gap-x-6 border-line-2 border-b py-2 s:grid-cols-[minmax(0,1fr)_11rem]">
                <dt className="text-pretty text-s">{text}</dt>
                <dd>
                  <span className={isRisk ? "font-semibold text-risk-high" : "font-medium"}>
                    {isRisk && <Icon name="alert-circle" className="mr-1 inline-block size-3.5 align-[-2px]" />}
                    {answer || (comment ? "" : "–")}
                    {isRisk && <span className="sr-only"> ({t("risk")})</span>}
                  </span>
                  {before && <span className="block text-ink-3 text-xs">{t("before", { answer: before })}</span>}
                </dd>
                {comment && <dd className="whitespace-pre-line text-ink-2 text-s s:col-span-2">{comment}</dd>}
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
