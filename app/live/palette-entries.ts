import type { MessageKey, TextParams } from "~/i18n/texts";
import { paths } from "~/paths";
import { jumpsFor } from "./keys";
import type { LiveData } from "./live";

export interface Named {
  name: string;
  detail: string | null;
  href: string;
}
/** What the search answers, as far as the palette shows it. */
export interface SearchAnswer {
  q: string;
  targets: readonly Named[];
  collections: readonly Named[];
}
export interface PaletteEntry extends Named {
  /** What kind of thing it is, in words. */
  group: string;
}

interface Asked {
  typed: string;
  answer: SearchAnswer | null;
  data: LiveData;
  t(key: MessageKey, params?: TextParams): string;
}

/**
 * What can be gone to: the places known here at once, what the server found for these letters, and last the alerts. An
 * answer to other letters is not shown.
 */
export function entriesOf({ typed, answer, data, t }: Asked): PaletteEntry[] {
  const q = typed.trim();
  const places = jumpsFor([...data.areas, ...(data.user?.links ?? [])])
    .map(({ name, path }) => ({ name: t(name), detail: null, href: path, group: t("live:search.areas") }))
    .filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
  if (q === "") return places;
  const found = answer?.q === q ? answer : { targets: [], collections: [] };
  return [
    ...places,
    ...found.targets.map((target) => ({ ...target, group: t("live:search.targets") })),
    ...found.collections.map((collection) => ({ ...collection, group: t("live:search.collections") })),
    {
      name: t("live:search.inAlerts", { q }),
      detail: null,
      href: paths.feedView("all", `?${new URLSearchParams({ q })}`),
      group: t("live:search.alerts"),
    },
  ];
}
