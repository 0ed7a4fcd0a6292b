import type { SupplyInputPage } from "~/backend/contract/supply-inputs";
import { supplyLineOf } from "~/domain/supply/supply-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { isNarrowed, type SupplyFilter, toSearch } from "./filter";

interface Reader {
  mayChange: boolean;
  /** Where the reader is, `YYYY-MM-DD`. */
  today: string;
}

export type SupplyView = ReturnType<typeof viewOf>;

export function viewOf(page: SupplyInputPage, filter: SupplyFilter, { mayChange, today }: Reader, speech: Speech) {
  const { content, totalElements, totalIsExact, after } = page;
  const hrefOf = (other: Partial<SupplyFilter>) => paths.supply(toSearch({ ...filter, ...other }));
  const day = filter.on === "all" ? "" : (filter.on ?? today);
  const number = speech.number(totalElements);
  return {
    lines: content.map((entry) => supplyLineOf(entry, mayChange, speech)),
    total: totalIsExact
      ? speech.say("supplyPages:total", { count: totalElements, number })
      : speech.say("supplyPages:more", { number }),
    isNarrowed: isNarrowed(filter),
    isUneven: content.some(({ shares }) => shares?.isWhole === false),
    chosen: {
      ...{ supplier: filter.supplier ?? "", input: filter.input ?? "", on: day },
      ...{ recovery: filter.recovery ?? "", confirmed: filter.confirmed ?? "" },
    },
    clearHref: paths.supply(),
    allHref: paths.supply("?on=all"),
    exportHref: paths.supplyExport(toSearch({ ...filter, after: null })),
    firstHref: filter.after ? hrefOf({ after: null }) : null,
    nextHref: after ? hrefOf({ after }) : null,
  };
}
