import type { Job } from "~/backend/contract/administration";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Nothing } from "~/ui/nothing";
import { Panel } from "~/ui/section-page";
import { Cell, Table, TableRow } from "~/ui/table";

const COLUMNS = ["task", "state", "attempts", "runAt", "error"] as const;

export function JobList({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTranslation("admin");
  return (
    <Panel title={t("pages.jobs")} lead={t("jobs.lead")} first wide>
      {jobs.length === 0 ? (
        <Nothing>{t("jobs.none")}</Nothing>
      ) : (
        <Table stacks caption={t("jobs.table")} columns={COLUMNS.map((column) => t(`jobs.${column}`))}>
          {jobs.map(({ id, task, state, attempts, maxAttempts, runAt, lastError }) => (
            <TableRow key={id}>
              <Cell>
                <code>{task}</code>
              </Cell>
              <Cell className={state === "failed" ? "font-medium text-bad" : undefined}>
                {t(`jobs.states.${state}`)}
              </Cell>
              <Cell label={t("jobs.attempts")} className="tabular-nums">
                {t("jobs.attemptsOf", { attempts, most: maxAttempts })}
              </Cell>
              <Cell label={t("jobs.runAt")}>
                <Moment at={runAt} />
              </Cell>
              <Cell className="break-words text-ink-2">{lastError}</Cell>
            </TableRow>
          ))}
        </Table>
      )}
    </Panel>
  );
}
