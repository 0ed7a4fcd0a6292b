import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Panel } from "~/ui/section-page";

export function TokenMade({ token }: { token: string }) {
  const { t } = useTranslation("management");
  return (
    <Panel title={t("tokens.madeTitle")} lead={t("tokens.madeLead")} first>
      <p className="mb-6">
        <code className="block select-all break-all rounded-card border border-line bg-card p-4">{token}</code>
      </p>
      <LinkButton to={paths.management("tokens")} look="primary">
        {t("tokens.madeDone")}
      </LinkButton>
    </Panel>
  );
}
