import type { Operation } from "~/backend/contract/operations";
import { OperationStatus } from "~/domain/operation/operation-status";
import { useReload } from "~/forms/use-reload";
import { useTranslation } from "~/i18n/use-translation";

/** How far the work on many targets is, and which of them it left out. */
export function OperationNote({ operation, doneHref }: { operation: Operation; doneHref: string }) {
  const { t } = useTranslation("network");
  const reload = useReload();
  const { done, total, changed, failures = [] } = operation;
  const words = {
    label: t("progress.label"),
    going: t("progress.going", { done, total: total ?? 0 }),
    done: t("progress.done", { count: changed ?? 0 }),
    failed: t("progress.failed"),
    refresh: t("progress.refresh"),
    close: t("progress.close"),
  };
  return (
    <OperationStatus operation={operation} doneHref={doneHref} reload={reload} words={words}>
      {failures.length > 0 && (
        <>
          <p className="mt-2 font-medium">{t("progress.notChanged", { count: failures.length })}</p>
          <ul className="mt-1 list-disc pl-5">
            {failures.map(({ id, name, why }) => (
              <li key={id}>
                {name ?? t("progress.unnamed", { id })}: {t(why === "itself" ? "progress.itself" : "progress.gone")}
              </li>
            ))}
          </ul>
        </>
      )}
    </OperationStatus>
  );
}
