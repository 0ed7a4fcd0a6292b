import { type FormEvent, useState } from "react";
import { contrastOf, LEAST_CONTRAST, ratioInWords } from "~/backend/contract/contrast";
import { LabelSample } from "~/domain/label/label-sample";
import { LABEL_COLOURS, OWN_COLOURS } from "~/domain/label/palette";
import { useField } from "~/forms/use-field";
import { type Message, type MessageKey, useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { FieldError } from "~/ui/field-notes";

/** A ready colour or two of one's own; with a script the page says at once whether the text can be read. */
export function ColourFields() {
  const { t, i18n } = useTranslation("labels");
  const colour = useField("colour");
  const background = useField("backgroundColor");
  const text = useField("textColor");
  const [own, setOwn] = useState({
    backgroundColor: background.initialValue ?? "#e1f0f2",
    textColor: text.initialValue ?? "#084a56",
  });
  const ratio = contrastOf(own.backgroundColor, own.textColor);
  const isReadable = ratio >= LEAST_CONTRAST;
  const pick = (name: keyof typeof own) => (event: FormEvent<HTMLInputElement>) =>
    setOwn({ ...own, [name]: event.currentTarget.value });
  return (
    <fieldset id={colour.id} tabIndex={-1}>
      <legend className="mb-1.5 font-medium text-s">{t("colour")}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {LABEL_COLOURS.map((ready) => (
          <label key={ready.name} className="flex min-h-8 cursor-pointer items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="radio"
              name="colour"
              value={ready.name}
              defaultChecked={colour.initialValue === ready.name}
              className="size-4"
            />
            <LabelSample {...ready} />
            <span>{t(`colours.${ready.name}`)}</span>
          </label>
        ))}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <label className="flex min-h-8 cursor-pointer items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="radio"
            name="colour"
            value={OWN_COLOURS}
            defaultChecked={colour.initialValue === OWN_COLOURS}
            className="size-4"
          />
          <LabelSample {...own} />
          {t("colours.own")}
        </label>
        <ColourInput
          id={background.id}
          name="backgroundColor"
          label={t("background")}
          value={own.backgroundColor}
          onInput={pick("backgroundColor")}
        />
        <ColourInput
          id={text.id}
          name="textColor"
          label={t("text")}
          value={own.textColor}
          onInput={pick("textColor")}
          error={text.error}
        />
      </div>
      <output className={`mt-1.5 block text-xs ${isReadable ? "text-ink-3" : "font-medium text-bad"}`}>
        {t(isReadable ? "readable" : "unreadable", { ratio: ratioInWords(ratio, i18n.language) })}
      </output>
    </fieldset>
  );
}

interface ColourInputProps {
  id: string;
  name: string;
  label: string;
  value: string;
  onInput(event: FormEvent<HTMLInputElement>): void;
  error?: MessageKey | Message;
}

function ColourInput({ id, name, label, value, onInput, error }: ColourInputProps) {
  const text = useMessage();
  return (
    <div>
      <label htmlFor={id} className="flex items-center gap-2 text-s">
        {label}
        <input
          type="color"
          id={id}
          name={name}
          defaultValue={value}
          onInput={onInput}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="h-8 w-12 rounded-control border border-control bg-card p-0.5 pointer-coarse:h-11"
        />
      </label>
      <FieldError id={id} error={error && text(error)} />
    </div>
  );
}
