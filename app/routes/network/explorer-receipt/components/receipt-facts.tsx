import { Link } from "@remix-run/react";
import type { ReceiptView } from "../view.server";

/** What was asked, by whom and under which rules. */
export function ReceiptFacts({ facts }: { facts: ReceiptView["facts"] }) {
  return (
    <dl className="wrap-anywhere grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1.5 s:grid-cols-[11rem_minmax(0,1fr)]">
      {facts.map(({ name, text, href }) => (
        <div key={name} className="s:col-span-2 s:grid s:grid-cols-subgrid">
          <dt className="text-ink-3">{name}</dt>
          <dd>
            {href ? (
              <Link to={href} className="text-accent-strong underline underline-offset-2">
                {text}
              </Link>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
