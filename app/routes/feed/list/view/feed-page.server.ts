import { toFeedView } from "~/domain/feed/feed-view.server";
import { filterPanel } from "~/domain/feed/filter-panel.server";
import { listMarkup } from "~/domain/feed/list-markup.server";
import { hrefOf } from "~/domain/feed/rail.server";
import { railMarkup } from "~/domain/feed/rail-markup.server";
import type { Speech } from "~/domain/feed/speech.server";
import type { LoadContext } from "~/load-context";
import { islandOf } from "~/ui/islands/island-data.server";
import type { FeedAnswer, FeedRequest } from "../queries.server";
import { actionsInWords } from "./actions.server";
import { detailOf } from "./detail.server";
import { readerOf } from "./timeline.server";

/** What the feed's page is given: its dense parts written, the rest as data. */
export function toFeedPage(context: LoadContext, asked: FeedRequest, answer: FeedAnswer, speech: Speech) {
  const feed = toFeedView(asked, answer, speech, context.session?.permissions ?? []);
  const { days, views, labels, ...rest } = feed;
  const { detail, actions, operation } = answer;
  const { alertId } = asked;
  return {
    ...rest,
    panel: answer.panel && islandOf(context, filterPanel(asked.filter, answer.panel, speech)),
    detail:
      detail &&
      detailOf(detail, speech, readerOf(context.session), (other) => hrefOf(asked.filter, { alert: String(other) })),
    actions:
      detail && actions && alertId !== null
        ? actionsInWords(detail, actions, speech, {
            returnTo: feed.here,
            mayRecommend: context.session?.permissions.includes("actions:recommend") ?? false,
          })
        : null,
    contacts: answer.contacts.map(({ target, email, name, role }) => ({
      ...{ target, email },
      who: speech.list([name, role]),
    })),
    /** Whom the open alert can be given to. */
    people: feed.mayTriage ? answer.people.filter(({ active }) => active) : [],
    meId: context.session?.user.id ?? null,
    /** Of the buttons that put them on the open alert. */
    labels: detail ? labels : [],
    operation,
    list: islandOf(context, listMarkup(feed, speech)),
    rail: islandOf(context, railMarkup(feed, speech)),
  };
}

export type FeedPage = ReturnType<typeof toFeedPage>;
