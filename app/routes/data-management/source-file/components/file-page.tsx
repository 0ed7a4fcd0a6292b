import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { UploadField } from "~/forms/upload-field";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";

interface FilePageProps {
  page: { name: string; title: string; size: string; accept: string };
  failed: FailedForm | undefined;
}

/** A file instead of the source's address, once: what came by mail, or before the source was known. */
export function FilePage({ page: { name, title, size, accept }, failed }: FilePageProps) {
  const { t } = useTranslation("sources");
  return (
    <FormFrame title={t("file.heading", { name: title })} lead={t("file.lead")}>
      <Form id="file" takesFile failed={failed} constraints={{}}>
        <UploadField label={t("file.label")} hint={t("file.hint", { size })} accept={accept} />
        <FormFoot>
          <Button look="primary" size="large">
            {t("file.submit")}
          </Button>
          <LinkButton to={paths.source(name)} look="quiet" size="large">
            {t("file.cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}
