import type { FoundOption } from "~/domain/target/choose-targets";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { FormFrame } from "~/ui/form-frame";
import { Notice } from "~/ui/notice";
import type { TopicView } from "../queries.server";
import type { TriedView } from "../tried.server";
import type { Typed } from "../typed";
import { InWords } from "./in-words";
import { Newest } from "./newest";
import { RemoveTopic } from "./remove-topic";
import { TopicFields } from "./topic-fields";
import { Tried } from "./tried";

interface TopicPageProps {
  topic: TopicView;
  constraints: Constraints;
  failed: FailedForm | undefined;
  draft: Draft | undefined;
}

/** The form as it was sent for a test or a search, and what came of that. */
export interface Draft {
  typed: Typed;
  tried?: TriedView;
  found?: FoundOption[] | null;
}

/** One topic: what it looks for, what it would have found, and what it found. */
export function TopicPage({ topic, constraints, failed, draft }: TopicPageProps) {
  const { t } = useTranslation("reading");
  const title = topic.name ?? t("topics.new");
  const newest = topic.id !== null && <Newest hits={topic.newest} />;
  if (!topic.mayManage) {
    return (
      <FormFrame title={title} aside={newest}>
        <Notice>{t("topics.readOnly")}</Notice>
        {topic.inWords && <InWords topic={topic} words={topic.inWords} />}
      </FormFrame>
    );
  }
  const aside = topic.id !== null && (
    <>
      {newest}
      <RemoveTopic />
    </>
  );
  return (
    <FormFrame title={title} lead={t("topics.formLead")} aside={aside}>
      {draft?.tried && <Tried tried={draft.tried} />}
      <TopicFields topic={topic} constraints={constraints} failed={failed} draft={draft} />
    </FormFrame>
  );
}
