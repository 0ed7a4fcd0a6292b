import { Field } from "~/forms/field";
import { Form, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import type { Help } from "../queries.server";

interface HelpFormProps {
  help: Help & { constraints: Constraints };
  failed: FailedForm | undefined;
}

/** The version is the one that the page shows: who saves again after a refusal has seen what they replace. */
export function HelpForm({ help, failed }: HelpFormProps) {
  const { t } = useTranslation("live");
  const { shown, entry, constraints } = help;
  return (
    <Form
      id="help"
      intent="save"
      failed={failed}
      constraints={constraints}
      defaultValue={{ title: shown?.title ?? "", body: shown?.body ?? "" }}
      className="space-y-4.5"
    >
      {entry && <VersionField now={entry.version} />}
      <Field name="title" label={t("help.heading")} autoComplete="off" />
      <TextArea name="body" rows={6} label={t("help.body")} />
      <Button look="primary">{t("help.save")}</Button>
    </Form>
  );
}
