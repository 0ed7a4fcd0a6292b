import { callBackend } from "~/backend/client.server";
import { type Action, listActions } from "~/backend/contract/actions";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";
import { NAMED } from "../queries.server";
import type { About } from "./schema";

export interface UnderWay {
  id: number;
  href: string;
  title: string;
  /** "Audit on site · due 9 Jan · about this alert". */
  facts: string[];
}

export interface OpenActions {
  /** For one of the alerts themselves, and for others at the same targets. */
  ofAlerts: Action[];
  atTargets: Action[];
  /** It is started from an alert. */
  hasAlert: boolean;
}

interface Asked {
  about: About;
  /** Those that were named, or whom the first alert touches most. */
  targets: readonly { id: number }[];
  /** Types that fit the alerts. */
  recommended: readonly string[];
}

/**
 * What is open about these alerts and at these targets already, of the first few of each: two alerts often tell of one thing. Of
 * alerts, only what would be recommended for them counts at their targets.
 */
export async function openActions(context: LoadContext, { about, targets, recommended }: Asked): Promise<OpenActions> {
  const open = { state: "open", size: NAMED } as const;
  const [ofAlerts, atTargets] = await Promise.all([
    all(about.alertIds, (alertId) => callBackend(context, listActions, { query: { ...open, alertId } })),
    all(
      targets.map(({ id }) => id),
      (targetId) => callBackend(context, listActions, { query: { ...open, targetId, size: MOST_READ } }),
    ),
  ]);
  const seen = new Set(ofAlerts.map(({ id }) => id));
  const isAlike = ({ typeId }: Action) => about.alertIds.length === 0 || recommended.includes(typeId);
  const hasAlert = about.alertIds.length > 0;
  return { ofAlerts, atTargets: atTargets.filter((one) => !seen.has(one.id) && isAlike(one)), hasAlert };
}

/** At one target: those that are alike are looked for among so many. */
const MOST_READ = 50;

async function all(ids: readonly number[], read: (id: number) => Promise<{ content: Action[] }>): Promise<Action[]> {
  const pages = await Promise.all(ids.slice(0, NAMED).map(read));
  return [...new Map(pages.flatMap(({ content }) => content.map((one) => [one.id, one] as const))).values()];
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
