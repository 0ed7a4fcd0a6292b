import { Form, isRefusalOf } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { LANGUAGE_NAMES } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Page, PageHead } from "~/ui/page";
import { SecondStep } from "~/ui/second-step";
import type { Help } from "../queries.server";
import { HelpForm } from "./help-form";

interface HelpPageProps {
  help: Help & { constraints: Constraints };
  failed: FailedForm | undefined;
}

/** The explanation to read, and for administrators to write. */
export function HelpPage({ help, failed }: HelpPageProps) {
  const { t } = useTranslation("live");
  const { shown, entry, mayChange, locale } = help;
  return (
    <Page reading>
      <PageHead title={shown?.title ?? t("help.page")} />
      {shown && !failed && <p className="-mt-3 max-w-prose whitespace-pre-line text-pretty text-ink-2">{shown.body}</p>}
      {mayChange && (
        <section className="mt-8 border-line border-t pt-6">
          <h2 className="font-semibold text-m">{t("help.change")}</h2>
          <p className="mt-1 mb-4 text-ink-2">{t("help.language", { language: LANGUAGE_NAMES[locale] })}</p>
          <HelpForm help={help} failed={failed} />
          {failed?.problem && shown && (
            <aside className="mt-6 rounded-card border border-line bg-sunken p-4">
              <h3 className="font-semibold text-s">{t("help.now")}</h3>
              <p className="mt-2 font-medium">{shown.title}</p>
              <p className="mt-1 whitespace-pre-line text-ink-2">{shown.body}</p>
            </aside>
          )}
          {entry && (
            <SecondStep title={t("help.delete")} text={t("help.deleteLead")} open={isRefusalOf("delete", failed)}>
              <Form id="delete" intent="delete" failed={failed} constraints={{}}>
                <Button>{t("help.delete")}</Button>
              </Form>
            </SecondStep>
          )}
        </section>
      )}
    </Page>
  );
}
