import { Link } from "@remix-run/react";
import type { CatalogueView } from "../catalogue.server";

const LINK = "wrap-anywhere font-medium text-accent-strong underline-offset-2 hover:underline";

/** The entry of the catalogue that an action follows, as it was when it was started, and the law that it serves. */
export function CatalogueCard({
  entry: { heading, title, language, href, version, laws, note },
}: {
  entry: CatalogueView;
}) {
  return (
    <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 className="mb-2 font-[640] text-s">{heading}</h2>
      <p className="text-s">
        <Link to={href} lang={language} className={`inline-block py-0.5 ${LINK}`}>
          {title}
        </Link>
        <span className="block text-ink-3 text-xs">{version}</span>
      </p>
      {laws.length > 0 && (
        <ul className="mt-2 list-disc space-y-1 pl-5 text-s">
          {laws.map(({ text, href: to }) => (
            <li key={to}>
              <Link to={to} className={LINK}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {note && <p className="mt-2 text-ink-3 text-xs">{note}</p>}
    </section>
  );
}
