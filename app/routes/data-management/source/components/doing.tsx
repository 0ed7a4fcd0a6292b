import { Form } from "@remix-run/react";
import { Health } from "~/domain/source/health";
import { INTENT_FIELD } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import type { SourceView } from "../queries.server";

/** How the source does, and what can be done at once. */
export function Doing({ source: { health, isOwn, isOn, mayRun, fileHref } }: { source: SourceView }) {
  const { t } = useTranslation("sources");
  if (!health) return null;
  return (
    <section aria-labelledby="health">
      <h2 id="health">{t("columns.health")}</h2>
      <div className="mt-1">
        <Health health={health} />
      </div>
      {isOwn && (
        <Form method="post" className="mt-3 flex flex-wrap gap-2">
          {mayRun && (
            <Button name={INTENT_FIELD} value="run">
              {t("runNow")}
            </Button>
          )}
          {fileHref && <LinkButton to={fileHref}>{t("file.title")}</LinkButton>}
          <Button name={INTENT_FIELD} value={isOn ? "off" : "on"}>
            {t(isOn ? "switchOff" : "switchOn")}
          </Button>
        </Form>
      )}
    </section>
  );
}
