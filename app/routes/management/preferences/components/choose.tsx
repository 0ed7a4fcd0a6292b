import { THEMES } from "~/backend/contract/preference-values";
import type { Preferences } from "~/backend/contract/preferences";
import { LANGUAGE_OPTIONS } from "~/domain/account/words";
import { Choices, Select } from "~/forms/choices";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/section-page";

interface Perspective {
  value: string;
  label: string;
}

interface ChooseProps {
  chosen: Pick<Preferences, "theme" | "shortcuts"> & { language: string; perspectives: readonly Perspective[] };
  constraints: Constraints;
  failed: FailedForm | undefined;
}

export function Choose({ chosen, constraints, failed }: ChooseProps) {
  const { t } = useTranslation("management");
  const { language, theme, shortcuts, perspectives } = chosen;
  return (
    <Panel title={t("pages.preferences")} first>
      <Form
        id="preferences"
        failed={failed}
        constraints={constraints}
        defaultValue={{ language, theme, shortcuts: shortcuts ? "on" : "", perspective: perspectives[0]?.value ?? "" }}
        className="space-y-6"
      >
        <Select name="language" label={t("preferences.language")} options={LANGUAGE_OPTIONS} />
        <Choices
          name="theme"
          legend={t("preferences.theme")}
          type="radio"
          options={THEMES.map((value) => ({ value, label: t(`preferences.themes.${value}`) }))}
        />
        <Choices
          name="shortcuts"
          legend={t("preferences.shortcuts")}
          options={[{ value: "on", label: t("preferences.shortcutsOn"), hint: t("preferences.shortcutsHint") }]}
        />
        {perspectives.length > 1 && (
          <Choices
            name="perspective"
            legend={t("preferences.perspective")}
            hint={t("preferences.perspectiveHint")}
            type="radio"
            options={perspectives}
          />
        )}
        <Button look="primary">{t("save")}</Button>
      </Form>
    </Panel>
  );
}
