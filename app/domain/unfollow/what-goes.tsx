import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import type { Holders, Losses } from "./losses.server";

/** What goes with targets before they are unfollowed for the whole company, and what stays. */
export function WhatGoes({ losses: { lines, leaves, stays, hidden, goesOn } }: { losses: Losses }) {
  const { t } = useTranslation("unfollow");
  return (
    <ul className="list-disc space-y-2 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {leaves && <Collections of={leaves} />}
      {stays && <Collections of={stays} />}
      {hidden && <li>{hidden}</li>}
      {goesOn.map((line) => (
        <li key={line}>{line}</li>
      ))}
      <li>{t("evidence")}</li>
    </ul>
  );
}

function Collections({ of: { text, collections, more } }: { of: Holders }) {
  return (
    <li>
      {text}
      <ul className="mt-1 space-y-1">
        {collections.map(({ name, href, note }) => (
          <li key={href} className="wrap-anywhere">
            <Link to={href} className="text-accent-strong underline underline-offset-2">
              {name}
            </Link>
            {note && <span className="ml-2 text-ink-3 text-s tabular-nums">{note}</span>}
          </li>
        ))}
        {more && <li className="text-ink-3 text-s tabular-nums">{more}</li>}
      </ul>
    </li>
  );
}
