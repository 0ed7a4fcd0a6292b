import { Form } from "@remix-run/react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { INTENT_FIELD } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { SettingsView } from "../queries.server";

/** Adds the collection to what is monitored, or takes it out. */
export function MonitorForm({ settings: { monitored, version } }: { settings: SettingsView }) {
  const { t } = useTranslation("collection");
  return (
    <Form method="post" className="flex flex-wrap items-center gap-3">
      <IdempotencyKey answer={version} />
      <input type="hidden" name={INTENT_FIELD} value="monitor" />
      <span className="flex items-center gap-2">
        <Icon name={monitored ? "bell" : "bell-off"} className={monitored ? "text-accent" : "text-ink-3"} />
        {t(monitored ? "monitor.on" : "monitor.off")}
      </span>
      <Button name="monitored" value={monitored ? "no" : "yes"}>
        {t(monitored ? "monitor.stop" : "monitor.start")}
      </Button>
    </Form>
  );
}
