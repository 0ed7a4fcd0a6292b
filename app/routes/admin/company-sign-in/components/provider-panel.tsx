import { Field, Password } from "~/forms/field";
import { Form, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/section-page";
import type { ShownProvider } from "../queries.server";

interface ProviderPanelProps {
  provider: ShownProvider;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

export function ProviderPanel({ provider, constraints, failed }: ProviderPanelProps) {
  const { t } = useTranslation("admin");
  const { settings, link, redirectUri } = provider;
  return (
    <>
      <Panel title={t("pages.company-sign-in")} lead={t("company.lead")} first>
        <Address words={t("company.redirect")} address={redirectUri} />
        {settings && <Address words={t("company.link")} address={link} />}
        <Form
          id="provider"
          intent="provider"
          failed={failed}
          constraints={constraints}
          defaultValue={{ issuer: settings?.issuer ?? "", clientId: settings?.clientId ?? "" }}
          className="mt-6 space-y-4.5"
        >
          <VersionField now={settings?.version ?? 0} />
          <Field name="issuer" type="url" label={t("company.issuer")} hint={t("company.issuerHint")} />
          <Field name="clientId" label={t("company.clientId")} autoComplete="off" />
          <Password
            name="clientSecret"
            label={t("company.clientSecret")}
            hint={settings ? t("company.clientSecretKept") : undefined}
            autoComplete="off"
            words={{ show: t("account:show"), hide: t("account:hide") }}
          />
          <CurrentPassword />
          <Button look="primary">{t("save")}</Button>
        </Form>
      </Panel>
      {settings && (
        <Panel title={t("company.removeTitle")} lead={t("company.removeLead")}>
          <Form id="remove" intent="remove" failed={failed} constraints={{}} className="space-y-4.5">
            <CurrentPassword />
            <Button>{t("company.remove")}</Button>
          </Form>
        </Panel>
      )}
    </>
  );
}

/** It decides how everybody signs in: a session that was left open is not enough. */
function CurrentPassword() {
  const { t } = useTranslation("admin");
  return (
    <Password
      name="currentPassword"
      label={t("company.currentPassword")}
      hint={t("company.currentPasswordHint")}
      autoComplete="current-password"
      words={{ show: t("account:show"), hide: t("account:hide") }}
    />
  );
}

function Address({ words, address }: { words: string; address: string }) {
  return (
    <p className="mb-3">
      {words}
      <code className="mt-1 block select-all break-all rounded-control bg-sunken px-2.5 py-1.5">{address}</code>
    </p>
  );
}
