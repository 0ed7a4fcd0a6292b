import { useField } from "~/forms/use-field";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import type { Option } from "./action-fields";

/** Steps one below the other, each with its day and who has it; a row that is emptied is taken out. */
export function StepRows({ users, rows }: { users: readonly Option[]; rows: number }) {
  const { t } = useTranslation("actions");
  return (
    <>
      <p className="text-ink-2 text-s">{t("plan.stepsHint")}</p>
      <ol className="space-y-3">
        {Array.from({ length: rows }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <li key={at}>
            <StepRow at={at} users={users} />
          </li>
        ))}
      </ol>
    </>
  );
}

function StepRow({ at, users }: { at: number; users: readonly Option[] }) {
  const { t } = useTranslation("actions");
  const number = at + 1;
  return (
    <fieldset className="grid items-start gap-x-3 gap-y-2 s:grid-cols-[minmax(0,1fr)_9.5rem]">
      <legend className="sr-only">{t("plan.step", { number })}</legend>
      <Text name={`steps[${at}].title`} label={t("plan.step", { number })} />
      <Text name={`steps[${at}].dueOn`} type="date" label={t("plan.stepDueOn", { number })} />
      {users.length > 0 && <Who at={at} users={users} />}
    </fieldset>
  );
}

function Who({ at, users }: { at: number; users: readonly Option[] }) {
  const { t } = useTranslation("actions");
  const text = useMessage();
  const name = `steps[${at}].assigneeId`;
  const { id, initialValue, error } = useField(name);
  return (
    <SelectField
      id={id}
      name={name}
      label={t("plan.stepWho", { number: at + 1 })}
      options={[{ value: "", label: t("plan.stepAssignees") }, ...users]}
      defaultValue={initialValue}
      error={error && text(error)}
    />
  );
}

function Text({ name, label, type = "text" }: { name: string; label: string; type?: "text" | "date" }) {
  const text = useMessage();
  const { id, initialValue, error, constraints } = useField(name);
  return (
    <TextField
      id={id}
      name={name}
      label={label}
      type={type}
      autoComplete="off"
      defaultValue={initialValue}
      {...constraints}
      error={error && text(error)}
    />
  );
}
