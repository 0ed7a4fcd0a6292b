import { Choices } from "~/forms/choices";
import { Form, VersionField } from "~/forms/form";
import { type Constraints, type FailedForm, INTENT_FIELD } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { About } from "~/i18n/about";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Table } from "~/ui/table";
import type { Match } from "../view.server";

interface MatchItemProps {
  match: Match;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** A listed entry that the target may be: why it was found, what was decided, and the form to decide. */
export function MatchItem({ match, constraints, failed }: MatchItemProps) {
  const { t } = useTranslation("sanctions");
  const { id, name, list, facts, verdict, verdictWord, score, reasons, decision, decisionWord, decided, earlier } =
    match;
  return (
    <li className="wrap-anywhere border-line border-t py-4 first:border-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-[620]">{name}</h3>
        <p className="text-s">
          <span className={verdict === "match" ? "font-semibold text-risk-critical" : "font-semibold text-risk-mid"}>
            {verdictWord}
          </span>{" "}
          <span className="text-ink-2 tabular-nums">{score}</span>
        </p>
      </div>
      <p className="text-ink-2 text-s">{list}</p>
      {facts && <p className="text-pretty text-ink-3 text-xs">{facts}</p>}
      <p className="mt-1.5 text-s">
        <strong className={`font-semibold ${DECIDED[decision]}`}>{decisionWord}</strong>
        {decided && <span className="text-ink-2"> · {decided}</span>}
      </p>
      {earlier && <p className="text-pretty text-ink-2 text-s">{earlier}</p>}
      <p className="text-ink-3 text-xs">{match.found}</p>
      <details className="mt-2" open={decision === "undecided" || undefined}>
        <summary className="inline-flex min-h-6 list-none items-center gap-1.5 text-accent-strong text-s">
          <Icon name="chevron-down" className="size-3.5" />
          {t("reasons")}
          <About>{name}</About>
        </summary>
        <div className="mt-2">
          <Table
            caption={t("reasonsOf", { name: `${name} (${list})` })}
            columns={[t("feature"), t("ofTarget"), t("ofEntry"), t("points")]}
          >
            {reasons.map(({ key, feature, target, entry, points }) => (
              <tr key={key}>
                <td>{feature}</td>
                <td className="wrap-anywhere min-w-24">{target}</td>
                <td className="wrap-anywhere min-w-24">{entry}</td>
                <td className="text-right tabular-nums">{points}</td>
              </tr>
            ))}
          </Table>
        </div>
      </details>
      {!match.isClosed && (
        <details className="mt-1" open={decision === "undecided" || wasRefused(failed, id) || undefined}>
          <summary className="inline-flex min-h-6 list-none items-center gap-1.5 text-accent-strong text-s">
            <Icon name="chevron-down" className="size-3.5" />
            {t(decision === "undecided" ? "decide" : "decideAgain")}
            <About>{name}</About>
          </summary>
          <Form
            id={`match-${id}`}
            failed={failed}
            constraints={constraints}
            intent={intentOf(id)}
            defaultValue={{ decision: decision === "undecided" ? "" : decision, reason: "" }}
            className="mt-2 max-w-xl space-y-3"
          >
            <input type="hidden" name="matchId" value={id} />
            <VersionField now={match.version} />
            <Choices
              name="decision"
              type="radio"
              legend={t("isIt", { name })}
              options={(["accepted", "rejected", "undecided"] as const).map((value) => ({
                value,
                label: t(`choices.${value}`),
              }))}
            />
            <TextArea name="reason" label={t("reason")} hint={t("reasonHint")} rows={2} />
            <Button look="primary">{t("save")}</Button>
          </Form>
        </details>
      )}
    </li>
  );
}

const DECIDED: Record<Match["decision"], string> = {
  accepted: "text-risk-critical",
  rejected: "text-ink-2",
  undecided: "text-risk-mid",
};

const intentOf = (id: number): string => `decide-${id}`;

const wasRefused = (failed: FailedForm | undefined, id: number): boolean =>
  failed?.submission.initialValue?.[INTENT_FIELD] === intentOf(id);
