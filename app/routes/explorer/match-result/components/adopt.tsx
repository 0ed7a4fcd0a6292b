import { OperationStatus } from "~/domain/operation/operation-status";
import { Choices, Select } from "~/forms/choices";
import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { UndoOperation } from "~/forms/undo-operation";
import { useReload } from "~/forms/use-reload";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import type { AdoptedView, ResultView } from "../view.server";

type AdoptProps = NonNullable<ResultView["adopt"]> & { failed: FailedForm | undefined };

/** Follows the decided targets, or puts them into a collection, or both. */
export function Adopt({ title, submit, collections, failed }: AdoptProps) {
  const { t } = useTranslation("match");
  return (
    <section aria-labelledby="adopt-heading" className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="adopt-heading" className="mb-3 font-semibold">
        {title}
      </h2>
      <Form
        id="adopt"
        intent="adopt"
        failed={failed}
        constraints={{}}
        defaultValue={{ what: ["follow"] }}
        className="space-y-3"
      >
        <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
          <Choices name="what" legend={t("adopt.what")} options={[{ value: "follow", label: t("adopt.follow") }]} />
          <Select
            name="collection"
            label={t("adopt.collection")}
            options={[{ value: "", label: t("adopt.noCollection") }, ...collections]}
          />
        </div>
        <Button look="primary">{submit}</Button>
      </Form>
    </section>
  );
}

/** What was made of the decided targets last, while it can be seen and taken back. */
export function Adopted({ adopted: { operation, going, done, undo }, here }: { adopted: AdoptedView; here: string }) {
  const { t } = useTranslation("match");
  const reload = useReload();
  const goesOn = operation.state === "Queued" || operation.state === "Running";
  if (!goesOn && !undo) return null;
  const words = {
    ...{ label: t("running.label"), going, done, failed: done, refresh: t("running.refresh") },
    close: t("running.refresh"),
  };
  return (
    <OperationStatus operation={operation} doneHref={here} reload={reload} words={words}>
      {undo && <UndoOperation operation={operation} returnTo={undo.returnTo} label={t("adopt.undo")} />}
    </OperationStatus>
  );
}
