import { Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import { GroupedSelect } from "~/forms/grouped-select";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";
import type { Draft } from "../draft.server";
import type { EventTypeGroup } from "../queries.server";
import { TargetSearch } from "./target-search";

interface NewAlertPageProps {
  groups: readonly EventTypeGroup[];
  priorities: readonly { value: string; label: string }[];
  constraints: Constraints;
  answer: Draft | FailedForm | undefined;
}

/** Tells of an event: what, whom it touches, and where it is known from. */
export function NewAlertPage({ groups, priorities, constraints, answer }: NewAlertPageProps) {
  const { t } = useTranslation("newAlert");
  const draft = answer && "typed" in answer ? answer : undefined;
  const failed = answer && "submission" in answer ? answer : undefined;
  const typed = draft?.typed ?? failed?.submission.initialValue ?? {};
  return (
    <FormFrame title={t("title")} lead={t("lead")}>
      <Form
        // What was found begins the form anew, with what was typed so far.
        key={draft ? JSON.stringify(draft) : "typed"}
        id="alert"
        failed={failed}
        constraints={constraints}
        defaultValue={draft?.typed ?? { priority: "" }}
        className="space-y-4.5"
      >
        <Field name="title" label={t("heading")} autoComplete="off" />
        <GroupedSelect name="eventTypeId" label={t("type")} choose={t("chooseType")} groups={groups} />
        <Select
          name="priority"
          label={t("priority")}
          options={[{ value: "", label: t("usualPriority") }, ...priorities]}
        />
        <TargetSearch typed={typed} found={draft?.found ?? null} />
        <TextArea name="summary" label={t("text")} rows={6} />
        <Field name="sourceName" label={t("source")} hint={t("sourceHint")} autoComplete="off" />
        <Field name="url" type="url" label={t("url")} autoComplete="off" />
        <div className="grid items-end gap-4 s:grid-cols-2">
          <Field name="from" type="date" label={t("from")} />
          <Field name="to" type="date" label={t("to")} hint={t("toHint")} />
        </div>
        <FormFoot>
          <Button look="primary" size="large" name="intent" value="add">
            {t("add")}
          </Button>
          <LinkButton to={paths.feedView("new")} look="quiet" size="large">
            {t("cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}
