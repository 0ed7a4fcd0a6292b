import type { EffectView } from "~/domain/action/effect-words.server";
import { Choices } from "~/forms/choices";
import { FileField } from "~/forms/file-field";
import { Form, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Beside, FormFoot, FormFrame } from "~/ui/form-frame";

interface EffectPageProps {
  name: string;
  back: string;
  version: number;
  effect: EffectView | null;
  results: readonly { value: string; label: string; hint: string }[];
  /** Attachments of the action. */
  documents: readonly { value: string; label: string; hint: string }[];
  /** The longest file, for who may send one. */
  fileLimit: string | null;
  typed: { result: string; note: string; documentIds: string[] };
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** Whether an action worked, beside what it was to be judged by and what the feed tells. */
export function EffectPage({ name, back, version, effect, results, documents, ...form }: EffectPageProps) {
  const { fileLimit, typed, constraints, failed } = form;
  const { t } = useTranslation("actions");
  return (
    <FormFrame title={t("effect.of", { name })} lead={t("effect.lead")} aside={effect && <Basis effect={effect} />}>
      <Form
        id="effect"
        takesFile={fileLimit !== null}
        failed={failed}
        constraints={constraints}
        defaultValue={typed}
        className="space-y-4.5"
      >
        <VersionField now={version} />
        <Choices name="result" type="radio" legend={t("effect.result")} options={results} />
        <TextArea name="note" label={t("effect.note")} hint={t("effect.noteHint")} rows={5} />
        {documents.length > 0 && (
          <Choices
            name="documentIds"
            legend={t("effect.evidence")}
            hint={t("effect.evidenceHint")}
            options={documents}
          />
        )}
        {fileLimit && (
          <FileField label={t("effect.file")} limit={fileLimit} current={null} failed={failed} isOptional />
        )}
        <FormFoot>
          <Button look="primary" size="large">
            {t("effect.submit")}
          </Button>
          <LinkButton to={back} look="quiet" size="large">
            {t("start.cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}

function Basis({ effect: { measure, due, figures, events } }: { effect: EffectView }) {
  const { t } = useTranslation("actions");
  return (
    <>
      <Beside title={t("plan.measure")} isSubject>
        <p>{measure ?? t("effect.noMeasure")}</p>
        <p>{figures.map(({ name, text }) => `${name}: ${text}`).join(" · ")}</p>
        {due && <p>{due}</p>}
      </Beside>
      {events.length > 0 && (
        <Beside title={t("effect.feed")}>
          {events.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Beside>
      )}
    </>
  );
}
