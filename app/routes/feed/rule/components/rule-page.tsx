import type { FailedForm } from "~/forms/result";
import { listed } from "~/i18n/listed";
import { useTranslation } from "~/i18n/use-translation";
import { FormFrame } from "~/ui/form-frame";
import { Notice } from "~/ui/notice";
import type { RuleView } from "../queries.server";
import { DeleteRule } from "./delete-rule";
import { RuleFields } from "./rule-fields";
import { Runs } from "./runs";
import { Tried } from "./tried";

/** One rule: what it means and does, what it would have met, and what it did. */
export function RulePage({ rule, failed }: { rule: RuleView; failed: FailedForm | undefined }) {
  const { t } = useTranslation("rules");
  const title = rule.id === null ? t("new") : rule.pageName;
  if (!rule.mayManage) {
    return (
      <FormFrame title={title}>
        <Notice>{t("readOnly")}</Notice>
        {rule.inWords && <InWords {...rule.inWords} />}
        {rule.id !== null && (
          <div className="mt-6 border-line border-t pt-5">
            <Runs rule={rule} />
          </div>
        )}
      </FormFrame>
    );
  }
  const aside = (rule.tried || rule.id !== null) && (
    <>
      {rule.tried && <Tried tried={rule.tried} />}
      {rule.id !== null && <Runs rule={rule} />}
      {rule.id !== null && <DeleteRule />}
    </>
  );
  return (
    <FormFrame title={title} lead={t("lead")} aside={aside}>
      <RuleFields rule={rule} failed={failed} />
    </FormFrame>
  );
}

/** For who may not change it: the rule, and no form that nobody could send. */
function InWords({ conditions, changes }: NonNullable<RuleView["inWords"]>) {
  const { t, i18n } = useTranslation("rules");
  return (
    <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
      <dt className="text-ink-3">{t("when")}</dt>
      <dd>{conditions.length > 0 ? listed(conditions, i18n.language) : t("everything")}</dd>
      <dt className="text-ink-3">{t("then")}</dt>
      <dd>{listed(changes, i18n.language)}</dd>
    </dl>
  );
}
