import { Choices } from "~/forms/choices";
import { useTranslation } from "~/i18n/use-translation";
import type { TopicView } from "../queries.server";

/** Sources of which the news has to come; many scroll within their frame. */
export function ChosenSources({ options }: { options: TopicView["sources"] }) {
  const { t } = useTranslation("reading");
  return (
    <div className="scrolls max-h-72 rounded-card border border-line px-4 py-3">
      <Choices
        name="sources"
        legend={t("topics.sources")}
        hint={t(options.length > 0 ? "topics.sourcesHint" : "topics.noSources")}
        options={options}
      />
    </div>
  );
}
