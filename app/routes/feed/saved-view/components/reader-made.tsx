import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";

/** The address, once. */
export function ReaderMade({ address, viewId }: { address: string; viewId: number }) {
  const { t } = useTranslation("views");
  return (
    <FormFrame title={t("made.title")} lead={t("made.lead")}>
      <p className="mb-3">
        <code className="block select-all break-all rounded-card border border-line bg-card p-4">{address}</code>
      </p>
      <p className="mb-6 text-ink-2 text-s">{t("made.rss", { suffix: "?format=rss" })}</p>
      <FormFoot>
        <LinkButton to={paths.savedView(viewId)} look="primary" size="large">
          {t("made.done")}
        </LinkButton>
      </FormFoot>
    </FormFrame>
  );
}
