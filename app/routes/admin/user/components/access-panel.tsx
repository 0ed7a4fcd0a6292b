import type { Person } from "~/backend/contract/people";
import { Form, VersionField } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/section-page";

/** One button each for what concerns whether somebody gets in. */
export function AccessPanel({ user, failed }: { user: Person; failed: FailedForm | undefined }) {
  const { t } = useTranslation("admin");
  const isIn = user.state !== "deactivated";
  return (
    <Panel title={t("user.accessTitle")}>
      <Form id="access" intent="access" failed={failed} constraints={{}} className="space-y-6">
        <VersionField now={user.version} />
        {user.state === "invited" && (
          <Choice lead={t("user.inviteLead")} change="invite" label={t("user.inviteAgain")} />
        )}
        {user.secondFactor && (
          <Choice lead={t("user.factorLead")} change="forget-factor" label={t("user.factorRemove")} />
        )}
        {isIn ? (
          <Choice lead={t("user.deactivateLead")} change="deactivate" label={t("user.deactivate")} />
        ) : (
          <Choice change="activate" label={t("user.activate")} />
        )}
      </Form>
    </Panel>
  );
}

function Choice({ lead, change, label }: { lead?: string; change: string; label: string }) {
  return (
    <div>
      {lead && <p className="mb-2 text-ink-2">{lead}</p>}
      <Button name="change" value={change}>
        {label}
      </Button>
    </div>
  );
}
