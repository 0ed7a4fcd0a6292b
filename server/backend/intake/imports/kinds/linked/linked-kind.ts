import { enqueueRefresh } from "../../../../network/monitored/follow";
import { holdTargets, keptTargets } from "../../run/kept-targets";
import { previewTargets } from "../../run/preview-targets";
import { removeTargets } from "../../run/remove-targets";
import type { ImportKind } from "../import-kind";
import { compareEnds } from "./compare-ends";
import { decideEnd, decideEnds } from "./decide-ends";
import type { Links } from "./links";
import { markTakenBack } from "./mark-taken-back";
import { letOvertakenEndsWait } from "./overtaken-ends";
import { takeRowsIn } from "./take-rows-in";

/** Rows that say something of targets which are there or are named: `links` says what. */
export const linkedKind = (links: Links): ImportKind => ({
  compare: (database, key, run) => compareEnds(database, key, links, run),
  countPlaces: async () => ({}),
  decide: (tx, key, row, decided, by) => decideEnd(tx, key, links, row, decided, by),
  decideAll: (tx, key, decided, userId) => decideEnds(tx, key, links, decided, userId),
  letOvertakenWait: (tx, key) => letOvertakenEndsWait(tx, key, links),
  async takeIn(tx, key, run) {
    await links.hold?.(tx, key.customerId);
    return takeRowsIn(tx, key, links, run);
  },

  async takeBack(tx, key) {
    await links.hold?.(tx, key.customerId);
    await holdTargets(tx, key);
    const entries = await links.takeBack(tx, key, { previewOnly: false });
    const kept = await keptTargets(tx, key);
    const removed = await removeTargets(tx, key, kept);
    await markTakenBack(tx, key, entries.keptRows);
    await enqueueRefresh(tx, key.customerId);
    return { removed: removed + entries.removed, kept: kept.length + entries.kept };
  },

  async previewTakeBack(tx, key) {
    const { keptRows: _, ...entries } = await links.takeBack(tx, key, { previewOnly: true });
    return { ...(await previewTargets(tx, key)), restored: 0, entries };
  },
});
