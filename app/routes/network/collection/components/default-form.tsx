import { Form } from "@remix-run/react";
import { INTENT_FIELD } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";

/** Makes the collection what the network opens with for this reader, or takes that back. Sent twice it changes nothing more. */
export function DefaultForm({ here, isMyDefault }: { here: string; isMyDefault: boolean }) {
  const { t } = useTranslation("network");
  return (
    <Form method="post" action={here} preventScrollReset>
      <input type="hidden" name={INTENT_FIELD} value="default" />
      <button
        type="submit"
        name="isDefault"
        value={isMyDefault ? "no" : "yes"}
        className="inline-flex min-h-6 items-center text-accent-strong text-xs underline-offset-2 hover:underline pointer-coarse:min-h-11"
      >
        {t(isMyDefault ? "myDefault.end" : "myDefault.make")}
      </button>
    </Form>
  );
}
