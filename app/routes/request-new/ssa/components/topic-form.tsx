import { Base } from "~/forms/base";
import { Choices } from "~/forms/choices";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import type { QuestionsView } from "../view.server";

interface TopicFormProps {
  topic: NonNullable<QuestionsView["topic"]>;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** The questions of one topic; each may be left for later. */
export function TopicForm({ topic, constraints, failed }: TopicFormProps) {
  const { t } = useTranslation("request");
  const { title, place, questions, choices } = topic;
  return (
    <section className="min-w-0">
      <p className="text-ink-3 text-xs">{place}</p>
      <h2 className="mb-4 font-[640] text-m">{title}</h2>
      <Form
        id="topic"
        intent="save"
        failed={failed}
        constraints={constraints}
        defaultValue={topic.values}
        className="space-y-6"
      >
        <Base />
        {questions.map(({ id, kind, text }) => (
          <div key={id} className="space-y-2 rounded-card bg-card p-4 shadow-card">
            {kind === "choice" && <Choices name={`answers.${id}.value`} legend={text} type="radio" options={choices} />}
            <TextArea
              name={`answers.${id}.comment`}
              label={kind === "choice" ? t("comment") : text}
              rows={kind === "choice" ? 2 : 4}
            />
          </div>
        ))}
        <div className="flex flex-wrap gap-2">
          <Button look="primary" size="large" name="next" value="topic">
            {t("saveNext")}
          </Button>
          <Button size="large" name="next" value="overview">
            {t("saveOverview")}
          </Button>
        </div>
      </Form>
    </section>
  );
}
