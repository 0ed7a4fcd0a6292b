import type { Tx } from "../../platform/db/database";
import type { EventGroup } from "../../reference/catalogue/event-types";
import { knownEventTypes } from "../../reference/catalogue/known-event-types";
import type { GroupsOf } from "./to-measure";

/** The group of each event type that the database knows. */
export const groupsByTopic = async (tx: Tx): Promise<GroupsOf> =>
  new Map((await knownEventTypes(tx)).map(({ id, group }) => [id, group as EventGroup]));
