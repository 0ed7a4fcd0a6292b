import { useState } from "react";
import { useField, useForm } from "~/forms/use-field";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { CheckList } from "~/ui/check-list";
import { FieldFrame } from "~/ui/field-frame";
import type { RefusedDocument } from "../refused.server";
import { readChoice } from "../target-choice";
import { TargetInput } from "./target-input";

/**
 * Whose a document is, by its name: with a script, targets are proposed while somebody types; without one, a name that several have,
 * or none exactly, comes back with the likeliest to choose from.
 */
export function TargetField({ failed }: { failed: RefusedDocument | undefined }) {
  // What was typed and chosen begins anew with each answer.
  return <Inner key={useForm().attempt} failed={failed} />;
}

function Inner({ failed }: { failed: RefusedDocument | undefined }) {
  const { t } = useTranslation("documents");
  const text = useMessage();
  const { id, name, error, constraints } = useField("target");
  const first = useShown();
  const [typed, setTyped] = useState(first.typed);
  const [chosen, setChosen] = useState(first.chosen);
  const candidates = failed?.candidates ?? [];
  const isOffered = candidates.length > 0 && typed === first.typed && !chosen;
  return (
    <>
      <input type="hidden" name="targetId" value={chosen?.id ?? ""} />
      <input type="hidden" name="targetName" value={chosen?.name ?? (isOffered ? typed : "")} />
      <FieldFrame id={id} label={t("fields.of")} hint={t("fields.ofHint")} error={error && text(error)}>
        {(described) => (
          <TargetInput
            id={id}
            name={name}
            maxLength={constraints.maxLength}
            isInvalid={error !== undefined}
            describedBy={described}
            typed={typed}
            onType={setTyped}
            onChoose={(target) => {
              setTyped(target.name);
              setChosen(target);
            }}
          />
        )}
      </FieldFrame>
      {isOffered && (
        <CheckList
          id={`${id}-choice`}
          type="radio"
          name="choice"
          legend={t("fields.which")}
          options={candidates}
          chosen={[]}
        />
      )}
    </>
  );
}

/** What the form is shown with: what it held, or what was typed and chosen when it was refused. */
function useShown() {
  const said = useForm().values as Partial<Record<"target" | "targetId" | "targetName" | "choice", string>>;
  const typed = said.target ?? "";
  const counts = typed !== "" && typed === said.targetName;
  const choice = counts ? readChoice(said.choice) : null;
  if (choice) return { typed: choice.name, chosen: choice };
  const id = Number(said.targetId);
  return { typed, chosen: counts && id > 0 ? { id, name: typed } : null };
}
