import type { Operation } from "~/backend/contract/operations";
import { OperationStatus } from "~/domain/operation/operation-status";
import { UndoOperation } from "~/forms/undo-operation";
import { useReload } from "~/forms/use-reload";
import { useTranslation } from "~/i18n/use-translation";

/** How far the work on many alerts is. */
export function Progress({ operation, doneHref }: { operation: Operation; doneHref: string }) {
  const { t } = useTranslation("feed");
  const reload = useReload();
  const { done, total, changed } = operation;
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
      <UndoOperation operation={operation} returnTo={doneHref} label={t("undo")} />
    </OperationStatus>
  );
}
