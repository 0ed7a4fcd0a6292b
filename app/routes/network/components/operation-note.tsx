import type { Operation } from "~/backend/contract/operations";
import { ASK_TARGETS } from "~/backend/contract/questionnaire-words";
import { OperationStatus } from "~/domain/operation/operation-status";
import { UndoOperation } from "~/forms/undo-operation";
import { useReload } from "~/forms/use-reload";
import { useTranslation } from "~/i18n/use-translation";
import { LeftOut } from "./left-out";

/** How far the work on many targets is, and which of them it left out. */
export function OperationNote({ operation, doneHref }: { operation: Operation; doneHref: string }) {
  const { t, i18n } = useTranslation("network");
  const reload = useReload();
  const { done, total, changed, remaining = 0 } = operation;
  const isAsking = operation.kind === ASK_TARGETS;
  const number = (value: number) => new Intl.NumberFormat(i18n.language).format(value);
  const count = changed ?? 0;
  const words = {
    label: t("progress.label"),
    going: t(isAsking ? "progress.asking.going" : "progress.going", { done: number(done), total: number(total ?? 0) }),
    done: t(isAsking ? "progress.asking.done" : "progress.done", { count, number: number(count) }),
    failed: t(isAsking ? "progress.asking.failed" : "progress.failed"),
    refresh: t("progress.refresh"),
    close: t("progress.close"),
  };
  return (
    <OperationStatus operation={operation} doneHref={doneHref} reload={reload} words={words}>
      {remaining > 0 && (
        <p className="mt-2">{t("progress.remaining", { count: remaining, number: number(remaining) })}</p>
      )}
      <LeftOut operation={operation} isAsking={isAsking} number={number} />
      <UndoOperation operation={operation} returnTo={doneHref} label={t("undo")} />
    </OperationStatus>
  );
}
