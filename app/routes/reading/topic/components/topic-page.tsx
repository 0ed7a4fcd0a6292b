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
  tried: TriedView | undefined;
  typed: Typed | undefined;
}

/** One topic: what it looks for, what it would have found, and what it found. */
export function TopicPage({ topic, constraints, failed, tried, typed }: TopicPageProps) {
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
      {tried && <Tried tried={tried} />}
      <TopicFields topic={topic} constraints={constraints} failed={failed} typed={typed} />
    </FormFrame>
  );
}
