import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Panel } from "~/ui/section-page";
import type { DeliveryView } from "../queries.server";
import { MinimumSelects } from "./minimum-selects";
import { wishes } from "./standard";

interface CollectionFormProps {
  collection: NonNullable<DeliveryView["open"]>;
  failed: FailedForm | undefined;
}

/** What is different for the targets of one collection and of those below it. */
export function CollectionForm({ collection: { id, name, own }, failed }: CollectionFormProps) {
  const { t } = useTranslation("management");
  return (
    <Panel title={name} lead={t("notifications.collectionLead")} first>
      <Form
        id="collection"
        intent="collection"
        failed={failed}
        constraints={{}}
        defaultValue={wishes(own, "Inherit")}
        className="space-y-4.5"
      >
        <input type="hidden" name="collectionId" value={id} />
        <MinimumSelects inherits />
        <div className="flex gap-2">
          <Button look="primary">{t("save")}</Button>
          <LinkButton to={paths.management("notifications")}>{t("notifications.back")}</LinkButton>
        </div>
      </Form>
    </Panel>
  );
}
