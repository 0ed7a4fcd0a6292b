import { useEffect, useRef, useState } from "react";
import { dataAt } from "~/live/data-at";
import type { FacetsView } from "../facets.server";
import type { ExplorerView } from "../view.server";

interface Come {
  from: string;
  /** Null: they could not be had. */
  view: FacetsView | null;
}

type Shown = FacetsView & { figures: "there" | "awaited" | "missing" };

type Listed = Pick<ExplorerView, "facets" | "estimated" | "beside">;

/** The facets of a list, with the figures that it did not wait for once they have come. */
export function useFacets(listed: Listed): Shown {
  const [come, setCome] = useState<Come | null>(null);
  const { beside } = listed;
  const [wanted, awaited, isOlder] = [useRef<string>(), useRef<string>(), useRef(false)];
  // By the answer and not by its address: what was changed from the list has other figures under the same address.
  useEffect(() => {
    const url = beside?.countsUrl;
    wanted.current = url;
    // One count at a time: those of a list that is read anew each second would pile up.
    if (url && awaited.current === url) isOlder.current = true;
    else if (url) void ask(url);

    async function ask(url: string): Promise<void> {
      awaited.current = url;
      do {
        isOlder.current = false;
        const view = await dataAt<FacetsView>(url);
        if (wanted.current === url) setCome({ from: url, view });
      } while (isOlder.current && wanted.current === url);
      if (awaited.current === url) awaited.current = undefined;
    }
  }, [beside, wanted, awaited, isOlder]);
  return shownOf(listed, come);
}

/** Until they have come, those of the list before stand without any. */
export function shownOf({ facets, estimated, beside }: Listed, come: Come | null): Shown {
  if (!beside) return { facets, estimated, figures: "there" };
  if (come?.from !== beside.countsUrl)
    return { facets: come?.view ? uncounted(come.view.facets, facets) : facets, estimated: null, figures: "awaited" };
  return come.view ? { ...come.view, figures: "there" } : { facets, estimated: null, figures: "missing" };
}

/** The same values, ticked as in the newer list; its own where one of its choices is not among them. */
export function uncounted(before: FacetsView["facets"], now: FacetsView["facets"]): FacetsView["facets"] {
  const keys = (facets: FacetsView["facets"], isWanted: (choice: { checked: boolean }) => boolean) =>
    facets.flatMap(({ name, choices }) => choices.filter(isWanted).map(({ value }) => `${name}=${value}`));
  const [chosen, known] = [new Set(keys(now, ({ checked }) => checked)), new Set(keys(before, () => true))];
  if ([...chosen].some((key) => !known.has(key))) return now;
  return before.map((facet) => ({
    ...facet,
    choices: facet.choices.map((choice) => ({
      ...choice,
      count: null,
      checked: chosen.has(`${facet.name}=${choice.value}`),
    })),
  }));
}
