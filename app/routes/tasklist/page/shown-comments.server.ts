import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { initialsOf } from "~/ui/initials";
import type { CommentsAnswer } from "./queries.server";

/** What was said last about an action, the newest last, as it was said one after the other. */
export function shownComments(
  { content, totalElements, totalIsExact }: CommentsAnswer,
  actionId: number,
  speech: Speech,
) {
  return {
    count: totalElements > 0 ? `${speech.number(totalElements)}${totalIsExact ? "" : "+"}` : null,
    rows: content
      .map(({ id, text, createdBy, createdAt }) => ({
        ...{ id, text, initials: createdBy ? initialsOf(createdBy) : null },
        by: createdBy ?? speech.say("tasks:detail.formerUser"),
        when: speech.dateTime(createdAt),
      }))
      .reverse(),
    allHref: totalElements > content.length ? paths.action(actionId) : null,
  };
}
