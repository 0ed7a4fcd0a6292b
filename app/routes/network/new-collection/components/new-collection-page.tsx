import { COLLECTION_KINDS, COLLECTION_SCOPES, COLLECTION_TYPES } from "~/backend/contract/collection-words";
import { Choices, Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";
import type { NewCollection } from "../queries.server";

interface NewCollectionPageProps {
  page: NewCollection;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** Everything of a collection that has to be known before there is one; the rest stands in its settings. */
export function NewCollectionPage({ page, constraints, failed }: NewCollectionPageProps) {
  const { t } = useTranslation("collection");
  const { parents, parentId, mayManage } = page;
  return (
    <FormFrame title={t("new.title")} lead={t("new.lead")}>
      <Form
        id="collection"
        failed={failed}
        constraints={constraints}
        defaultValue={{ parentId, type: "Default", kind: "follows", scope: "User", monitored: "on" }}
        className="space-y-4.5"
      >
        <Field name="name" label={t("name")} autoComplete="off" />
        <Select name="parentId" label={t("parent")} options={[{ value: "", label: t("top") }, ...parents]} />
        <Select
          name="type"
          label={t("type")}
          options={COLLECTION_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <Select
          name="kind"
          label={t("kind")}
          hint={t("kindHint")}
          options={COLLECTION_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        {mayManage ? (
          <Choices
            name="scope"
            type="radio"
            legend={t("scope")}
            options={COLLECTION_SCOPES.map((value) => ({ value, label: t(`scopes.${value}`) }))}
          />
        ) : (
          <p className="text-ink-2 text-s">{t("onlyOwn")}</p>
        )}
        <Choices
          name="tiersEnabled"
          legend={t("tiers")}
          options={[{ value: "on", label: t("tiersEnabled"), hint: t("tiersFixed") }]}
        />
        <Choices name="monitored" legend={t("monitoring")} options={[{ value: "on", label: t("monitored") }]} />
        <FormFoot>
          <Button look="primary" size="large">
            {t("create")}
          </Button>
          <LinkButton to={paths.network()} look="quiet" size="large">
            {t("cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}
