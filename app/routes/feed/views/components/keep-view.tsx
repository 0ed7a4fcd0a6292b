import { Choices } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/section-page";

interface KeepViewProps {
  /** The filter that would be kept, in words. */
  current: { href: string; text: string };
  mayShare: boolean;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

export function KeepView({ current, mayShare, constraints, failed }: KeepViewProps) {
  const { t } = useTranslation("views");
  return (
    <Panel title={t("keep.title")} lead={current.text}>
      <Form
        id="keep"
        intent="keep"
        failed={failed}
        constraints={constraints}
        defaultValue={{ scope: "User" }}
        className="space-y-4.5"
      >
        <Field name="name" label={t("name")} autoComplete="off" />
        {mayShare && <Choices name="scope" legend={t("scope.label")} type="radio" options={scopes(t)} />}
        <Choices name="isDefault" legend={t("keep.start")} options={[{ value: "on", label: t("keep.default") }]} />
        <Button look="primary">{t("keep.save")}</Button>
      </Form>
    </Panel>
  );
}

const scopes = (t: ReturnType<typeof useTranslation<"views">>["t"]) => [
  { value: "User", label: t("scope.User") },
  { value: "Customer", label: t("scope.Customer") },
];
