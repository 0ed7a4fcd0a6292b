import { Link } from "@remix-run/react";
import { Form, VersionField } from "~/forms/form";
import { type Constraints, type FailedForm, INTENT_FIELD } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { About } from "~/i18n/about";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import type { ReviewRow } from "../view.server";

interface ReviewItemProps {
  row: ReviewRow;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** A match: the target, the entry that it may be, what the match rests on, and the decision. */
export function ReviewItem({ row, constraints, failed }: ReviewItemProps) {
  const { t } = useTranslation("sanctionsReview");
  const { id, target, name, verdict, score, grounds, reasons, decision, decided, earlier } = row;
  const hidden = reasons.length - grounds.length;
  const form = <DecideForm row={row} constraints={constraints} failed={failed} />;
  return (
    <li
      id={`match-${id}`}
      tabIndex={-1}
      className="wrap-anywhere grid scroll-mt-20 gap-x-6 gap-y-3 border-line border-t py-4 first:border-0 l:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="font-[620]">
            <Link to={target.href} className="text-accent-strong underline-offset-2 hover:underline">
              {target.name}
            </Link>
            {target.place && <span className="font-normal text-ink-2 text-s"> · {target.place}</span>}
          </h3>
          <p className="text-s">
            <span className={verdict === "match" ? "font-semibold text-risk-critical" : "font-semibold text-risk-mid"}>
              {t(`verdicts.${verdict}`)}
            </span>{" "}
            <span className="text-ink-2 tabular-nums">{score}</span>
          </p>
        </div>
        <p className="mt-1 font-medium text-s">{name}</p>
        <p className="text-ink-2 text-s">{row.list}</p>
        {row.facts && <p className="text-pretty text-ink-3 text-xs">{row.facts}</p>}
        <ul aria-label={t("grounds")} className="mt-1.5 text-s">
          {grounds.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
        {hidden > 0 && (
          <p className="text-ink-3 text-xs">
            <Link to={target.href} className="underline underline-offset-2">
              {t("more", { count: hidden })}
              <About>{name}</About>
            </Link>
          </p>
        )}
        <p className="mt-1 text-ink-3 text-xs">{row.foundOn}</p>
        {earlier && <p className="text-pretty text-ink-2 text-s">{earlier}</p>}
      </div>
      {decision === "undecided" ? (
        form
      ) : (
        <div className="min-w-0">
          <p className="text-s">
            <strong className="font-semibold">{t(`states.${decision}`)}</strong>
            {decided && <span className="text-ink-2"> · {decided}</span>}
          </p>
          <details className="mt-2" open={wasRefused(failed, id) || undefined}>
            <summary className="inline-flex min-h-6 text-accent-strong text-s">
              {t("change")}
              <About>{name}</About>
            </summary>
            <div className="mt-2">{form}</div>
          </details>
        </div>
      )}
    </li>
  );
}

function DecideForm({ row: { id, version, next, decision, name, target }, constraints, failed }: ReviewItemProps) {
  const { t } = useTranslation("sanctionsReview");
  const about = <About>{`${name}, ${target.name}`}</About>;
  return (
    <Form
      id={`decide-${id}`}
      failed={failed}
      constraints={constraints}
      intent={intentOf(id)}
      defaultValue={{ reason: "" }}
      className="min-w-0 space-y-2"
    >
      <input type="hidden" name="matchId" value={id} />
      {next && <input type="hidden" name="next" value={next} />}
      <VersionField now={version} />
      <TextArea name="reason" label={t("reason")} hint={t("reasonHint")} rows={2} />
      <div className="flex flex-wrap gap-2">
        {decision !== "rejected" && (
          <Button name="decision" value="rejected">
            {t("dismiss")}
            {about}
          </Button>
        )}
        {decision !== "accepted" && (
          <Button name="decision" value="accepted">
            {t("confirm")}
            {about}
          </Button>
        )}
        {decision !== "undecided" && (
          <Button name="decision" value="undecided">
            {t("reopen")}
            {about}
          </Button>
        )}
      </div>
    </Form>
  );
}

const intentOf = (id: number): string => `decide-${id}`;

const wasRefused = (failed: FailedForm | undefined, id: number): boolean =>
  failed?.submission.initialValue?.[INTENT_FIELD] === intentOf(id);
