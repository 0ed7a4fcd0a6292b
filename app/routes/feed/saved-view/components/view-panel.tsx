import type { FeedViewSaved } from "~/backend/contract/feed-views";
import { Choices } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form, isRefusalOf, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { SecondStep } from "~/ui/second-step";
import { Panel } from "~/ui/section-page";

interface ViewPanelProps {
  view: FeedViewSaved;
  mayShare: boolean;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** Its name and whose it is, for who may change it; and its end. */
export function ViewPanel({ view, mayShare, constraints, failed }: ViewPanelProps) {
  const { t } = useTranslation("views");
  const { name, scope, version, mayChange } = view;
  return (
    <>
      <Panel title={name} lead={t(`scope.${scope}`)} first>
        {mayChange && (
          <Form
            id="view"
            intent="view"
            failed={failed}
            constraints={constraints}
            defaultValue={{ name, scope }}
            className="space-y-4.5"
          >
            <VersionField now={version} />
            <Field name="name" label={t("name")} autoComplete="off" />
            {mayShare ? (
              <Choices
                name="scope"
                legend={t("scope.label")}
                type="radio"
                options={[
                  { value: "User", label: t("scope.User") },
                  { value: "Customer", label: t("scope.Customer") },
                ]}
              />
            ) : (
              <input type="hidden" name="scope" value={scope} />
            )}
            <Button look="primary">{t("save")}</Button>
          </Form>
        )}
      </Panel>
      {mayChange && (
        <SecondStep title={t("delete")} text={t("deleteLead")} open={isRefusalOf("delete", failed)}>
          <Form id="delete" intent="delete" failed={failed} constraints={{}}>
            <Button>{t("delete")}</Button>
          </Form>
        </SecondStep>
      )}
    </>
  );
}
