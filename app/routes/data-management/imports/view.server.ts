import { COVERAGE_PRECISIONS } from "~/backend/contract/place-coverage";
import { stateInWords } from "~/domain/import/import-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import type { ImportsAnswer, PlaceCoverage } from "./queries.server";

export interface ImportsView {
  rows: {
    id: number;
    fileName: string;
    /** What it holds. */
    kind: string;
    href: string;
    state: string;
    rows: string;
    /** The rows that wait for a decision. */
    waiting: { text: string; href: string } | null;
    createdAt: string;
    by: string | null;
  }[];
  firstHref: string | null;
  nextHref: string | null;
}

export function viewOf({ content, after }: ImportsAnswer, isLater: boolean, speech: Speech): ImportsView {
  return {
    rows: content.map((one) => ({
      ...{ id: one.id, fileName: one.fileName, href: paths.importResult(one.id), createdAt: one.createdAt },
      kind: speech.say(`importPages:kinds.${one.kind}`),
      state: stateInWords(one, speech),
      rows: speech.number(Object.values(one.counts).reduce((sum, count) => sum + (count ?? 0), 0)),
      waiting: waitingOf(one, speech),
      by: one.createdBy?.name ?? null,
    })),
    firstHref: isLater ? paths.imports() : null,
    nextHref: after ? paths.imports(`?after=${encodeURIComponent(after)}`) : null,
  };
}

function waitingOf({ id, counts: { waiting = 0 } }: ImportsAnswer["content"][number], speech: Speech) {
  if (waiting === 0) return null;
  const text = speech.say("importPages:toDecide", { number: speech.number(waiting) });
  return { text, href: paths.importResult(id, "?result=waiting") };
}

export interface CoverageView {
  /** "812 of 900 targets have a place that a hazard can reach." */
  lead: string;
  rows: { precision: string; count: string; share: string }[];
}

/** Null before anything is monitored: there is nothing to say of it. */
export function coverageOf({ total, byPrecision }: PlaceCoverage, speech: Speech): CoverageView | null {
  if (total === 0) return null;
  const placed = total - byPrecision.country - byPrecision.none;
  return {
    lead: speech.say("importPages:coverage.lead", { placed: speech.number(placed), total: speech.number(total) }),
    rows: COVERAGE_PRECISIONS.map((precision) => ({
      precision: speech.say(`importPages:coverage.${precision}`),
      count: speech.number(byPrecision[precision]),
      share: speech.percent(byPrecision[precision] / total),
    })),
  };
}
