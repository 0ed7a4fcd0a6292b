import type { Facet } from "../view/rail.server";
import { FacetWord } from "./facet-word";

/** The values of one facet with how many alerts have each. */
export function FacetGroup({ facet, idPrefix }: { facet: Facet; idPrefix: string }) {
  return (
    <fieldset className="mt-6">
      <legend className="mb-2 px-2 font-semibold text-ink-3 text-xs">{facet.heading}</legend>
      {facet.choices.map(({ value, word, count, checked }) => {
        const id = `${idPrefix}-${facet.name}-${value}`;
        return (
          <div key={value} className="flex items-center rounded-control px-2 text-ink-2 hover:bg-hover">
            <input
              type="checkbox"
              id={id}
              name={facet.name}
              value={value}
              defaultChecked={checked}
              className="size-4 shrink-0 accent-accent pointer-coarse:size-5"
            />
            <label
              htmlFor={id}
              className="flex min-w-0 flex-1 cursor-pointer items-center gap-2 py-1.5 pl-2 pointer-coarse:py-3"
            >
              <FacetWord facet={facet.name} value={value} word={word} />
              <span className="ml-auto text-ink-3 text-xs tabular-nums">{count}</span>
            </label>
          </div>
        );
      })}
    </fieldset>
  );
}
