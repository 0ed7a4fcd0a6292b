import { DAYS_KEPT, LINE_PARTS, LONGEST_LIST, MOST_LINES } from "~/backend/contract/name-list-words";
import { sizeInWords } from "~/domain/document/document-words.server";
import { nameOfList, stateOfList } from "~/domain/name-list/list-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import type { ListsAnswer } from "./queries.server";

export interface MatchView {
  most: string;
  size: string;
  days: string;
  lists: { id: number; href: string; name: string; lines: string; figures: string; sent: string }[];
  firstHref: string | null;
  nextHref: string | null;
}

export function viewOf({ content, after }: ListsAnswer, isFirst: boolean, speech: Speech): MatchView {
  return {
    most: speech.number(MOST_LINES),
    size: sizeInWords(LONGEST_LIST, speech),
    days: speech.number(DAYS_KEPT),
    lists: content.map((list) => ({
      id: list.operationId,
      href: paths.explorerMatchResult(list.operationId),
      name: nameOfList(list, speech),
      lines: speech.number(list.total),
      figures:
        stateOfList(list, speech) ??
        LINE_PARTS.filter((part) => list.counts[part] > 0)
          .map((part) => `${speech.say(`match:parts.${part}`)} ${speech.number(list.counts[part])}`)
          .join(" · "),
      sent: [list.createdBy?.name, speech.dateTime(list.createdAt)].filter(Boolean).join(", "),
    })),
    firstHref: isFirst ? null : paths.explorerMatch(),
    nextHref: after ? `${paths.explorerMatch()}?${new URLSearchParams({ after })}` : null,
  };
}
