import { Link } from "@remix-run/react";
import type { EntryView } from "~/domain/decision/entry.server";
import { Moment } from "~/i18n/moment";

/** The last decisions about imports, sources and lists, as the ledger has them. */
export function Changes({ entries }: { entries: readonly (EntryView & { at: string })[] }) {
  return (
    <ol>
      {entries.map(({ seq, at, who, what, about }) => (
        <li
          key={seq}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-line-2 border-t py-2 first:border-t-0"
        >
          <span className="wrap-anywhere min-w-0">
            {what}{" "}
            <span lang={about.language ?? undefined} className="text-ink-2">
              {about.href ? (
                <Link to={about.href} className="text-accent-strong underline-offset-2 hover:underline">
                  {about.text}
                </Link>
              ) : (
                about.text
              )}
            </span>
          </span>
          <span className="text-ink-3 text-s">
            {who.text} · <Moment at={at} />
          </span>
        </li>
      ))}
    </ol>
  );
}
