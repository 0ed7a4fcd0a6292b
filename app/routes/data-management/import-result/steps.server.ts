import type { ImportKind } from "~/backend/contract/import-kinds";
import type { ImportRow } from "~/backend/contract/import-rows";
import type { SupplierImport } from "~/backend/contract/imports";
import { resultIn } from "~/domain/import/import-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { TOLD_STATES } from "./filter";

/** One figure under its name. */
export interface Tile {
  label: string;
  number: string;
  /** What the figure is measured against. */
  of?: string;
}

/** At which point an import is, and what a person can do about it now. */
export type StepView =
  | { at: "working"; done: number; total: number | null; stop: "cancel" | "discard" | null }
  | { at: "preview" | "failed"; kind: ImportKind; tiles: Tile[]; adds: string | null; isWaiting: boolean }
  | {
      at: "after";
      kind: ImportKind;
      tiles: Tile[];
      adds: string | null;
      isWaiting: boolean;
      to: { text: string; href: string };
      undoHref: string;
    }
  | { at: "over" };

export function stepOf(found: SupplierImport, speech: Speech): StepView {
  const { id, kind, state, step, dryRun, counts, done, total } = found;
  if (state === "Queued" || state === "Running") {
    // What is read is discarded; what is being applied is as it was before.
    const stop = step === "read" ? "discard" : step === "apply" ? "cancel" : null;
    return { at: "working", done, total, stop };
  }
  const of = (name: keyof typeof counts) => counts[name] ?? 0;
  const open = of("create") + of("join");
  const adds = open > 0 ? speech.number(open) : null;
  const isWaiting = of("waiting") > 0;
  const tiles = tilesOf(counts, speech);
  if (step === "applied") {
    const to = whereTo(found, speech);
    return { at: "after", kind, tiles, adds, isWaiting, to, undoHref: paths.importUndo(id) };
  }
  if (dryRun || (step !== "review" && step !== "apply")) return { at: "over" };
  if (state !== "Done" && step === "review") return { at: "over" };
  return { at: state === "Failed" ? "failed" : "preview", kind, tiles, adds, isWaiting };
}

/** What the filters below say, in their words and figures. */
const tilesOf = (counts: SupplierImport["counts"], speech: Speech): Tile[] =>
  TOLD_STATES.filter((state) => (counts[state] ?? 0) > 0).map((state) => ({
    label: resultIn(state, speech),
    number: speech.number(counts[state] ?? 0),
  }));

/** Where that is which the import made. */
function whereTo({ kind, collectionId: id, collection: name, follows }: SupplierImport, speech: Speech) {
  if (kind === "supply-data") return { text: speech.say("importPages:after.supply"), href: paths.supply() };
  if (kind === "own-alerts") return { text: speech.say("importPages:after.alerts"), href: paths.feed() };
  if (kind === "actions") return { text: speech.say("importPages:after.actions"), href: paths.actions("?state=all") };
  if (id === null && !follows) return { text: speech.say("importPages:after.explorer"), href: paths.explorer() };
  if (id === null) return { text: speech.say("importPages:after.network"), href: paths.collection(0) };
  const text = name
    ? speech.say("importPages:after.collection", { name })
    : speech.say("importPages:after.ownCollection");
  return { text, href: paths.collection(id) };
}

/** Nothing was made of it, and nothing is being made of it. */
export const isDiscardable = ({ state, step }: SupplierImport): boolean =>
  (step === "read" && state === "Failed") || (step === "review" && state === "Done");

/** Of the rows that wait: what all of them can be decided to be at once, as far as those that are shown tell. */
export function choicesOfAll(rows: readonly ImportRow[], speech: Speech): Choice[] {
  const is = (decision: Choice["decision"]) => ({
    ...{ decision, targetId: null },
    text: speech.say(`importPages:bulk.${decision}`),
  });
  return [
    ...(rows.some(({ target }) => target !== null) ? [is("join")] : []),
    ...(rows.some(({ repeats }) => repeats !== null) ? [is("repeat")] : []),
    ...(["create", "skip"] as const).map(is),
  ];
}

export interface Choice {
  decision: "create" | "join" | "repeat" | "skip";
  text: string;
  targetId: number | null;
}

/** What a row can be decided to be; nothing where it is settled, or where nobody has to decide. */
export function choicesOf(
  { state, target, repeats, ends }: ImportRow,
  { state: runs, step, dryRun }: SupplierImport,
  speech: Speech,
): Choice[] {
  // After a failed step, too: whatever row it failed on may be left out.
  const isAfterFailure = runs === "Failed" && step === "apply";
  const isOpen = !dryRun && ((runs === "Done" && (step === "review" || step === "applied")) || isAfterFailure);
  if (!isOpen || !["waiting", "create", "join", "skipped"].includes(state)) return [];
  const is = (decision: Choice["decision"], text: string, targetId: number | null = null) => ({
    decision,
    text,
    targetId,
  });
  const isTold = ends?.every(({ status }) => status !== "unknown") ?? false;
  const create = is("create", speech.say(isTold ? "importPages:decide.takeUp" : "importPages:decide.create"));
  const skip = is("skip", speech.say("importPages:decide.skip"));
  // Of a row that names others `target` may be one of those that it knows.
  const join =
    target !== null && !isTold
      ? [is("join", speech.say("importPages:decide.join", { name: target.name }), target.id)]
      : [];
  if (state === "create") return [...join, skip];
  if (state === "join") return ends === undefined ? [create, skip] : [skip];
  return [
    ...join,
    ...(repeats === null ? [] : [is("repeat", speech.say("importPages:decide.repeat", { row: repeats }))]),
    create,
    ...(state === "skipped" ? [] : [skip]),
  ];
}
