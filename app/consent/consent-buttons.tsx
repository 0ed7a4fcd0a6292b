import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";

/** The two answers in the words of the specification (§9). */
export function ConsentButtons() {
  const { t } = useTranslation();
  return (
    <>
      <Button name="answer" value="deny">
        {t("consent.reject")}
      </Button>
      <Button name="answer" value="allow">
        {t("consent.accept")}
      </Button>
    </>
  );
}
