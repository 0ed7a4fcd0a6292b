import { LINE_PARTS, type LinePart } from "~/backend/contract/name-list-words";
import type { NameList } from "~/backend/contract/name-lists";
import type { Operation } from "~/backend/contract/operations";
import { parentOptions } from "~/domain/collection/parent-options";
import { nameOfList, stateOfList } from "~/domain/name-list/list-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type LineFilter, toSearch } from "./filter";
import { type LineView, lineView } from "./line-view.server";
import type { ResultAnswer } from "./queries.server";

export interface ResultView {
  title: string;
  lead: string;
  /** Rows of a file that name nobody. */
  leftOut: string | null;
  /** While it is matched, and where that failed or was cancelled. */
  running: { text: string; done: number; total: number; mayCancel: boolean } | null;
  failed: string | null;
  here: string;
  /** All lines as a file; null while there is nothing in it. */
  exportHref: string | null;
  tabs: { key: LinePart; text: string; href: string; current: boolean }[];
  emptyText: string;
  lines: LineView[];
  mayDecide: boolean;
  /** The button that takes all that are found; null where it is not shown. */
  bulk: string | null;
  adopt: { title: string; submit: string; collections: { value: string; label: string }[] } | null;
  adopted: AdoptedView | null;
  rest: { title: string; submit: string; mayImport: boolean } | null;
  importHref: string | null;
  firstHref: string | null;
  nextHref: string | null;
}

export interface AdoptedView {
  operation: Operation;
  going: string;
  done: string;
  /** Where it is taken back, and where that leads to. */
  undo: { returnTo: string } | null;
}

export function viewOf(answer: ResultAnswer, filter: LineFilter, speech: Speech): ResultView {
  const { part, lines, mayDecide } = answer;
  const { list, adopted, importId } = lines;
  const hrefOf = (other: LineFilter) => paths.explorerMatchResult(list.operationId, toSearch(other));
  const here = hrefOf({ part: filter.part && part, after: filter.after });
  const state = stateOfList(list, speech);
  const isRunning = list.state === "Queued" || list.state === "Running";
  return {
    title: nameOfList(list, speech),
    lead: leadOf(list, speech),
    leftOut: leftOutOf(list, speech),
    running: isRunning ? { text: state ?? "", done: list.done, total: list.total, mayCancel: answer.mayCancel } : null,
    failed: isRunning ? null : state,
    here,
    exportHref: list.done > 0 ? paths.explorerMatchExport(list.operationId) : null,
    tabs: LINE_PARTS.map((one) => ({
      ...{ key: one, href: hrefOf({ part: one, after: null }), current: one === part },
      text: `${speech.say(`match:parts.${one}`)} ${speech.number(list.counts[one])}`,
    })),
    emptyText: speech.say(`match:empty.${part}`),
    lines: lines.content.map((line) => lineView(line, speech)),
    mayDecide,
    bulk:
      mayDecide && part === "found" && list.counts.found > 1
        ? counted("match:bulk.submit", list.counts.found, speech)
        : null,
    adopt: mayDecide && list.targets > 0 ? adoptOf(answer, speech) : null,
    adopted: adopted && adoptedView(adopted, { mayDecide, here }, speech),
    rest: list.state === "Done" && list.rest > 0 ? restOf(answer, speech) : null,
    importHref: importId !== null && answer.mayImport ? paths.importResult(importId) : null,
    firstHref: filter.after ? hrefOf({ part, after: null }) : null,
    nextHref: lines.after ? hrefOf({ part, after: lines.after }) : null,
  };
}

type Counted = "match:bulk.submit" | "match:adopt.title" | "match:adopt.submit" | "match:adopt.done";
const counted = (
  key: Counted | "match:rest.title" | "match:rest.submit" | "match:facts.lines",
  count: number,
  speech: Speech,
) => speech.say(key, { count, number: speech.number(count) });

function leadOf({ total, createdBy, createdAt, keptUntil }: NameList, speech: Speech): string {
  const date = speech.dateTime(createdAt);
  return [
    counted("match:facts.lines", total, speech),
    createdBy
      ? speech.say("match:facts.sent", { name: createdBy.name, date })
      : speech.say("match:facts.sentOn", { date }),
    speech.say("match:facts.kept", { date: speech.date(keptUntil) }),
  ].join(" · ");
}

function leftOutOf({ leftOut: { count, lines } }: NameList, speech: Speech): string | null {
  if (count === 0) return null;
  const rows = lines.map((line) => speech.number(line)).join(", ") + (count > lines.length ? ", …" : "");
  return speech.say("match:facts.leftOut", { count, number: speech.number(count), rows });
}

function adoptOf({ lines: { list }, collections }: ResultAnswer, speech: Speech): ResultView["adopt"] {
  return {
    title: counted("match:adopt.title", list.targets, speech),
    submit: counted("match:adopt.submit", list.targets, speech),
    // The network itself is what following is for.
    collections: parentOptions(collections).filter(({ value }) => value !== "0"),
  };
}

function adoptedView(
  operation: Operation,
  { mayDecide, here }: { mayDecide: boolean; here: string },
  speech: Speech,
): AdoptedView {
  const { done, total, changed, canUndo } = operation;
  return {
    operation,
    going: speech.say("match:adopt.going", { done: speech.number(done), total: speech.number(total ?? 0) }),
    done: counted("match:adopt.done", changed ?? 0, speech),
    undo: canUndo && mayDecide ? { returnTo: here } : null,
  };
}

const restOf = ({ lines: { list }, mayImport }: ResultAnswer, speech: Speech): ResultView["rest"] => ({
  title: counted("match:rest.title", list.rest, speech),
  submit: counted("match:rest.submit", list.rest, speech),
  mayImport,
});
