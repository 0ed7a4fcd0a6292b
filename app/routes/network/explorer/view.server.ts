import { EDGE_TYPES } from "~/backend/contract/collection-words";
import type { ExploredTarget } from "~/backend/contract/explorer";
import { EXPLORER_EXPORTS, EXPLORER_SORTS } from "~/backend/contract/explorer-words";
import { parentOptions } from "~/domain/collection/parent-options";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import type { Speech as NetworkSpeech } from "../speech.server";
import { rowOf } from "../target-row.server";
import { type Asked, askedFields, askedSearch, asksAll } from "./asked";
import { collectionChoice } from "./collection-choice.server";
import { chipsOf, facetsOf } from "./facets.server";
import { noticesOf } from "./notices.server";
import type { ExplorerAnswer } from "./queries.server";

interface Reader {
  speech: Speech;
  network: NetworkSpeech;
  permissions: readonly string[];
  /** Each row says why it stands where it stands. */
  explains: boolean;
}

/** What of an address asks for that. */
const EXPLAINED = { why: "1" };

/** The explorer in the reader's words. */
export function toExplorerView(
  asked: Asked,
  { page, figures, overview, operation }: ExplorerAnswer,
  { speech, network, permissions, explains }: Reader,
) {
  const explained: Record<string, string> = explains ? EXPLAINED : {};
  const self = (more: Record<string, string> = {}) => paths.explorer(askedSearch(asked, { ...explained, ...more }));
  const paging: Record<string, string> = asked.after ? { after: asked.after } : {};
  const { q, begins, hs, sort, ...kept } = { begins: "", hs: "", ...askedFields(asked) } as Record<string, string>;
  return {
    /** Where the form of this page goes and comes back to. */
    here: self(paging),
    total: totalInWords(page, speech),
    notices: noticesOf(asked, page.notes, speech),
    listSearch: askedSearch(asked),
    search: {
      ...{ q: asked.q, begins: asked.begins, hs: asked.hs },
      ...collectionChoice(asked, overview.content, speech),
      sort: asked.sort,
      sorts: EXPLORER_SORTS.filter((one) => one !== "relevance" || asked.q !== "").map((value) => ({
        value,
        word: speech.say(`explorer:sorts.${value}`),
      })),
      /** What of the facets the search keeps. */
      kept: Object.entries({ ...kept, ...explained }).filter(([name]) => name !== "collection"),
    },
    /** The order by relevance; null where another one is asked for. */
    order:
      asked.sort === "relevance" && page.content.length > 0
        ? { isExplained: explains, href: paths.explorer(askedSearch(asked, explains ? {} : EXPLAINED)) }
        : null,
    ...facetsOf(asked, figures, speech),
    /** Where the figures of the facets come from, for a script and as a page, where the list did not wait for them. */
    beside:
      figures === null
        ? { countsUrl: paths.explorerFacetCounts(facetSearch(asked)), href: paths.explorerFacets(facetSearch(asked)) }
        : null,
    chips: chipsOf(asked, overview.content, speech),
    clearHref: asksAll(asked) ? null : paths.explorer(),
    rows: page.content.map((target) => ({
      ...rowOf(target, network),
      why: whyOf(target, speech, explains && asked.sort === "relevance"),
      own: target.own,
    })),
    firstHref: asked.after === null ? null : self(),
    nextHref: page.after === null ? null : self({ after: page.after }),
    exports: EXPLORER_EXPORTS.map((format) => ({ format, href: paths.explorerExport(format, askedSearch(asked)) })),
    /** Where what is asked for gets a name, and what it finds is kept; null for who may not. */
    save: permissions.includes("explorer:save")
      ? { href: paths.explorerSearchNew(askedSearch(asked)), keepAction: paths.explorerReceipts(askedSearch(asked)) }
      : null,
    operation,
    bulk: {
      id: 0,
      matching: null,
      selectAllHref: null,
      selectNoneHref: self(paging),
      mayAct: permissions.includes("actions:manage"),
      mayScreen: permissions.includes("sanctions:screen"),
      mayAsk: permissions.includes("questionnaires:send"),
      collections: parentOptions(overview.content.filter(({ mayFill }) => mayFill)),
      edgeTypes: EDGE_TYPES.map((type) => ({ type, word: speech.word("edgeTypes", type) })),
    },
    mayMerge: permissions.includes("targets:merge"),
    mayFollow: permissions.includes("targets:follow"),
    addHref: permissions.includes("data:import") ? paths.addSuppliers(0) : null,
  };
}
export type ExplorerView = ReturnType<typeof toExplorerView>;

const facetSearch = (asked: Asked): string => askedSearch(asked, asked.all ? { all: asked.all } : {});

function totalInWords({ totalElements, totalIsExact }: ExplorerAnswer["page"], speech: Speech): string {
  const number = speech.number(totalElements);
  return totalIsExact
    ? speech.say("explorer:total", { count: totalElements, number })
    : speech.say("explorer:totalAtLeast", { count: totalElements, number });
}

/** Why it was found, where its name does not say so itself; explained, also where in its name the words stand. */
function whyOf({ foundBy, matchedName }: ExploredTarget, speech: Speech, explains: boolean): string | null {
  if (foundBy === "number") return speech.say("explorer:why.number");
  const alias = matchedName === null ? [] : [speech.say("explorer:why.alias", { name: matchedName })];
  const place = explains && foundBy !== null ? [speech.say(`explorer:why.${WHERE[foundBy]}`)] : [];
  return [...place, ...alias].join(" · ") || null;
}

const WHERE = { equal: "equal", begins: "begins", "word-begins": "wordBegins", holds: "holds" } as const;
