import type { Operation } from "~/backend/contract/operations";
import { NOT_SENT } from "~/backend/contract/questionnaire-words";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";

interface LeftOutProps {
  operation: Operation;
  /** It sent questionnaires: what is left out can be asked from its own page. */
  isAsking: boolean;
  number(value: number): string;
}

/** So many are shown without being asked for. */
const SHORT = 5;

/** The targets that work on many left out, by name as far as they are named, with why. */
export function LeftOut({ operation: { failures = [], failedBy = {} }, isAsking, number }: LeftOutProps) {
  const { t } = useTranslation("network");
  if (failures.length === 0) return null;
  const counts = Object.values(failedBy);
  const count = counts.length > 0 ? counts.reduce((sum, one) => sum + one, 0) : failures.length;
  const more = count - failures.length;
  const whyOf = (why: string) => {
    const code = NOT_SENT.find((one) => one === why);
    if (isAsking && code) return t(`selfAssessments.why.${code}`);
    return t(why === "itself" ? "progress.itself" : "progress.gone");
  };
  return (
    <details className="mt-2" open={failures.length <= SHORT}>
      <summary className="disclosure tabular-nums">
        {t(isAsking ? "progress.asking.notChanged" : "progress.notChanged", { count, number: number(count) })}
      </summary>
      {isAsking && more > 0 && <ByWhy failedBy={failedBy} number={number} />}
      <ul className="mt-1 list-disc pl-5">
        {failures.map(({ id, name, why }) => (
          <li key={id}>
            {name === null ? t("progress.unnamed", { id }) : <Named id={id} name={name} isAsking={isAsking} />}:{" "}
            {whyOf(why)}
          </li>
        ))}
        {more > 0 && <li className="tabular-nums">{t("progress.more", { count: more, number: number(more) })}</li>}
      </ul>
    </details>
  );
}

/** Where not all are named: how many there are of each kind. */
function ByWhy({ failedBy, number }: { failedBy: NonNullable<Operation["failedBy"]>; number: LeftOutProps["number"] }) {
  const { t } = useTranslation("network");
  const kinds = NOT_SENT.flatMap((code) => (failedBy[code] ? [{ code, count: failedBy[code] }] : []));
  return (
    <p className="mt-1 tabular-nums">
      {kinds.map(({ code, count }) => t(`selfAssessments.leftOut.${code}`, { count, number: number(count) })).join(DOT)}
    </p>
  );
}

function Named({ id, name, isAsking }: { id: number; name: string; isAsking: boolean }) {
  const href = isAsking ? paths.targetSelfAssessment(id) : paths.targetProfile(id);
  return (
    <a href={sitePath(href)} className="font-medium underline underline-offset-2">
      {name}
    </a>
  );
}
