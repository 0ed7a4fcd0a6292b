import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";

/** Takes along what a list shows, on all its pages. */
export function CsvLink({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <LinkButton to={href} reloadDocument>
      {t("exportCsv")}
    </LinkButton>
  );
}
