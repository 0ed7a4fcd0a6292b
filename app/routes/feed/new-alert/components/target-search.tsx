import { ChooseTargets, type FoundOption } from "~/domain/target/choose-targets";
import { useField } from "~/forms/use-field";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";

interface TargetSearchProps {
  /** The form as it was sent. */
  typed: Record<string, unknown>;
  found: readonly FoundOption[] | null;
}

/** Whom the event touches. */
export function TargetSearch({ typed, found }: TargetSearchProps) {
  const { t } = useTranslation("newAlert");
  const text = useMessage();
  const { id, error: first } = useField<string[]>("targets");
  return (
    <ChooseTargets
      id={id}
      words={{
        legend: t("targets"),
        hint: t("targetsHint"),
        noneFound: t("noneFound"),
        find: t("find"),
        submit: t("findSubmit"),
      }}
      error={first && text(first)}
      chosen={[typed.targets ?? []].flat().filter((value) => typeof value === "string")}
      found={found}
      q={typeof typed.q === "string" ? typed.q : ""}
    />
  );
}
