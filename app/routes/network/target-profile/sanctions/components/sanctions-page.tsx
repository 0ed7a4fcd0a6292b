import { Form, Link } from "@remix-run/react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { type Constraints, type FailedForm, INTENT_FIELD } from "~/forms/result";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { SanctionsView } from "../view.server";
import { MatchItem } from "./match-item";

interface SanctionsPageProps {
  view: SanctionsView;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** Whether a target is sanctioned, who around it is, and what waits for a decision. */
export function SanctionsPage({ view, constraints, failed }: SanctionsPageProps) {
  const { t } = useTranslation("sanctions");
  const { matches, count, nextHref } = view;
  return (
    <div className="grid items-start gap-4 l:grid-cols-[24rem_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-4">
        <Status view={view} failed={failed} />
        <Waiting view={view} />
        <Around view={view} />
      </div>
      <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        <h2 id="matches" className="font-[640] text-s">
          {t("matches")}
        </h2>
        {matches.length > 0 && <p className="mt-0.5 text-ink-3 text-xs">{count}</p>}
        {matches.length === 0 ? (
          <p className="mt-3 max-w-prose text-ink-2">{t(view.isActivated ? "noMatches" : "activateFirst")}</p>
        ) : (
          <ol>
            {matches.map((match) => (
              <MatchItem key={match.id} match={match} constraints={constraints} failed={failed} />
            ))}
          </ol>
        )}
        {nextHref && (
          <Link
            to={nextHref}
            className="mt-3 inline-block font-medium text-accent-strong text-s underline-offset-2 hover:underline"
          >
            {t("next")}
          </Link>
        )}
      </section>
    </div>
  );
}

function Status({ view, failed }: { view: SanctionsView; failed: FailedForm | undefined }) {
  const { t } = useTranslation("sanctions");
  const text = useMessage();
  const { isActivated, status, statusWord, facts } = view;
  const problem = failed?.submission.initialValue?.[INTENT_FIELD] === "activate" ? failed.problem : null;
  return (
    <section className="rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="sanctions-status" className="font-[640] text-s">
        {t("status")}
      </h2>
      <p
        className={`mt-2 font-semibold text-l ${status === "Direct" || status === "Indirect" ? "text-risk-critical" : ""}`}
      >
        {statusWord}
      </p>
      <p className="mt-1 text-pretty text-ink-2 text-s">{t(`explains.${status ?? "null"}`)}</p>
      {isActivated ? (
        <dl className="mt-3 text-s">
          {facts.map(({ name, text }) => (
            <div key={name} className="flex justify-between gap-4 border-line-2 border-t py-1.5 first:border-0">
              <dt className="text-ink-3">{name}</dt>
              <dd className="text-right tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Form method="post" className="mt-4">
          {problem && (
            <div role="alert" className="mb-3">
              <Notice tone="bad">{text(problem)}</Notice>
            </div>
          )}
          <IdempotencyKey answer={failed} />
          <input type="hidden" name={INTENT_FIELD} value="activate" />
          <Button look="primary">{t("activate")}</Button>
        </Form>
      )}
    </section>
  );
}

/** Whoever reads "to be reviewed" here has to know where: the match may be an owner's. */
function Waiting({ view: { waiting } }: { view: SanctionsView }) {
  const { t } = useTranslation("sanctions");
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="sanctions-waiting" className="rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="sanctions-waiting" className="font-[640] text-s">
        {t("waiting")}
      </h2>
      <ul className="mt-1">
        {waiting.map(({ id, name, href, count }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-4 border-line-2 border-t py-2 text-s first:border-0"
          >
            <Link to={href} className="font-medium text-accent-strong underline-offset-2 hover:underline">
              {name}
            </Link>
            <span className="text-ink-2">{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Around({ view: { around, isActivated } }: { view: SanctionsView }) {
  const { t } = useTranslation("sanctions");
  if (!isActivated) return null;
  return (
    <section className="rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="sanctions-around" className="font-[640] text-s">
        {t("around")}
      </h2>
      {around.length === 0 && <p className="mt-2 text-pretty text-ink-2 text-s">{t("nobodyAround")}</p>}
      <ul>
        {around.map(({ key, name, href, relation, path, entry }) => (
          <li key={key} className="border-line-2 border-t py-2 text-s first:border-0">
            <Link to={href} className="font-medium text-accent-strong underline-offset-2 hover:underline">
              {name}
            </Link>{" "}
            <span className="text-ink-2">{relation}</span>
            {path.length > 0 && (
              <span className="block text-ink-3 text-xs">
                {t("through")}{" "}
                {path.map((step, index) => (
                  <span key={step.id}>
                    {index > 0 && " › "}
                    <Link to={step.href} className="underline-offset-2 hover:underline">
                      {step.name}
                    </Link>
                  </span>
                ))}
              </span>
            )}
            <span className="block text-ink-3 text-xs">{entry}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
