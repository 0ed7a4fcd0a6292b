import { Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form, VersionField } from "~/forms/form";
import { type FailedForm, INTENT_FIELD } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import type { EdgeInWords, EdgeView } from "../view.server";
import { GoodsFields } from "./goods-fields";

interface ChangeFormProps {
  edge: EdgeInWords;
  view: EdgeView;
  failed: FailedForm | undefined;
  returnTo: string | undefined;
}

/** What the customer told about an edge. */
export function ChangeForm({ edge, view, failed, returnTo }: ChangeFormProps) {
  const { t } = useTranslation("edges");
  const { id, version, values } = edge;
  const refused = failed?.submission.initialValue?.[INTENT_FIELD] === "change" ? failed : undefined;
  return (
    <details open={refused ? true : undefined}>
      <summary className="inline-flex min-h-7 items-center font-medium text-accent-strong text-s hover:underline">
        {t("change")}
      </summary>
      <div className="mt-2 mb-3">
        <Form
          key={version}
          id={`edge-${id}`}
          action={view.path}
          intent="change"
          failed={refused}
          constraints={{}}
          defaultValue={values}
          className="space-y-3"
        >
          <input type="hidden" name="edgeId" value={id} />
          <VersionField now={version} />
          {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
          <Select name="type" label={t("type")} options={view.types} />
          <Select
            name="scope"
            label={t("scope")}
            options={(["Private", "Shared"] as const).map((value) => ({ value, label: t(`scopes.${value}`) }))}
          />
          <Field name="shipments" label={t("allShipments")} inputMode="numeric" autoComplete="off" />
          <div className="grid items-end gap-3 s:grid-cols-2">
            <Field name="firstShipmentOn" type="date" label={t("firstShipment")} />
            <Field name="lastShipmentOn" type="date" label={t("lastShipment")} />
          </div>
          <GoodsFields />
          <TextArea name="mediaLinks" label={t("links")} hint={t("linksHint")} rows={3} />
          <Button look="primary">{t("save")}</Button>
        </Form>
      </div>
    </details>
  );
}
