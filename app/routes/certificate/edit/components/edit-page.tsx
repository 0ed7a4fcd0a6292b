import type { Document } from "~/backend/contract/documents";
import { Form, VersionField } from "~/forms/form";
import type { Constraints } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";
import { DocumentFields, type DocumentFieldsProps } from "../../components/document-fields";
import type { RefusedDocument } from "../../refused.server";

interface EditPageProps {
  name: string;
  document: Document;
  fields: DocumentFieldsProps;
  constraints: Constraints;
  failed: RefusedDocument | undefined;
}

/** All that can be changed of a document, its verification and its file among it. */
export function EditPage({ name, document, fields, constraints, failed }: EditPageProps) {
  const { t } = useTranslation("documents");
  const { id, version } = document;
  return (
    <FormFrame title={t("edit.title", { name })} lead={t("lead")}>
      <Form
        id="document"
        takesFile
        failed={failed}
        constraints={constraints}
        defaultValue={valuesOf(document)}
        className="space-y-4"
      >
        <VersionField now={version} />
        <DocumentFields {...fields} failed={failed} />
        <FormFoot>
          <Button look="primary" size="large">
            {t("edit.save")}
          </Button>
          <LinkButton to={paths.document(id)} look="quiet" size="large">
            {t("new.cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}

function valuesOf(document: Document): Record<string, string | readonly string[]> {
  const { target, documentType, customText, customCategory, description, validFrom, validUntil } = document;
  const uses = ["showOnTarget", "siteSpecific", "notifyCustomer"] as const;
  return {
    ...(target && { target: target.name, targetId: String(target.id), targetName: target.name }),
    documentType,
    customText: customText ?? "",
    customCategory: customCategory ?? "",
    description,
    validFrom: validFrom ?? "",
    validUntil: validUntil ?? "",
    verificationType: document.verificationType,
    use: uses.filter((use) => document[use]),
  };
}
