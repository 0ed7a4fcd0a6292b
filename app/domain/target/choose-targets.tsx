import { useEffect } from "react";
import { Button } from "~/ui/button";
import { CheckList } from "~/ui/check-list";
import { TextField } from "~/ui/text-field";
import { chosenTarget, nameOfChosen } from "./chosen-target";

export interface FoundOption {
  value: string;
  label: string;
  /** What it is and where. */
  hint: string;
}

interface ChooseTargetsProps {
  id: string;
  words: { legend: string; hint: string; noneFound: string; find: string; submit: string };
  error: string | undefined;
  /** What is ticked (`chosen-target.ts`). */
  chosen: readonly string[];
  /** What else is to be said of one that is ticked. */
  hintOf?: (chosen: string) => string | undefined;
  /** Null: nothing was looked for. */
  found: readonly FoundOption[] | null;
  /** What was looked for. */
  q: string;
}

/**
 * Targets of a form, looked for by name, a few times if need be; what is ticked stays ticked. The form comes with `targets`, `q` and the
 * intent `find`. What was found takes the focus.
 */
export function ChooseTargets({ id, words, error, chosen, hintOf, found, q }: ChooseTargetsProps) {
  const kept = chosen.map((value) => ({ value, label: nameOfChosen(value), hint: hintOf?.(value) }));
  const fresh = (found ?? [])
    .map(({ value, label, hint }) => ({ value: chosenTarget(value, label), label, hint }))
    .filter(({ value }) => !chosen.includes(value));
  const options = [...kept, ...fresh];
  useEffect(() => {
    if (found) document.getElementById(found.length > 0 ? id : `${id}-none`)?.focus();
  }, [found, id]);
  return (
    <div className="rounded-card border border-line bg-card px-4 py-3">
      {options.length > 0 || error ? (
        <CheckList
          id={id}
          legend={words.legend}
          hint={words.hint}
          error={error}
          name="targets"
          options={options}
          chosen={chosen}
        />
      ) : (
        <p className="font-medium text-s">{words.legend}</p>
      )}
      {found?.length === 0 && (
        <p id={`${id}-none`} role="status" tabIndex={-1} className="py-1 text-ink-2">
          {words.noneFound}
        </p>
      )}
      <div className="mt-2 flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            id={`${id}-q`}
            name="q"
            type="search"
            label={words.find}
            maxLength={200}
            defaultValue={q}
            autoComplete="off"
          />
        </div>
        <Button size="large" name="intent" value="find" formNoValidate>
          {words.submit}
        </Button>
      </div>
    </div>
  );
}
