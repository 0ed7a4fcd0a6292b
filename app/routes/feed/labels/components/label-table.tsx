import { Form, Link } from "@remix-run/react";
import { LabelSample } from "~/domain/label/label-sample";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { type FailedForm, INTENT_FIELD } from "~/forms/result";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Notice } from "~/ui/notice";
import { Cell, Table, TableRow } from "~/ui/table";
import type { ListedLabel } from "../queries.server";

/** The labels with how many alerts carry each; one form for all their switches. */
export function LabelTable({ labels, failed }: { labels: readonly ListedLabel[]; failed: FailedForm | undefined }) {
  const { t } = useTranslation("labels");
  const text = useMessage();
  const problem = failed?.submission.initialValue?.[INTENT_FIELD] === "show" ? failed.problem : null;
  if (labels.length === 0) return <Nothing>{t("none")}</Nothing>;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name={INTENT_FIELD} value="show" />
      <IdempotencyKey answer={labels} />
      {problem && (
        <div role="alert" className="mb-3">
          <Notice tone="bad">{text(problem)}</Notice>
        </div>
      )}
      <Table stacks caption={t("title")} columns={[t("name"), t("scope"), t("alerts"), t("shown"), t("delete")]}>
        {labels.map((label) => (
          <LabelRow key={label.id} label={label} />
        ))}
      </Table>
    </Form>
  );
}

const LINK = "font-medium text-accent-strong underline-offset-2 hover:underline";

function LabelRow({ label }: { label: ListedLabel }) {
  const { t, number } = useLabelWords();
  const { id, name, scope, visible, alertCount, mayChange } = label;
  return (
    <TableRow>
      <Cell>
        <span className="max-m:wrap-anywhere flex items-baseline gap-2 [&>svg]:self-center">
          <LabelSample {...label} />
          {mayChange ? (
            <Link to={paths.feedLabel(id)} className={LINK}>
              {name}
              <span className="sr-only"> {t("change")}</span>
            </Link>
          ) : (
            <span className="font-medium">{name}</span>
          )}
        </span>
      </Cell>
      <Cell label={t("scope")} className="whitespace-nowrap">
        {t(`scopes.${scope}`)}
      </Cell>
      <Cell label={t("alerts")} className="tabular-nums">
        <Link to={paths.feedView("all", `?alertLabelId=${id}`)} className={LINK}>
          {number(alertCount)}
          <span className="sr-only"> {t("withLabel", { count: alertCount, name })}</span>
        </Link>
      </Cell>
      <Cell label={t("shown")}>
        {mayChange ? (
          <span className="inline-flex items-center gap-2">
            {t(visible ? "yes" : "no")}
            <Button look="quiet" name="show" value={`${id}:${visible ? "off" : "on"}`}>
              {t(visible ? "hide" : "show")}
              <span className="sr-only"> {name}</span>
            </Button>
          </span>
        ) : (
          t(visible ? "yes" : "no")
        )}
      </Cell>
      <Cell>
        {mayChange ? (
          <Link to={paths.feedLabelDeletion(id)} className={LINK}>
            {t("deleteIt")}
            <span className="sr-only"> {name}</span>
          </Link>
        ) : (
          <span className="text-ink-3 text-s">{t("managersOnly")}</span>
        )}
      </Cell>
    </TableRow>
  );
}

function useLabelWords() {
  const { t, i18n } = useTranslation("labels");
  return { t, number: (value: number) => new Intl.NumberFormat(i18n.language).format(value) };
}
