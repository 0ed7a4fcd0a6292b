import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Panel } from "~/ui/section-page";
import type { VerifiedView } from "../view.server";

interface VerifyPanelProps {
  verified: VerifiedView | null;
  failed: FailedForm | undefined;
}

/** Has the ledger verified and says what was found. A long one is verified in parts. */
export function VerifyPanel({ verified, failed }: VerifyPanelProps) {
  const { t } = useTranslation("audit");
  return (
    <Panel title={t("verify.title")} lead={t("verify.lead")}>
      <div role="status" className="mb-4 empty:hidden">
        {verified && (
          <Notice tone={verified.isBad ? "bad" : "neutral"}>
            {verified.lines.map((line) => (
              <p key={line} className="text-pretty not-first:mt-1 first:font-medium">
                {line}
              </p>
            ))}
          </Notice>
        )}
      </div>
      <Form id="verify" failed={failed} constraints={{}}>
        <input type="hidden" name="after" value={verified?.goOn ?? 0} />
        <Button>{t(verified?.goOn ? "verify.goOn" : "verify.button")}</Button>
      </Form>
    </Panel>
  );
}
