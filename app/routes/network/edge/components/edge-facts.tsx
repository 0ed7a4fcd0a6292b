import { Form } from "@remix-run/react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { type FailedForm, INTENT_FIELD } from "~/forms/result";
import { type MessageKey, useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import type { EdgeInWords, EdgeView } from "../view.server";
import { ChangeForm } from "./change-form";

interface EdgeFactsProps {
  edge: EdgeInWords;
  view: EdgeView;
  failed: FailedForm | undefined;
  returnTo: string | undefined;
}

/** One edge: what it is and how it is known; confirmed or rejected with a reason, and changed where it is the customer's own. */
export function EdgeFacts({ edge, view, failed, returnTo }: EdgeFactsProps) {
  const { t } = useTranslation("edges");
  const { typeWord, evidence, state, mediaLinks } = edge;
  const refused = String(failed?.submission.initialValue?.edgeId ?? "") === String(edge.id) ? failed : undefined;
  return (
    <li className="py-2.5">
      <p className={`font-medium ${state === "rejected" ? "line-through decoration-ink-3" : ""}`}>{typeWord}</p>
      <p className="text-ink-2 text-s">{evidence}</p>
      {mediaLinks.length > 0 && (
        <ul className="mt-1 text-s">
          {mediaLinks.map((link) => (
            <li key={link}>
              <a
                href={link}
                rel="noreferrer"
                className="inline-block max-w-full truncate py-0.5 text-accent-strong underline underline-offset-2"
              >
                {link}
              </a>
            </li>
          ))}
        </ul>
      )}
      {view.mayChange && (
        <div className="mt-1 flex flex-wrap gap-x-4">
          <DecideForm edge={edge} view={view} failed={refused} returnTo={returnTo} />
          {edge.own && <ChangeForm edge={edge} view={view} failed={refused} returnTo={returnTo} />}
        </div>
      )}
      <span className="sr-only">{state === "rejected" ? t("rejectedHint") : ""}</span>
    </li>
  );
}

function DecideForm({ edge, view, failed, returnTo }: EdgeFactsProps) {
  const { t } = useTranslation("edges");
  const text = useMessage();
  const { id, version, state } = edge;
  const refused = failed?.submission.initialValue?.[INTENT_FIELD] === "decide" ? failed : undefined;
  const error = refused?.submission.error?.reason?.[0] as MessageKey | undefined;
  return (
    // Decided, it is closed again.
    <details key={version} open={refused ? true : undefined}>
      <summary className="inline-flex min-h-7 items-center font-medium text-accent-strong text-s hover:underline">
        {t("decide")}
      </summary>
      <Form method="post" action={view.path} className="mt-2 mb-3 space-y-3">
        <IdempotencyKey answer={edge} />
        <input type="hidden" name={INTENT_FIELD} value="decide" />
        <input type="hidden" name="edgeId" value={id} />
        <input type="hidden" name="version" value={version} />
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        <TextField
          id={`reason-${id}`}
          name="reason"
          label={t("reason")}
          required
          maxLength={500}
          autoComplete="off"
          defaultValue={String(refused?.submission.initialValue?.reason ?? "")}
          error={error && text(error)}
        />
        <div className="flex flex-wrap gap-2">
          {state !== "confirmed" && (
            <Button name="state" value="confirmed">
              {t("confirm")}
            </Button>
          )}
          {state !== "rejected" && (
            <Button name="state" value="rejected">
              {t("reject")}
            </Button>
          )}
          {state !== "active" && (
            <Button look="quiet" name="state" value="active">
              {t("reopen")}
            </Button>
          )}
        </div>
      </Form>
    </details>
  );
}
