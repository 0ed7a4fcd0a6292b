import { Link } from "@remix-run/react";
import type { RequestedQuestionnaires } from "~/backend/contract/questionnaires";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Notice } from "~/ui/notice";
import type { Asked } from "../queries.server";

export interface OutcomeProps {
  /** What was sent, and who could not be asked. */
  outcome: { sent: number; failed: RequestedQuestionnaires["failed"] };
  targets: Asked["targets"];
}

/** Who was asked, and who was not, by name and with why. */
export function Outcome({ outcome: { sent, failed }, targets }: OutcomeProps) {
  const { t } = useTranslation("network");
  const nameOf = (id: number) => targets.find((target) => target.id === id)?.name ?? String(id);
  return (
    <>
      <div role="status">{sent > 0 && <Notice>{t("selfAssessments.done", { count: sent })}</Notice>}</div>
      <h2 className="mt-5 mb-1 font-semibold">{t("selfAssessments.failed", { count: failed.length })}</h2>
      <ul className="divide-y divide-line-2 border-line-2 border-y">
        {failed.map(({ targetId, code }) => (
          <li key={targetId} className="py-2">
            <Link
              to={paths.targetSelfAssessment(targetId)}
              className="font-medium text-accent-strong underline underline-offset-2"
            >
              {nameOf(targetId)}
            </Link>
            <span className="block text-ink-2 text-s">{t(`selfAssessments.why.${code}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
