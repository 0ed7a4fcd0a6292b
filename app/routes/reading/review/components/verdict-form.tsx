import { REVIEW_VERDICTS, type ReviewVerdictName } from "~/backend/contract/reading-words";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { About } from "~/i18n/about";
import { labelled } from "~/i18n/listed";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import type { ReviewText, TextsView } from "../view.server";
import { Key } from "./key";
import { TypeSelect } from "./type-select";

interface VerdictFormProps {
  text: ReviewText;
  types: TextsView["types"];
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** One button for each verdict, in the order of their keys. */
export function VerdictForm({ text, types, constraints, failed }: VerdictFormProps) {
  const { t, i18n } = useTranslation("reading");
  const { id, readAt, next, verdict, name } = text;
  const about = <About>{name}</About>;
  const button = (value: ReviewVerdictName) => (
    <Button
      key={value}
      name="verdict"
      value={value}
      formNoValidate={value !== "type"}
      data-verdict={REVIEW_VERDICTS.indexOf(value) + 1}
      aria-pressed={verdict === value || undefined}
      className="min-w-0 max-s:h-9 s:col-span-3 s:first-of-type:col-span-2 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
    >
      <Key>{REVIEW_VERDICTS.indexOf(value) + 1}</Key>
      {t(`verdicts.${value}`)}
      {about}
    </Button>
  );
  return (
    <Form
      id={`judge-${id}`}
      failed={failed}
      constraints={constraints}
      intent={intentOf(id)}
      defaultValue={{ eventTypeId: text.namedType }}
      className="border-line-2 border-t pt-3"
    >
      <input type="hidden" name="itemId" value={id} />
      <input type="hidden" name="readAt" value={readAt} />
      {next && <input type="hidden" name="next" value={next} />}
      <fieldset className="grid grid-cols-1 items-start gap-2 s:max-w-xl s:grid-cols-6">
        <legend className="sr-only">{labelled(t("review.decide"), name, i18n.language)}</legend>
        {button("right")}
        <div className="flex min-w-0 gap-1 s:col-span-4">
          {button("type")}
          <TypeSelect
            label={labelled(t("review.chooseType"), name, i18n.language)}
            choose={t("review.chooseType")}
            groups={types}
          />
        </div>
        {(["no-event", "old", "company", "place"] as const).map(button)}
        {verdict && (
          <Button look="quiet" name="verdict" value="none" formNoValidate className="max-s:h-9 s:col-span-3">
            {t("review.takeBack")}
            {about}
          </Button>
        )}
      </fieldset>
    </Form>
  );
}

export const intentOf = (id: number): string => `judge-${id}`;
