import { Form } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";

interface Choice {
  key: string;
  word: string;
  checked: boolean;
}

interface LayerFormProps {
  form: {
    action: string;
    /** Of the address that it was written for: another one is another form. */
    key: string;
    /** What is not chosen here and stays. */
    hidden: readonly (readonly [name: string, value: string])[];
    layers: readonly {
      key: "sites" | "events" | "ports" | "airports" | "passages" | "capitals" | "shade";
      checked: boolean;
    }[];
    /** What countries can be shaded by; empty where there is no such layer. */
    shades: readonly Choice[];
    types: readonly Choice[];
    risks: readonly Choice[];
  };
}

/** What a map shows. Without a tick under a heading nothing is left out there; without a layer nothing is drawn. */
export function LayerForm({ form }: LayerFormProps) {
  const { t } = useTranslation("map");
  return (
    <Form
      key={form.key}
      method="get"
      action={form.action}
      preventScrollReset
      aria-label={t("form.label")}
      className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3"
    >
      {form.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="show" value="1" />
      <Boxes
        legend={t("form.layers")}
        name="layers"
        choices={form.layers.map((one) => ({ ...one, word: t(`layers.${one.key}`) }))}
      />
      {form.shades.length > 0 && (
        <label className="block font-semibold text-ink-3 text-xs">
          {t("form.shade")}
          <select
            name="shade"
            defaultValue={form.shades.find(({ checked }) => checked)?.key}
            className="field mt-1 block font-normal text-ink text-s"
          >
            {form.shades.map(({ key, word }) => (
              <option key={key} value={key}>
                {word}
              </option>
            ))}
          </select>
        </label>
      )}
      <Boxes legend={t("form.types")} name="types" choices={form.types} />
      <Boxes legend={t("form.risks")} name="risks" choices={form.risks} />
      <Button>{t("form.show")}</Button>
    </Form>
  );
}

function Boxes({ legend, name, choices }: { legend: string; name: string; choices: readonly Choice[] }) {
  return (
    <fieldset>
      <legend className="font-semibold text-ink-3 text-xs">{legend}</legend>
      <div className="flex flex-wrap gap-x-4">
        {choices.map(({ key, word, checked }) => (
          <label key={key} className="filter-choice">
            <input type="checkbox" name={name} value={key} defaultChecked={checked} />
            {word}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
