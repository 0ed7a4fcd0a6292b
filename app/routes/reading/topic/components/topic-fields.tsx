import { Choices, Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form, VersionField } from "~/forms/form";
import { type Constraints, type FailedForm, INTENT_FIELD } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot } from "~/ui/form-frame";
import type { TopicView } from "../queries.server";
import { ChosenSources } from "./chosen-sources";
import { ChosenTargets } from "./chosen-targets";
import type { Draft } from "./topic-page";

interface TopicFieldsProps {
  topic: TopicView;
  constraints: Constraints;
  failed: FailedForm | undefined;
  draft: Draft | undefined;
}

/** The test sends the same fields as saving does, and changes nothing. */
export function TopicFields({ topic, constraints, failed, draft }: TopicFieldsProps) {
  const { t } = useTranslation("reading");
  const { onlyTargets, ...values } = draft?.typed ?? topic.values;
  const states = [
    { value: "on", label: t("topics.on") },
    { value: "paused", label: t("topics.paused") },
  ];
  return (
    <Form
      id="topic"
      failed={failed}
      constraints={{ name: { maxLength: constraints.name?.maxLength } }}
      defaultValue={{ ...values, onlyTargets: onlyTargets ? [onlyTargets] : [] }}
      className="space-y-6"
    >
      {/* The first button is the one of the Enter key, which saves unless a target is looked for. */}
      <button type="submit" name={INTENT_FIELD} value="enter" tabIndex={-1} aria-hidden className="sr-only" />
      {topic.version !== null && <VersionField now={Number(draft?.typed.version || topic.version)} />}
      <Field name="name" label={t("topics.name")} autoComplete="off" />
      <TextArea name="words" label={t("topics.words")} hint={t("topics.wordsHint")} rows={5} />
      <TextArea name="not" label={t("topics.not")} hint={t("topics.notHint")} rows={3} />
      <Field name="countries" label={t("topics.countries")} hint={t("topics.countriesHint")} autoComplete="off" />
      <Choices
        name="onlyTargets"
        legend={t("topics.targets")}
        options={[{ value: "on", label: t("topics.onlyTargets") }]}
      />
      <ChosenTargets gone={topic.goneTargets} found={draft?.found ?? null} />
      <ChosenSources options={topic.sources} />
      <div className="grid items-end gap-x-6 gap-y-4.5 m:grid-cols-2">
        <Select name="eventTypeId" label={t("topics.type")} options={topic.types} />
        <Select name="highestPriority" label={t("topics.priority")} options={topic.priorities} />
        <p className="-mt-2 text-pretty text-ink-3 text-xs m:col-span-2">{t("topics.priorityHint")}</p>
      </div>
      <Choices name="state" legend={t("topics.state")} type="radio" options={states} />
      <FormFoot>
        <Button look="primary" size="large" name={INTENT_FIELD} value="save">
          {t("topics.save")}
        </Button>
        <Button size="large" formNoValidate name={INTENT_FIELD} value="test">
          {t("topics.test")}
        </Button>
        <LinkButton to={paths.readingTopics()} look="quiet" size="large">
          {t("topics.cancel")}
        </LinkButton>
      </FormFoot>
    </Form>
  );
}
