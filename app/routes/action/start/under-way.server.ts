import type { Action } from "~/backend/contract/actions";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { NAMED } from "../queries.server";
import type { OpenActions } from "./queries.server";

export interface UnderWay {
  id: number;
  href: string;
  title: string;
  /** "Audit on site · due 9 Jan · about this alert". */
  facts: string[];
}

export function underWayInWords({ ofAlerts, atTargets, hasAlert }: OpenActions, speech: Speech): UnderWay[] {
  const words = (about: "alert" | "target") => (action: Action) => {
    const { id, title, typeId, dueOn, targets } = action;
    const names = speech.list(targets.slice(0, 3).map(({ name }) => name));
    return {
      ...{ id, title, href: paths.action(id) },
      facts: [
        speech.word("actionTypes", typeId),
        ...(dueOn ? [speech.say("actions:start.underWayDue", { day: speech.day(dueOn) })] : []),
        about === "alert"
          ? speech.say("actions:start.underWayAlert")
          : speech.say(hasAlert ? "actions:start.underWayTarget" : "actions:start.underWayAt", { names }),
      ],
    };
  };
  return [...ofAlerts.map(words("alert")), ...atTargets.map(words("target"))].slice(0, NAMED);
}
