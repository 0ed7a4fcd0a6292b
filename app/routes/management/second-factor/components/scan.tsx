import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Panel } from "~/ui/section-page";
import type { QrCode } from "../qr-code.server";

interface ScanProps {
  /** Null after a wrong code: the secret was shown once, and the app has it. */
  setup: { secret: string; uri: string; qr: QrCode } | null;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

export function Scan({ setup, constraints, failed }: ScanProps) {
  const { t } = useTranslation("management");
  return (
    <Panel title={t("factor.scanTitle")} lead={t("factor.scanLead")} first>
      {setup && (
        <div className="mb-6">
          {/* Dark on light in either scheme: that is what cameras read. */}
          <svg
            viewBox={`0 0 ${setup.qr.size} ${setup.qr.size}`}
            className="size-52 rounded-card border border-line"
            role="img"
            aria-label={t("factor.qr")}
            shapeRendering="crispEdges"
          >
            <rect width={setup.qr.size} height={setup.qr.size} fill="#fff" />
            <path d={setup.qr.path} fill="#000" />
          </svg>
          <p className="mt-4">{t("factor.typed")}</p>
          <p className="mt-1">
            <code className="select-all break-all rounded-control bg-sunken px-2 py-1 font-semibold">
              {(setup.secret.match(/.{1,4}/g) ?? []).join(" ")}
            </code>
          </p>
          <p className="mt-3">
            <a
              href={setup.uri}
              rel="noreferrer"
              className="inline-block py-1 text-accent-strong underline underline-offset-2"
            >
              {t("factor.inApp")}
            </a>
          </p>
        </div>
      )}
      <Form id="confirm" intent="confirm" failed={failed} constraints={constraints} className="space-y-4.5">
        <Field name="code" label={t("factor.code")} autoComplete="one-time-code" inputMode="numeric" />
        <div className="flex flex-wrap gap-2">
          <Button look="primary">{t("factor.confirm")}</Button>
          <LinkButton to={paths.management("second-factor")}>{t("factor.again")}</LinkButton>
        </div>
      </Form>
    </Panel>
  );
}
