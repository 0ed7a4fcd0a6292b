import { Form } from "@remix-run/react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { type FailedForm, INTENT_FIELD } from "~/forms/result";
import { type MessageKey, useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/select-field";
import type { EdgeView } from "../view.server";

interface TellFormProps {
  view: EdgeView;
  failed: FailedForm | undefined;
  returnTo: string | undefined;
}

/** Tells what the one is to the other, where the customer knows more than the records. */
export function TellForm({ view, failed, returnTo }: TellFormProps) {
  const { t } = useTranslation("edges");
  const text = useMessage();
  const { from, to, types, path } = view;
  const refused = failed?.submission.initialValue?.[INTENT_FIELD] === "tell" ? failed : undefined;
  const error = refused?.submission.error?.type?.[0] as MessageKey | undefined;
  return (
    <details className="mt-2" open={refused ? true : undefined}>
      <summary className="inline-flex min-h-7 items-center font-medium text-accent-strong text-s hover:underline">
        {t("tell")}
      </summary>
      <Form method="post" action={path} className="mt-2 space-y-3">
        <IdempotencyKey answer={view} />
        <input type="hidden" name={INTENT_FIELD} value="tell" />
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        <SelectField
          id="tell-type"
          name="type"
          label={t("tellType", { from: from.name, to: to.name })}
          options={types}
          error={error && text(error)}
        />
        <Button>{t("add")}</Button>
      </Form>
    </details>
  );
}
