import { useField } from "~/forms/use-field";
import { DOT } from "~/i18n/dot";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { describedBy, FieldError } from "~/ui/field-notes";
import type { RuleView } from "../queries.server";

/** What came from the feed's filter and has no field here: ticked, and unticked to take it out. */
export function KeptConditions({ kept }: Pick<RuleView, "kept">) {
  const { t } = useTranslation("rules");
  if (kept.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-s">{t("further")}</legend>
      {kept.map((one) => (
        <Kept key={one.name} {...one} />
      ))}
    </fieldset>
  );
}

function Kept({ name, text, words, problem }: RuleView["kept"][number]) {
  const say = useMessage();
  const field = useField(name);
  const wrong = field.error ?? problem;
  const error = wrong && say(wrong);
  return (
    <>
      <label className="flex min-h-8 cursor-pointer items-start gap-2.5 py-1.5">
        <input
          id={field.id}
          type="checkbox"
          name={name}
          value={text}
          defaultChecked
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id: field.id, error })}
          className="mt-0.5 size-4 shrink-0"
        />
        <span className="min-w-0">{words.join(DOT)}</span>
      </label>
      <FieldError id={field.id} error={error} />
    </>
  );
}
