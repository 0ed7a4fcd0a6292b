import { Form } from "@remix-run/react";
import { INTENT_FIELD } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";

/** Makes the collection what the network opens with for this reader, or takes that back. Sent twice it changes nothing more. */
export function DefaultForm({ here, isMyDefault }: { here: string; isMyDefault: boolean }) {
  const { t } = useTranslation("network");
  return (
    <Form method="post" action={here} preventScrollReset>
      <input type="hidden" name={INTENT_FIELD} value="default" />
      <Button name="isDefault" value={isMyDefault ? "no" : "yes"}>
        {t(isMyDefault ? "myDefault.end" : "myDefault.make")}
      </Button>
    </Form>
  );
}
