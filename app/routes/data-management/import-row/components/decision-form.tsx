import { useEffect } from "react";
import { Choices } from "~/forms/choices";
import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { orNever } from "~/live/or-never";
import { Button, LinkButton } from "~/ui/button";
import type { RowView } from "../view.server";

interface DecisionFormProps {
  view: RowView;
  failed: FailedForm | undefined;
}

/** What becomes of the row: chosen by a click or by its number, then the next row that waits. */
export function DecisionForm({ view: { choices, chosen, seen, nextHref }, failed }: DecisionFormProps) {
  const { t } = useTranslation("importPages");
  useChoiceKeys();
  const asSeen = failed && !failed.isStale ? failed.submission.initialValue?.seen : undefined;
  return (
    <Form id="decide" failed={failed} constraints={{}} defaultValue={chosen ? { decision: chosen } : {}}>
      <input type="hidden" name="seen" value={typeof asSeen === "string" ? asSeen : seen} />
      <Choices name="decision" type="radio" legend={t("rowPage.decision")} options={choices} />
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button look="primary">{t(nextHref ? "rowPage.saveAndNext" : "rowPage.save")}</Button>
        {nextHref && <LinkButton to={nextHref}>{t("rowPage.skip")}</LinkButton>}
      </div>
      <p className="mt-3 max-w-prose text-ink-3 text-xs">{t("rowPage.note")}</p>
    </Form>
  );
}

/** Keys 1 to 9 choose; Enter in a choice sends the form by itself. */
function useChoiceKeys(): void {
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    void orNever(import("./choice-keys")).then(({ listenForKeys }) => {
      if (!gone) stop = listenForKeys();
    });
    return () => {
      gone = true;
      stop();
    };
  }, []);
}
