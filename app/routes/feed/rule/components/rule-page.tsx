import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import { Page, PageHead } from "~/ui/page";
import type { RuleView } from "../queries.server";
import { DeleteRule } from "./delete-rule";
import { RuleFields } from "./rule-fields";
import { Runs } from "./runs";
import { Tried } from "./tried";

/** One rule: what it means and does, what it would have met, and what it did. */
export function RulePage({ rule, failed }: { rule: RuleView; failed: FailedForm | undefined }) {
  const { t } = useTranslation("rules");
  return (
    <Page reading>
      <PageHead title={rule.id === null ? t("new") : rule.values.name} />
      {!rule.mayManage && (
        <div className="mb-4">
          <Notice>{t("readOnly")}</Notice>
        </div>
      )}
      {rule.tried && <Tried tried={rule.tried} />}
      <RuleFields rule={rule} failed={failed} />
      {rule.id !== null && <Runs rule={rule} />}
      {rule.id !== null && rule.mayManage && <DeleteRule />}
    </Page>
  );
}
