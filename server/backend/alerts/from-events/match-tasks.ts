import { z } from "zod";
import type { Task } from "../../platform/jobs/worker";
import { joinStories } from "../topic-alerts/join-stories";
import { takeBackOwn } from "../topic-alerts/take-back-own";
import { matchEvents } from "./match-events";
import { matchTargets } from "./match-targets";

const ids = z.array(z.number().int().positive());
const eventsSchema = z.object({ eventIds: ids });
const targetsSchema = z.object({ targetIds: ids, since: z.iso.date().optional() });

/** So many events in one transaction. */
const AT_ONCE = 250;

/** `events.match`: what came in or was revised finds its targets, and its alerts. */
export const matchEventsTask: Task = async ({ payload, database }) => {
  const { eventIds } = eventsSchema.parse(payload);
  for (let from = 0; from < eventIds.length; from += AT_ONCE) {
    const some = eventIds.slice(from, from + AT_ONCE);
    await database.asSystem((tx) => matchEvents(tx, some));
    await database.asSystem((tx) => joinStories(tx, some));
    const own = await database.asSystem((tx) => takeBackOwn(tx, some));
    if (own.length > 0) await database.asSystem((tx) => matchEvents(tx, own));
  }
};

/** `targets.match`: what is new or newly followed finds the events of the last year, or since a day. */
export const matchTargetsTask: Task = async ({ payload, database }) => {
  const { targetIds, since } = targetsSchema.parse(payload);
  await matchTargets(database, targetIds, since === undefined ? null : new Date(`${since}T00:00:00Z`));
};
