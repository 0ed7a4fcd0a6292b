import { ChooseTargets, type FoundOption } from "~/domain/target/choose-targets";
import { useField } from "~/forms/use-field";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";

interface ChosenTargetsProps {
  /** Of the chosen ones those that find nothing. */
  gone: readonly string[];
  found: readonly FoundOption[] | null;
}

/** Targets of which the news has to name one. */
export function ChosenTargets({ gone, found }: ChosenTargetsProps) {
  const { t } = useTranslation("reading");
  const text = useMessage();
  const { id, initialValue = [], error } = useField<string | string[]>("targets");
  const { initialValue: q = "" } = useField("q");
  return (
    <>
      <ChooseTargets
        id={id}
        words={{
          legend: t("topics.chosen"),
          hint: t("topics.chosenHint"),
          noneFound: t("topics.noneFound"),
          find: t("topics.find"),
          submit: t("topics.findSubmit"),
        }}
        error={error && text(error)}
        chosen={[initialValue].flat()}
        hintOf={(chosen) => (gone.includes(chosen) ? t("topics.goneTarget") : undefined)}
        found={found}
        q={q}
      />
      <input type="hidden" name="lookedFor" value={found ? q.trim() : ""} />
    </>
  );
}
