import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Panel } from "~/ui/section-page";

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation("management");
  return (
    <Panel title={t("factor.codesTitle")} lead={t("factor.codesLead")} first>
      <ul className="mb-6 grid gap-x-6 gap-y-1.5 rounded-card border border-line bg-card p-4 s:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="break-all">{code}</code>
          </li>
        ))}
      </ul>
      <LinkButton to={paths.management("second-factor")} look="primary">
        {t("factor.codesDone")}
      </LinkButton>
    </Panel>
  );
}
