import { useRouteLoaderData } from "@remix-run/react";
import { DATE_TAGS, languageOfTag } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { BrandMark } from "~/ui/brand-mark";
import { PRODUCT } from "./page-title";
import type { ChromeData } from "./queries.server";

/** The head of a printed page: whose it is, and of what day. It stands still; nothing on paper moves. */
export function PrintHeader({ title, level = 1 }: { title: string; level?: 1 | 2 }) {
  const Heading = level === 1 ? "h1" : "h2";
  const { t, i18n } = useTranslation();
  const root = useRouteLoaderData("root") as Pick<ChromeData, "user" | "today"> | undefined;
  const day = new Intl.DateTimeFormat(DATE_TAGS[languageOfTag(i18n.language)], { dateStyle: "long", timeZone: "UTC" });
  return (
    <header className="border-ink border-b-2 pb-3">
      <div className="flex items-center gap-2 text-ink-3 text-xs">
        <BrandMark />
        <span>{PRODUCT}</span>
        {root?.user && <span className="ml-auto">{root.user.customer}</span>}
      </div>
      <Heading className="mt-3 font-semibold text-xl leading-tight tracking-[-0.02em]">{title}</Heading>
      {root?.user && (
        <p className="mt-1 text-ink-3 text-xs">
          {t("printedBy", { name: root.user.name, day: day.format(new Date(root.today)) })}
        </p>
      )}
    </header>
  );
}
