import { Link } from "@remix-run/react";
import { Form, VersionField } from "~/forms/form";
import { type Constraints, type FailedForm, INTENT_FIELD } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { About } from "~/i18n/about";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { ProposalView } from "../view.server";

interface ProposalItemProps {
  proposal: ProposalView;
  mayDecide: boolean;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** A proposed supplier: who proposed it, what became of it, and for managers what it becomes. */
export function ProposalItem({ proposal, mayDecide, constraints, failed }: ProposalItemProps) {
  const { t } = useTranslation("suppliers");
  const { id, name, about, comment, state, stateWord, history, version, supplierHref } = proposal;
  const intent = `decide-${id}`;
  const refused = failed?.submission.initialValue?.[INTENT_FIELD] === intent;
  return (
    <li className="wrap-anywhere border-line-2 border-t py-3 first:border-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {supplierHref ? (
          <Link to={supplierHref} className="min-w-0 font-[620] text-accent-strong underline-offset-2 hover:underline">
            {name}
          </Link>
        ) : (
          <strong className="min-w-0 font-[620]">{name}</strong>
        )}
        <span className="text-s">{stateWord}</span>
      </p>
      {about && <p className="text-ink-2 text-s">{about}</p>}
      {comment && <p className="whitespace-pre-line text-ink-2 text-s">{comment}</p>}
      <p className="text-ink-3 text-xs">{history}</p>
      {state === "Pending" && mayDecide && (
        <details className="mt-1" open={refused || undefined}>
          <summary className="inline-flex min-h-6 list-none items-center gap-1.5 text-accent-strong text-s">
            <Icon name="chevron-down" className="size-3.5" />
            {t("decide")}
            <About>{name}</About>
          </summary>
          <Form
            id={`proposal-${id}`}
            intent={intent}
            failed={failed}
            constraints={constraints}
            className="mt-2 max-w-xl space-y-3"
          >
            <input type="hidden" name="proposalId" value={id} />
            <VersionField now={version} />
            <TextArea name="reason" label={t("reason")} hint={t("reasonHint")} rows={2} />
            <div className="flex flex-wrap gap-2">
              <Button name="decision" value="accepted">
                {t("accept")}
              </Button>
              <Button name="decision" value="rejected">
                {t("reject")}
              </Button>
            </div>
          </Form>
        </details>
      )}
    </li>
  );
}
