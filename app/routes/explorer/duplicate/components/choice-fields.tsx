import { useField } from "~/forms/use-field";
import { useTranslation } from "~/i18n/use-translation";
import type { PairView } from "../view.server";

/** Fields of which only one of the two values can stay, side by side; on a phone below each other. */
export function ChoiceFields({ view: { choices, kept, merged } }: { view: PairView }) {
  const { t } = useTranslation("merges");
  if (choices.length === 0) return null;
  return (
    <section aria-labelledby="differ" className="mb-5">
      <h2 id="differ" className="mb-2 font-semibold text-m">
        {t("pair.differ")}
      </h2>
      <div className="space-y-3">
        {choices.map((choice) => (
          <ChoiceField key={choice.field} {...choice} keptName={kept.name} mergedName={merged.name} />
        ))}
      </div>
    </section>
  );
}

type ChoiceFieldProps = PairView["choices"][number] & { keptName: string; mergedName: string };

function ChoiceField({ field, heading, kept, merged, keptName, mergedName }: ChoiceFieldProps) {
  const { id, initialValue = "kept" } = useField(field);
  const sides = [
    { value: "kept", text: kept, from: keptName },
    { value: "merged", text: merged, from: mergedName },
  ];
  return (
    // The summary of a refused form leads here; a group itself takes no focus otherwise.
    <fieldset id={id} tabIndex={-1}>
      <legend className="mb-1 font-medium text-s">{heading}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 s:grid-cols-2">
        {sides.map(({ value, text, from }) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-2.5 rounded-control border border-line-2 px-3 py-2"
          >
            <input
              type="radio"
              name={field}
              value={value}
              defaultChecked={initialValue === value}
              className="mt-0.5 size-4 shrink-0"
            />
            <span className="wrap-anywhere min-w-0">
              {text}
              {field !== "name" && <span className="block text-ink-3 text-xs">{from}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
