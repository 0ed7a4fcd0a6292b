import { Link } from "@remix-run/react";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Notice } from "~/ui/notice";
import type { RuleView } from "../queries.server";
import { DeleteRule } from "./delete-rule";
import { RuleFields } from "./rule-fields";
import { Runs } from "./runs";
import { Tried } from "./tried";

/** One rule: what it means and does, what it would have met, and what it did. */
export function RulePage({ rule, failed }: { rule: RuleView; failed: FailedForm | undefined }) {
  const { t } = useTranslation("rules");
  return (
    <div className="mx-auto w-full max-w-3xl px-(--page-padding) py-6">
      <p className="mb-2 text-s">
        <Link to={paths.feedRules()} className="font-medium text-accent-strong underline underline-offset-2">
          {t("back")}
        </Link>
      </p>
      <h1 className="mb-5 font-[660] text-l tracking-[-0.015em]">{rule.id === null ? t("new") : rule.values.name}</h1>
      {!rule.mayManage && (
        <div className="mb-4">
          <Notice>{t("readOnly")}</Notice>
        </div>
      )}
      {rule.tried && <Tried tried={rule.tried} />}
      <RuleFields rule={rule} failed={failed} />
      {rule.id !== null && <Runs rule={rule} />}
      {rule.id !== null && rule.mayManage && <DeleteRule />}
    </div>
  );
}
