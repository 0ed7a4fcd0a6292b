import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { About } from "~/i18n/about";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import type { Choice } from "../steps.server";

interface RowDecisionProps {
  row: number;
  name: string;
  choices: readonly Choice[];
  /** How the row was when it was shown. */
  seen: string;
  failed: FailedForm | undefined;
}

/** One button for each thing that the row can become. */
export function RowDecision({ row, name, choices, seen, failed }: RowDecisionProps) {
  const { t } = useTranslation("importPages");
  if (choices.length === 0) return null;
  const targetId = choices.find((choice) => choice.targetId !== null)?.targetId;
  return (
    <Form id={`decide-${row}`} intent={`decide-${row}`} failed={failed} constraints={{}} className="mt-2">
      <input type="hidden" name="row" value={row} />
      <input type="hidden" name="seen" value={seen} />
      {targetId && <input type="hidden" name="targetId" value={targetId} />}
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">{t("decide.heading", { name })}</legend>
        {choices.map(({ decision, text }) => (
          <Button key={decision} name="decision" value={decision}>
            {text}
            <About>{name}</About>
          </Button>
        ))}
      </fieldset>
    </Form>
  );
}
