import type { ActionBoard } from "~/backend/contract/action-board";
import { actionRow } from "~/domain/action/action-words.server";
import { isOver, NEXT_STEPS } from "~/domain/action/steps";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type ActionFilter, toSearch } from "./filter";

export interface BoardView {
  columns: {
    key: string;
    heading: string;
    count: string;
    cards: Card[];
    more: { href: string; text: string } | null;
  }[];
  count: string;
}

export interface Card {
  id: number;
  version: number;
  title: string;
  href: string;
  targets: string | null;
  due: string | null;
  overdue: string | null;
  skipped: string | null;
  hindrances: string[];
  who: string;
  /** What is over is only reopened, with a reason. */
  isOver: boolean;
  /** Where it can go, the likeliest first. */
  moves: { value: string; label: string }[];
}

/** Of its targets so many are named on a card. */
const NAMED = 2;

export function boardView(board: ActionBoard, filter: ActionFilter, speech: Speech): BoardView {
  const all = board.reduce((sum, { total }) => sum + total, 0);
  const isExact = board.every(({ totalIsExact }) => totalIsExact);
  return {
    columns: board.map(({ metaStatus, total, totalIsExact, content }) => {
      const left = total - content.length;
      // Of many it is known that they are more than one fewer.
      const told = (n: number) => (totalIsExact ? speech.number(n) : `${speech.number(n - 1)}+`);
      const of: ActionFilter = { ...filter, view: null, state: metaStatus, after: null };
      return {
        key: metaStatus,
        heading: speech.word("metaStatuses", metaStatus),
        count: told(total),
        cards: content.map((action) => cardOf(action, speech)),
        more:
          left > 0
            ? {
                href: paths.actions(toSearch(of)),
                text: speech.say("actions:board.more", { count: left, number: told(left) }),
              }
            : null,
      };
    }),
    count: isExact
      ? speech.say("actions:list.count", { count: all, number: speech.number(all) })
      : speech.say("actions:list.countMore", {
          number: speech.number(all - board.filter(({ totalIsExact }) => !totalIsExact).length),
        }),
  };
}

function cardOf(action: ActionBoard[number]["content"][number], speech: Speech): Card {
  const { id, version, title, href, due, overdue, skipped, hindrances, who } = actionRow(action, speech);
  const names = action.targets.slice(0, NAMED).map(({ name }) => name);
  const more = action.targets.length - names.length;
  const rest = more > 0 ? [speech.say("actions:board.moreTargets", { count: more, number: speech.number(more) })] : [];
  return {
    ...{ id, version, title, href, due, overdue, skipped, hindrances, who },
    targets: names.length > 0 ? speech.list([...names, ...rest]) : null,
    isOver: isOver(action),
    moves: NEXT_STEPS[action.metaStatus].map((to) => ({ value: to, label: speech.word("metaStatuses", to) })),
  };
}
