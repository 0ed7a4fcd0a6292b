import type { Job } from "~/backend/contract/administration";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Panel } from "~/ui/section-page";
import { Table } from "~/ui/table";

const COLUMNS = ["task", "state", "attempts", "runAt", "error"] as const;

export function JobList({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTranslation("admin");
  return (
    <Panel title={t("pages.jobs")} lead={t("jobs.lead")} first wide>
      {jobs.length === 0 ? (
        <p className="text-ink-3">{t("jobs.none")}</p>
      ) : (
        <Table caption={t("jobs.table")} columns={COLUMNS.map((column) => t(`jobs.${column}`))}>
          {jobs.map(({ id, task, state, attempts, maxAttempts, runAt, lastError }) => (
            <tr key={id}>
              <td>
                <code>{task}</code>
              </td>
              <td className={state === "failed" ? "font-medium text-bad" : undefined}>{t(`jobs.states.${state}`)}</td>
              <td className="tabular-nums">{t("jobs.attemptsOf", { attempts, most: maxAttempts })}</td>
              <td>
                <Moment at={runAt} />
              </td>
              <td className="break-words text-ink-2">{lastError}</td>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}
