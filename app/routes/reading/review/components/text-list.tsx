import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import type { ReviewText } from "../view.server";

interface TextListProps {
  texts: readonly ReviewText[];
  /** Which is open beside the list. */
  chosen: number | undefined;
}

/** The page's texts beside the one that is open; a narrow screen has no room for both, and shows all of them below each other. */
export function TextList({ texts, chosen }: TextListProps) {
  const { t } = useTranslation("reading");
  return (
    <nav
      aria-label={t("review.list")}
      className="sticky top-16 max-h-[calc(100dvh-5rem-var(--foot))] overflow-y-auto rounded-card bg-card shadow-card max-xl:hidden"
    >
      <ol className="divide-y divide-line-2">
        {texts.map(({ id, name, brief, verdict }) => (
          <li key={id}>
            <Link
              to={`#text-${id}`}
              preventScrollReset
              replace
              aria-current={id === chosen ? "true" : undefined}
              className="block border-transparent border-l-3 px-3 py-2.5 hover:bg-hover focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:bg-hover"
            >
              <span className="flex items-baseline justify-between gap-3 text-xs">
                <span className="min-w-0 truncate font-semibold text-accent-strong">{brief.type}</span>
                <span className="shrink-0 text-ink-3">{brief.moment}</span>
              </span>
              <span className="mt-0.5 line-clamp-2 font-semibold text-s leading-snug">{name}</span>
              <span className="mt-0.5 block truncate text-ink-3 text-xs">
                {verdict ? t(`verdicts.${verdict}`) : brief.about}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
