import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import type { Choice } from "../steps.server";

interface BulkDecisionProps {
  heading: string;
  /** The rows are at least so alike, in per cent; null for all that wait. */
  alike: number | null;
  choices: readonly Choice[];
  failed: FailedForm | undefined;
}

/** One button for each thing that all rows that wait can become at once. */
export function BulkDecision({ heading, alike, choices, failed }: BulkDecisionProps) {
  const { t } = useTranslation("importPages");
  return (
    <Form id="all" intent="all" failed={failed} constraints={{}} className="mb-4 border-line-2 border-b pb-4">
      {alike !== null && <input type="hidden" name="alike" value={alike} />}
      <fieldset className="min-w-0">
        <legend className="font-medium">{heading}</legend>
        <p className="mt-1 max-w-prose text-ink-2 text-s">{t("bulk.lead")}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          {choices.map(({ decision, text }) => (
            <Button key={decision} name="decision" value={decision}>
              {text}
            </Button>
          ))}
        </div>
      </fieldset>
    </Form>
  );
}
