import { type Constraints, type FailedForm, INTENT_FIELD } from "~/forms/result";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import type { Draft } from "../schema";
import type { PlanView } from "../view.server";
import { AgreedPlan } from "./agreed-plan";
import { ProposalForm } from "./proposal-form";

interface PlanPageProps {
  view: PlanView;
  constraints: Constraints;
  /** The longest file. */
  fileLimit: string;
  failed: FailedForm | undefined;
  /** What was typed when more rows were asked for. */
  draft: Draft | undefined;
}

/** What was found and is asked; below it the supplier's own plan, to propose and, once accepted, to carry out. */
export function PlanPage({ view, constraints, fileLimit, failed, draft }: PlanPageProps) {
  const { t } = useTranslation("request");
  const text = useMessage();
  // It was sent by a form that is not there any more.
  const lost = failed && !hasForm(view, failed) ? failed.problem : null;
  const { title, about, message, facts, news, reason, proposal, agreed } = view;
  return (
    <div className="mx-auto w-full max-w-3xl flex-1 px-(--page-padding) py-8">
      <h1 className="text-balance break-words font-semibold text-xl leading-tight tracking-[-0.02em]">{title}</h1>
      <p className="mt-2 text-pretty text-ink-2 text-m">{about}</p>
      {lost && (
        <div className="mt-5" role="alert">
          <Notice tone="bad">{text(lost)}</Notice>
        </div>
      )}
      {news && (
        <div className="mt-5">
          <Notice icon={news.isGood ? "check-circle" : undefined}>
            <p className="font-semibold">{news.text}</p>
            {reason && <p className="mt-1 whitespace-pre-line break-words">{reason}</p>}
          </Notice>
        </div>
      )}
      <section className="mt-6">
        <h2 className="font-[640] text-m">{t("plan.asked")}</h2>
        <blockquote className="mt-2 whitespace-pre-line break-words border-accent border-l-3 pl-4 text-pretty">
          {message}
        </blockquote>
        {facts.length > 0 && (
          <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-s">
            {facts.map(({ name, text }) => (
              <div key={name} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-ink-3">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {proposal && (
        <ProposalForm
          proposal={proposal}
          version={view.version}
          constraints={constraints}
          failed={failed}
          draft={draft}
        />
      )}
      {agreed && <AgreedPlan agreed={agreed} version={view.version} fileLimit={fileLimit} failed={failed} />}
    </div>
  );
}

/** Whether what was refused was sent by a form that is still there. */
function hasForm({ proposal, agreed }: PlanView, { submission }: FailedForm): boolean {
  const intent = submission.initialValue?.[INTENT_FIELD];
  if (intent === "propose" || intent === "more") return proposal !== null;
  return agreed !== null && (intent !== "proof" || !agreed.isClosed);
}
