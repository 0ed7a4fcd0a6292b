import { Field } from "~/forms/field";
import { useForm } from "~/forms/use-field";
import { useTranslation } from "~/i18n/use-translation";
import { MOST_GOODS } from "../goods";

/** Room for goods beside those that are told; saved, there is room again. */
const EMPTY = 2;

/** The goods of a relation, each with what is known of it by itself. Rows that are left empty, or emptied, are none. */
export function GoodsFields() {
  const { t } = useTranslation("edges");
  const { values } = useForm();
  const told = Array.isArray(values.goods) ? values.goods.length : 0;
  const rows = Array.from({ length: Math.min(MOST_GOODS, told + EMPTY) }, (_, n) => n);
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="font-medium text-s">{t("goods")}</legend>
      <p className="mt-0.5 text-ink-3 text-xs">{t("goodsOwnHint")}</p>
      {rows.map((n) => (
        <fieldset key={n} className="grid min-w-0 items-end gap-2 border-line-2 border-t pt-2 s:grid-cols-2">
          <legend className="sr-only">{t("good", { number: n + 1 })}</legend>
          <Field name={`goods[${n}].code`} label={t("code")} inputMode="numeric" autoComplete="off" />
          <Field name={`goods[${n}].shipments`} label={t("shipments")} inputMode="numeric" autoComplete="off" />
          <Field name={`goods[${n}].firstShipmentOn`} type="date" label={t("firstShipment")} />
          <Field name={`goods[${n}].lastShipmentOn`} type="date" label={t("lastShipment")} />
        </fieldset>
      ))}
    </fieldset>
  );
}
