import { LostForm } from "~/forms/lost-form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import { hasForm } from "../has-form";
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
  const { title, about, message, facts, news, reason, proposal, agreed } = view;
  return (
    <div className="mx-auto w-full max-w-3xl flex-1 px-(--page-padding) py-8">
      <h1 className="text-balance break-words font-semibold text-xl leading-tight tracking-[-0.02em]">{title}</h1>
      <p className="mt-2 text-pretty text-ink-2 text-m">{about}</p>
      {failed && !hasForm(view, failed) && (
        <div className="mt-5">
          <LostForm failed={failed} fields={["cause"]} />
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
