import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";

/** Sends a form of a contact, or leaves it. `word` is what the button says. */
export function ContactFormFoot({ word, backHref }: { word: string; backHref: string }) {
  const { t } = useTranslation("contacts");
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="primary">{word}</Button>
      <LinkButton to={backHref} look="quiet">
        {t("cancel")}
      </LinkButton>
    </div>
  );
}
