import { beforeAll } from "vitest";
import { callBackend } from "~/backend/client.server";
import { startAction } from "~/backend/contract/actions";
import { listFeed } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import { listNotifications } from "~/backend/contract/notifications";
import { enqueueEventMatch } from "../../server/backend/intake/matching/enqueue-match";
import { addEvent } from "./events";
import { addTargets } from "./network";
import type { OwnBackend } from "./own-backend";
import { type Persona, signInAs } from "./personas";

type NewAction = Parameters<typeof callBackend<typeof startAction>>[2]["body"];

interface World {
  /** Hargrove Castings, which Nordwind follows. */
  target: number;
  /** One of child labour and one of insolvency, both about it. */
  alertIds: number[];
}

/** A followed company with two alerts, before the first test; and what its tests do with actions about it. */
export function actionsOn(use: OwnBackend) {
  const world: World = { target: 0, alertIds: [] };
  const as = (persona: Persona) => signInAs(use.transport, persona);
  beforeAll(async () => {
    world.target = await use.database.asSystem(
      async (tx) => (await addTargets(tx, [{ name: "Hargrove Castings", country: "US" }]))[0] ?? 0,
    );
    const analyst = await as("analyst");
    await callBackend(analyst, followTargets, { body: { targetIds: [world.target] } });
    await use.database.asSystem(async (tx) => {
      const organizations = [{ name: "Hargrove Castings" }];
      const places = [{ kind: "country" as const, iso2: "US" }];
      const ids = [
        await addEvent(tx, { eventTypeId: "child-labour", title: "Children at work", organizations, places }),
        await addEvent(tx, { eventTypeId: "insolvency", title: "Insolvent", organizations, places }),
      ];
      await enqueueEventMatch(tx, ids);
    });
    await use.drain();
    world.alertIds = (await callBackend(analyst, listFeed, {})).content.map(({ id }) => id).sort((a, b) => a - b);
  });
  return {
    world,
    as,
    /** As the analyst, about the first alert unless said. */
    begin: async (body: Partial<NewAction> = {}) =>
      callBackend(await as("analyst"), startAction, {
        body: { typeId: "ask-statement", title: "Ask Hargrove", alertIds: world.alertIds.slice(0, 1), ...body },
      }),
    /** What somebody was told of an action: of which kind, under which title. */
    newsAbout: async (persona: Persona, actionId: number) => {
      const { content } = await callBackend(await as(persona), listNotifications, { query: { size: 200 } });
      return content
        .filter(({ subject }) => subject === `action:${actionId}`)
        .map(({ kind, params }) => [kind, params.title]);
    },
  };
}
