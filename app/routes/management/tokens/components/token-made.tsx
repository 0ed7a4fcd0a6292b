import type { Scope } from "~/backend/contract/scopes";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Panel } from "~/ui/section-page";
import { ScopeList } from "./scope-list";

export function TokenMade({ token, scopes }: { token: string; scopes: readonly Scope[] }) {
  const { t } = useTranslation("management");
  return (
    <Panel title={t("tokens.madeTitle")} lead={t("tokens.madeLead")} first>
      <p className="mb-6">
        <code className="block select-all break-all rounded-card border border-line bg-card p-4">{token}</code>
      </p>
      <div className="mb-6">
        <p className="text-s">{t("tokens.mayThis")}</p>
        <ScopeList scopes={scopes} />
      </div>
      <LinkButton to={paths.management("tokens")} look="primary">
        {t("tokens.madeDone")}
      </LinkButton>
    </Panel>
  );
}
