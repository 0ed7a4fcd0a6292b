import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import type { RuleView } from "../queries.server";

/** What came from the feed's filter and has no field here: ticked, and unticked to take it out. */
export function KeptConditions({ kept }: Pick<RuleView, "kept">) {
  const { t } = useTranslation("rules");
  if (kept.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-s">{t("further")}</legend>
      {kept.map(({ name, text, words }) => (
        <label key={name} className="flex min-h-8 cursor-pointer items-start gap-2.5 py-1.5">
          <input type="checkbox" name={name} value={text} defaultChecked className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{words.join(DOT)}</span>
        </label>
      ))}
    </fieldset>
  );
}
