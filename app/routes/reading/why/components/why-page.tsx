import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Panel } from "~/ui/section-page";
import type { WhyView } from "../view.server";
import { Explained } from "./explained";

interface WhyPageProps {
  view: WhyView | null;
  typed: { title: string; text: string } | undefined;
  failed: FailedForm | undefined;
  constraints: Constraints;
}

/** Ask about a headline or an address, and read step by step what became of it. */
export function WhyPage({ view, typed, failed, constraints }: WhyPageProps) {
  const { t } = useTranslation("reading");
  return (
    <Panel title={t("why.heading")} lead={t("why.lead")} first wide>
      <div className="grid gap-8 l:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <Form
          id="why"
          failed={failed}
          constraints={constraints}
          defaultValue={typed}
          className="grid content-start gap-4"
        >
          <Field name="title" label={t("why.titleField")} hint={t("why.titleHint")} />
          <TextArea name="text" label={t("why.textField")} hint={t("why.textHint")} rows={6} />
          <div className="flex flex-wrap gap-2">
            <Button look="primary">{t("why.send")}</Button>
            <LinkButton to={paths.readingTopics()} look="quiet">
              {t("topics.cancel")}
            </LinkButton>
          </div>
        </Form>
        {view && <Explained view={view} />}
      </div>
    </Panel>
  );
}
