import { FileField } from "~/forms/file-field";
import { Form, VersionField } from "~/forms/form";
import { type FailedForm, INTENT_FIELD } from "~/forms/result";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import type { PlanView } from "../view.server";

interface AgreedPlanProps {
  agreed: NonNullable<PlanView["agreed"]>;
  version: number;
  fileLimit: string;
  failed: FailedForm | undefined;
}

/** What was agreed: measures to tick when they are done, and files that prove it. */
export function AgreedPlan({
  agreed: { cause, measures, hasOpen, isClosed, proofs },
  version,
  fileLimit,
  failed,
}: AgreedPlanProps) {
  const { t } = useTranslation("request");
  return (
    <>
      <section className="mt-8 border-line border-t pt-6">
        <h2 className="font-[640] text-m">{t("plan.agreed")}</h2>
        <p className="mt-2 text-ink-3 text-xs">{t("plan.cause")}</p>
        <p className="whitespace-pre-line text-pretty break-words">{cause}</p>
        <Form id="progress" intent="progress" failed={failed} constraints={{}} className="mt-4">
          <VersionField now={version} />
          <ul>
            {measures.map(({ at, title, facts, isDone }) => (
              <li key={at} className="border-line-2 border-t">
                <label className="flex min-h-11 items-start gap-3 py-2.5">
                  <input
                    type="checkbox"
                    name="done"
                    value={at}
                    defaultChecked={isDone}
                    disabled={isDone || isClosed}
                    className="mt-0.5 size-4 shrink-0"
                  />
                  <span className="min-w-0">
                    <span className={`block break-words ${isDone ? "text-ink-3" : ""}`}>{title}</span>
                    <span className="block break-words text-ink-3 text-s">{facts.join(DOT)}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          {hasOpen && (
            <p className="mt-3">
              <Button look="primary" size="large">
                {t("plan.report")}
              </Button>
            </p>
          )}
        </Form>
      </section>
      <section className="mt-8 border-line border-t pt-6" hidden={isClosed && proofs.length === 0}>
        <h2 className="font-[640] text-m">{t("plan.proof")}</h2>
        {!isClosed && <p className="mt-1 mb-3 text-pretty text-ink-2 text-s">{t("plan.proofHint")}</p>}
        {proofs.length > 0 && (
          <ul className="mb-4">
            {proofs.map(({ id, name, when }) => (
              <li key={id} className="flex flex-wrap gap-x-3 border-line-2 border-t py-2">
                <span className="min-w-0 flex-1 basis-40 break-words">{name}</span>
                <span className="text-ink-3 text-s">{when}</span>
              </li>
            ))}
          </ul>
        )}
        {!isClosed && (
          <Form id="proof" intent="proof" takesFile failed={failed} constraints={{}} className="max-w-xl space-y-3">
            <FileField limit={fileLimit} current={null} failed={isProving(failed) ? failed : undefined} />
            <Button>{t("plan.sendProof")}</Button>
          </Form>
        )}
      </section>
    </>
  );
}

/** Another form's refusal has no file to speak of. */
const isProving = (failed: FailedForm | undefined) => failed?.submission.initialValue?.[INTENT_FIELD] === "proof";
