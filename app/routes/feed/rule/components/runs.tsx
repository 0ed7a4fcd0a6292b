import { Form } from "@remix-run/react";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { SelectField } from "~/ui/select-field";
import { Table } from "~/ui/table";
import type { RuleView } from "../queries.server";

const DAYS = ["1", "7", "30", "90"] as const;

/** What the rule did, run by run; one of them is taken back, or all of the last days. */
export function Runs({ rule: { id, runs, mayManage } }: { rule: RuleView }) {
  const { t } = useTranslation("rules");
  const columns = [t("runs.at"), t("runs.alerts"), t("runs.state")];
  return (
    <section aria-labelledby="runs" className="max-xl:mt-6">
      <h2 id="runs">{t("runs.title")}</h2>
      {runs.length === 0 ? (
        <Nothing className="mt-1">{t("runs.none")}</Nothing>
      ) : (
        <>
          <p className="mt-1 mb-3 text-ink-2">{t("runs.hint")}</p>
          {mayManage && (
            <Form method="post" className="mb-4 flex flex-wrap items-end gap-2">
              <input type="hidden" name="intent" value="undo" />
              <SelectField
                id="undo-days"
                name="days"
                label={t("runs.since")}
                defaultValue="7"
                options={DAYS.map((value) => ({ value, label: t(`runs.days.${value}`) }))}
              />
              <Button className="h-9">{t("runs.undoAll")}</Button>
            </Form>
          )}
          <Table caption={t("runs.table")} columns={columns}>
            {runs.map(({ operationId, at, alerts, undone }) => (
              <tr key={operationId}>
                <td>
                  <Moment at={at} />
                </td>
                <td className="tabular-nums">{alerts}</td>
                <td>
                  {undone ? t("runs.undone") : mayManage && <UndoRun ruleId={id} operationId={operationId} at={at} />}
                </td>
              </tr>
            ))}
          </Table>
        </>
      )}
    </section>
  );
}

function UndoRun({ ruleId, operationId, at }: { ruleId: number | null; operationId: number; at: string }) {
  const { t } = useTranslation("rules");
  return (
    <Form method="post" action={paths.undo(operationId)}>
      <input type="hidden" name="returnTo" value={paths.feedRule(ruleId ?? "new")} />
      <Button look="quiet" aria-label={t("runs.undoOf", { at: at.slice(0, 16).replace("T", " ") })}>
        {t("runs.undo")}
      </Button>
    </Form>
  );
}
