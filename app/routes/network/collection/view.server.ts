import { EDGE_TYPES } from "~/backend/contract/collection-words";
import type { CollectionDetail } from "~/backend/contract/collections";
import { EXPORT_FORMATS } from "~/backend/contract/feed-export";
import { parentOptions } from "~/domain/collection/parent-options";
import { showsAll, targetFilterSearch, targetMatchSearch } from "~/domain/target/target-filter";
import { paths } from "~/paths";
import { nameOf, railOf } from "../rail.server";
import type { Speech } from "../speech.server";
import { rowOf } from "../target-row.server";
import type { Column } from "./columns";
import { chipsOf, facetsOf } from "./filter-view.server";
import { monthsUntil, movementOf } from "./movement";
import type { ListRequest, TableAnswer } from "./queries.server";

/** The table of a collection in the reader's words: what the components draw, and nothing else. */
export function toTableView(
  collection: CollectionDetail,
  asked: ListRequest & { columns: Column[]; allCountries: boolean },
  { overview, page, matching, operation }: TableAnswer,
  speech: Speech,
  permissions: readonly string[],
) {
  const { filter, after } = asked;
  const { id } = collection;
  const months = monthsUntil(new Date());
  const self = (more: Record<string, string> = {}) => paths.collection(id, targetFilterSearch(filter, more));
  const paging: Record<string, string> = after ? { after } : {};
  return {
    id,
    name: nameOf(collection, speech),
    rail: railOf(overview, id, speech, permissions, (other) => paths.collection(other)),
    /** Where the form of this page goes and comes back to. */
    here: self(paging),
    path: paths.collection(id),
    total: totalInWords(page, speech, showsAll(filter) ? collection.targetCount : null),
    graph: graphInWords(collection, speech),
    isCut: page.isCut,
    limit: speech.number(collection.graphLimit),
    /** Whether it is what the reader chose for `my`; null for the root, which nobody can choose. */
    isMyDefault: id === 0 ? null : collection.isMyDefault,
    addHref: permissions.includes("data:import") ? paths.addSuppliers(id) : null,
    settingsHref: id === 0 ? null : paths.collectionSettings(id),
    filter,
    columns: asked.columns,
    facets: facetsOf(filter, asked.allCountries, speech),
    /** The same page with all countries to choose from, for who has no script to bring them. */
    allCountriesHref: asked.allCountries ? null : self({ ...paging, all: "countries" }),
    chips: chipsOf(filter, id, speech),
    clearHref: showsAll(filter) ? null : paths.collection(id),
    rows: page.content.map((target) => ({ ...rowOf(target, speech), ...movementOf(target, speech, months) })),
    nextHref: page.after === null ? null : self({ after: page.after }),
    firstHref: after === null ? null : self(),
    selectAllHref: page.totalElements > page.numberOfElements ? self({ ...paging, select: "all" }) : null,
    selectNoneHref: self(paging),
    matching: matching && {
      ...matching,
      text: speech.text(matching.isExact ? "bulk.allSelected" : "bulk.tooMany", {
        count: matching.count,
        number: speech.number(matching.isExact ? matching.count : matching.count - 1),
      }),
    },
    mayFollow: permissions.includes("targets:follow"),
    mayAct: permissions.includes("actions:manage"),
    mayScreen: permissions.includes("sanctions:screen"),
    mayAsk: permissions.includes("questionnaires:send"),
    /** Those that the reader may fill. */
    collections: parentOptions(overview.content.filter(({ mayFill }) => mayFill)),
    edgeTypes: EDGE_TYPES.map((type) => ({ type, word: speech.word("edgeType", type) })),
    operation,
    exports: EXPORT_FORMATS.map((format) => ({
      format,
      href: paths.collectionExport(id, format, targetMatchSearch(filter)),
    })),
  };
}
export type TableView = ReturnType<typeof toTableView>;

/** `members`: of the collection itself, where all is shown; the others deliver to them. */
function totalInWords(
  { totalElements, totalIsExact }: TableAnswer["page"],
  speech: Speech,
  members: number | null,
): string {
  if (members !== null && totalIsExact && members < totalElements) {
    const behind = speech.number(totalElements - members);
    return speech.text("totalBehind", { count: members, number: speech.number(members), behind });
  }
  const number = speech.number(totalElements);
  return speech.text(totalIsExact ? "total" : "totalAtLeast", { count: totalElements, number });
}

/** "1,318 of 2,000": how much of the plan's graph the collection takes; nothing for the root, which has none. */
function graphInWords({ id, targetGraphSize, graphLimit }: CollectionDetail, speech: Speech) {
  if (id === 0) return null;
  return {
    size: targetGraphSize,
    limit: graphLimit,
    text: speech.text("graphSize.of", { size: speech.number(targetGraphSize), limit: speech.number(graphLimit) }),
  };
}
