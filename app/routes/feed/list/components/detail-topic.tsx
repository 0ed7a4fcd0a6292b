import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import type { Detail } from "../view/detail.server";
import { DetailSection } from "./detail-section";

/** Which of the customer's topics made the alert, by which words of the news. */
export function DetailTopic({ topic }: { topic: Detail["topic"] }) {
  const { t } = useTranslation("feed");
  if (!topic) return null;
  const { name, href, quotes, newsHref } = topic;
  const link = "text-accent-strong underline underline-offset-2";
  return (
    <DetailSection heading={t("detail.topic")}>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-s [overflow-wrap:anywhere]">
        {href ? (
          <Link to={href} className={link}>
            {name}
          </Link>
        ) : (
          name
        )}
        {quotes.map((words) => (
          <mark key={words} className="rounded-sm bg-accent-soft px-0.5 text-ink underline decoration-accent">
            {words}
          </mark>
        ))}
      </p>
      <p className="mt-2 text-s">
        <Link to={newsHref} className={link}>
          {t("detail.allSteps")}
        </Link>
      </p>
    </DetailSection>
  );
}
