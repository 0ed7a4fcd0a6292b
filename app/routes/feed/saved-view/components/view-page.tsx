import type { FeedSubscription } from "~/backend/contract/feed-subscriptions";
import type { FeedViewSaved } from "~/backend/contract/feed-views";
import { Choices } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form, isRefusalOf, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";
import { SecondStep } from "~/ui/second-step";
import { Readers } from "./readers";

interface ViewPageProps {
  view: FeedViewSaved;
  mayShare: boolean;
  subscriptions: readonly FeedSubscription[];
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** Its name and whose it is, for who may change it; its addresses for feed readers, and its end. */
export function ViewPage({ view, mayShare, subscriptions, constraints, failed }: ViewPageProps) {
  const { t } = useTranslation("views");
  const { name, scope, version, mayChange } = view;
  return (
    <FormFrame
      title={name}
      lead={t(`scope.${scope}`)}
      aside={<Readers subscriptions={subscriptions} failed={failed} />}
    >
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
          <FormFoot>
            <Button look="primary" size="large">
              {t("save")}
            </Button>
            <LinkButton to={paths.savedViews()} look="quiet" size="large">
              {t("cancel")}
            </LinkButton>
          </FormFoot>
        </Form>
      )}
      {mayChange && (
        <SecondStep title={t("delete")} text={t("deleteLead")} open={isRefusalOf("delete", failed)}>
          <Form id="delete" intent="delete" failed={failed} constraints={{}}>
            <Button>{t("delete")}</Button>
          </Form>
        </SecondStep>
      )}
    </FormFrame>
  );
}
