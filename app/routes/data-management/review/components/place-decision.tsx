import { Form } from "~/forms/form";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import type { DoubtView } from "../view.server";

interface PlaceDecisionProps {
  doubt: DoubtView;
  name: string;
}

/** One button for each decision; what was refused is told above the list. */
export function PlaceDecision({ doubt: { targetId, lat, lon, swapped }, name }: PlaceDecisionProps) {
  const { t } = useTranslation("dataPages");
  const about = <span className="sr-only">: {name}</span>;
  return (
    <Form
      id={`place-${targetId}`}
      failed={undefined}
      constraints={{}}
      className="flex flex-wrap gap-2 whitespace-nowrap xl:flex-nowrap"
    >
      <input type="hidden" name="targetId" value={targetId} />
      <input type="hidden" name="lat" value={lat} />
      <input type="hidden" name="lon" value={lon} />
      {swapped !== null && (
        <Button name="decision" value="swap">
          {t("doubt.swap", { other: swapped })}
          {about}
        </Button>
      )}
      <Button name="decision" value="keep">
        {t("doubt.keep")}
        {about}
      </Button>
      <Button name="decision" value="remove">
        {t("doubt.remove")}
        {about}
      </Button>
    </Form>
  );
}
