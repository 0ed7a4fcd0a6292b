import { Link } from "@remix-run/react";
import { RiskSign } from "../../components/table-parts";
import { PanelHead } from "../../graph/components/panel-head";
import type { FlowPanel as Panel } from "../view/panel";

/** Beside the picture: the targets of the opened group, or the relations of the chosen flow. */
export function FlowPanel({ panel }: { panel: Panel }) {
  const { title, note, closeHref, listTitle, items, more } = panel;
  return (
    <div className="space-y-5 p-4">
      <PanelHead title={title} closeHref={closeHref}>
        <p className="mt-1 text-ink-2 text-s">{note}</p>
      </PanelHead>
      <section>
        <h3 className="mb-1 font-semibold text-s">{listTitle}</h3>
        <ul className="divide-y divide-line-2 text-s">
          {items.map(({ key, name, href, note: about, risk }) => (
            <li key={key} className="flex items-start gap-2 py-1.5">
              <RiskSign risk={risk} className="mt-1" />
              <span className="min-w-0">
                <Link to={href} className="break-words font-medium hover:underline">
                  {name}
                </Link>
                <span className="block text-ink-3 text-xs">{about}</span>
              </span>
            </li>
          ))}
        </ul>
        {more && <p className="text-ink-3 text-xs">{more}</p>}
      </section>
    </div>
  );
}
