import { Link } from "@remix-run/react";
import { IMPORT_KINDS, type ImportKind } from "~/backend/contract/import-kinds";
import { Choices } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { UploadField } from "~/forms/upload-field";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Beside, FormFoot, FormFrame } from "~/ui/form-frame";

interface NewPageProps {
  page: { size: string; kind: ImportKind | null };
  failed: FailedForm | undefined;
}

/** A file and what it holds; what will be made of it is shown before anything changes. */
export function NewPage({ page: { size, kind }, failed }: NewPageProps) {
  const { t } = useTranslation("importPages");
  const options = IMPORT_KINDS.map((one) => ({
    ...{ value: one, label: t(`kinds.${one}`), hint: t(`newPage.holds.${one}`) },
  }));
  return (
    <FormFrame title={t("newPage.title")} lead={t("newPage.lead")} aside={<Templates />}>
      <Form
        id="new"
        takesFile
        failed={failed}
        constraints={{}}
        defaultValue={{ follow: "yes", ...(kind && { kind }) }}
        className="space-y-5"
      >
        <Choices name="kind" type="radio" legend={t("newPage.kind")} options={options} />
        <UploadField
          label={t("file")}
          hint={t("newPage.hint", { size })}
          accept=".csv,.tsv,.txt,.xlsx,.geojson,.json"
        />
        <Choices
          name="untitled"
          legend={t("newPage.titles")}
          options={[{ value: "yes", label: t("newPage.untitled"), hint: t("newPage.untitledHint") }]}
        />
        <Field
          name="collection"
          label={t("newPage.collection")}
          hint={t("newPage.collectionHint")}
          autoComplete="off"
        />
        <Choices
          name="follow"
          type="radio"
          legend={t("newPage.follow")}
          hint={t("newPage.followHint")}
          options={(["yes", "no"] as const).map((value) => ({ value, label: t(`newPage.follows.${value}`) }))}
        />
        <p className="text-ink-3 text-s">{t("newPage.reading")}</p>
        <FormFoot>
          <Button look="primary" size="large">
            {t("newPage.submit")}
          </Button>
          <LinkButton to={paths.imports()} look="quiet" size="large">
            {t("columnsPage.cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}

const LINK = "text-accent-strong underline underline-offset-2";

function Templates() {
  const { t } = useTranslation("importPages");
  return (
    <Beside title={t("newPage.templates")}>
      <p>{t("newPage.templatesLead")}</p>
      <ul className="mt-2 space-y-1.5">
        {IMPORT_KINDS.map((kind) => (
          <li key={kind}>
            <Link to={paths.importTemplate(kind)} reloadDocument className={LINK}>
              {t("newPage.template", { kind: t(`kinds.${kind}`) })}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link to={paths.addSuppliers("my")} className={LINK}>
          {t("newPage.otherWays")}
        </Link>
      </p>
    </Beside>
  );
}
