import { Link } from "@remix-run/react";
import { Sentences } from "~/i18n/sentences";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { ListedTopic } from "../queries.server";

/** What the customer is told of beside the event types, and how much each topic found. */
export function TopicsPage({ topics, mayManage }: { topics: ListedTopic[]; mayManage: boolean }) {
  const { t } = useTranslation("reading");
  const isEmpty = topics.length === 0;
  return (
    <div className="max-w-5xl">
      <header className="mb-5 flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="font-semibold text-xl leading-tight tracking-[-0.02em]">{t("pages.topics")}</h1>
          <p className="mt-1 max-w-prose text-pretty text-ink-2">{t("topics.lead")}</p>
        </div>
        {mayManage && (
          <LinkButton to={paths.readingTopic("new")} look="primary">
            {t("topics.new")}
          </LinkButton>
        )}
      </header>
      {!mayManage && (
        <div className="mb-4">
          <Notice>{t("topics.readOnly")}</Notice>
        </div>
      )}
      {isEmpty ? (
        <p className="rounded-card bg-card px-6 py-12 text-center text-ink-2 shadow-card">
          <Sentences of={[t("topics.none"), mayManage && t("topics.noneLead")]} />
        </p>
      ) : (
        <ul aria-label={t("topics.list")} className="rounded-card bg-card shadow-card">
          {topics.map((topic) => (
            <TopicRow key={topic.id} topic={topic} />
          ))}
        </ul>
      )}
    </div>
  );
}

function TopicRow({ topic: { name, href, active, words, limits, idle, hits } }: { topic: ListedTopic }) {
  const { t } = useTranslation("reading");
  return (
    <li className="border-line-2 border-b px-4 py-3 last:border-0">
      <h2 className="font-[620] [overflow-wrap:anywhere]">
        <Link to={href} className="underline-offset-2 hover:underline">
          {name}
        </Link>{" "}
        <span
          className={`whitespace-nowrap rounded-full px-2 py-0.5 font-medium text-xs ${active ? "bg-accent-soft text-accent-strong" : "bg-sunken text-ink-2"}`}
        >
          {t(active ? "topics.on" : "topics.paused")}
        </span>
      </h2>
      <p className="mt-0.5 line-clamp-2 text-ink-2 [overflow-wrap:anywhere]">{words}</p>
      {limits && <p className="text-ink-2 text-s">{limits}</p>}
      {idle && <p className="font-medium text-bad text-s">{idle}</p>}
      <p className="text-ink-3 text-s">{hits}</p>
    </li>
  );
}
