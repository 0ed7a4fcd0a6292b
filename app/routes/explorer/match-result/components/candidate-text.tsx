import { Link } from "@remix-run/react";
import type { CandidateView } from "../line-view.server";

/** A target with where it is, how alike it is, and why. */
export function CandidateText({ candidate: { name, href, place, facts, why } }: { candidate: CandidateView }) {
  return (
    <span className="block">
      <Link to={href} className="font-medium text-accent-strong underline-offset-2 hover:underline">
        {name}
      </Link>
      <span className="block text-ink-2 text-s">{[place, facts].filter(Boolean).join(" · ")}</span>
      {why.length > 0 && <span className="block text-ink-3 text-xs">{why.join(" · ")}</span>}
    </span>
  );
}
