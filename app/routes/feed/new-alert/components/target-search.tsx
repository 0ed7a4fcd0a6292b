import { useField } from "~/forms/use-field";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { CheckList } from "~/ui/check-list";
import { TextField } from "~/ui/text-field";
import type { FoundOption } from "../queries.server";

interface TargetSearchProps {
  /** The form as it was sent. */
  typed: Record<string, unknown>;
  found: readonly FoundOption[] | null;
}

/** Whom the event touches: looked for by name, a few times if need be; what is ticked stays ticked. */
export function TargetSearch({ typed, found }: TargetSearchProps) {
  const { t } = useTranslation("newAlert");
  const text = useMessage();
  const { id, error: first } = useField<string[]>("targets");
  const chosen = [typed.targets ?? []].flat().filter((value) => typeof value === "string");
  const kept = chosen.map((value) => ({ value, label: value.slice(value.indexOf(" ") + 1) }));
  const fresh = (found ?? [])
    .map(({ value, label, hint }) => ({ value: `${value} ${label}`, label, hint }))
    .filter(({ value }) => !chosen.includes(value));
  const options = [...kept, ...fresh];
  return (
    <div className="rounded-card border border-line bg-card px-4 py-3">
      {options.length > 0 || first ? (
        <CheckList
          id={id}
          legend={t("targets")}
          hint={t("targetsHint")}
          error={first && text(first)}
          name="targets"
          options={options}
          chosen={chosen}
        />
      ) : (
        <p className="font-medium text-s">{t("targets")}</p>
      )}
      {found?.length === 0 && (
        <p role="status" className="py-1 text-ink-2">
          {t("noneFound")}
        </p>
      )}
      <div className="mt-2 flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            id={`${id}-q`}
            name="q"
            type="search"
            label={t("find")}
            maxLength={200}
            defaultValue={typeof typed.q === "string" ? typed.q : ""}
            autoComplete="off"
          />
        </div>
        <Button size="large" name="intent" value="find" formNoValidate>
          {t("findSubmit")}
        </Button>
      </div>
    </div>
  );
}
