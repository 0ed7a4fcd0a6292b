import { NOT_CHANGED } from "~/backend/contract/action-words";
import type { Operation } from "~/backend/contract/operations";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

export interface BulkView {
  operation: Operation;
  words: Record<"label" | "going" | "done" | "failed" | "refresh" | "close", string>;
  /** "3 actions not changed". */
  notChanged: string;
  /** Where not all are named: how many there are by why. */
  byWhy: string | null;
  leftOut: { id: number; href: string | null; name: string; why: string }[];
  more: string | null;
  doneHref: string;
}

/** What came of changing many actions: which stayed as they are, each with why. */
export function bulkView(operation: Operation | null, doneHref: string, speech: Speech): BulkView | null {
  if (operation?.kind !== "actions.change") return null;
  const { say, number } = speech;
  const { done, total, changed, failures = [], failedBy = {} } = operation;
  const count = changed ?? 0;
  const all = Object.values(failedBy).reduce((sum, one) => sum + one, 0);
  const more = all - failures.length;
  const whyOf = (why: string) => say(`actions:bulk.why.${NOT_CHANGED.find((one) => one === why) ?? "not_found"}`);
  return {
    operation,
    words: {
      label: say("actions:bulk.label"),
      going: say("actions:bulk.going", { done: number(done), total: number(total ?? 0) }),
      done: say("actions:bulk.done", { count, number: number(count) }),
      failed: say("actions:bulk.failed"),
      refresh: say("actions:bulk.refresh"),
      close: say("actions:bulk.close"),
    },
    notChanged: say("actions:bulk.notChanged", { count: all, number: number(all) }),
    byWhy:
      more > 0
        ? Object.entries(failedBy)
            .map(([why, n]) => `${number(n)} × ${whyOf(why)}`)
            .join(DOT)
        : null,
    leftOut: failures.map(({ id, name, why }) => ({
      id,
      href: name === null ? null : paths.action(id),
      name: name ?? say("actions:bulk.unnamed", { id }),
      why: whyOf(why),
    })),
    more: more > 0 ? say("actions:bulk.more", { count: more, number: number(more) }) : null,
    doneHref,
  };
}
