import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Panel } from "~/ui/section-page";

/** The address, once. */
export function ReaderMade({ address, viewId }: { address: string; viewId: number }) {
  const { t } = useTranslation("views");
  return (
    <Panel title={t("made.title")} lead={t("made.lead")} first>
      <p className="mb-3">
        <code className="block select-all break-all rounded-card border border-line bg-card p-4">{address}</code>
      </p>
      <p className="mb-6 text-ink-2 text-s">{t("made.rss", { suffix: "?format=rss" })}</p>
      <LinkButton to={paths.savedView(viewId)} look="primary">
        {t("made.done")}
      </LinkButton>
    </Panel>
  );
}
