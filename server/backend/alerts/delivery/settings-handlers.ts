import { and, eq, sql } from "drizzle-orm";
import { PRIORITY_NAMES, type PriorityName } from "~/backend/contract/alert-words";
import { changeDelivery, type Delivery, type Minimums, readDelivery } from "~/backend/contract/delivery";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { deliveryMinimums, type MailChannel } from "../../platform/db/schema/delivery";
import { DIGEST_HOUR } from "./due-digests";
import { named } from "./minimum-names";
import { type Choices, MAIL_CHANNELS, minimumOf, ownMinimum, readChoices, standardOf } from "./minimums";
import { readTaskMails, writeTaskMails } from "./task-mails";

export const deliveryHandlers: Handler[] = [
  answer(readDelivery, (asked) => settingsOf(asked, asked.session.preferences.timeZone)),

  answer(changeDelivery, async (asked) => {
    const { tx, scope, session, body } = asked;
    const { customerId } = scope;
    const userId = session.user.id;
    const collectionId = body.collectionId ?? 0;
    const choices = await readChoices(tx, customerId, userId);
    if (collectionId !== 0 && !choices.collections.some(({ id }) => id === collectionId)) throw notFound("collection");
    for (const channel of MAIL_CHANNELS) {
      const wish = body.minimums[channel];
      if (wish !== undefined) await write(tx, { customerId, userId, collectionId, channel }, wish);
    }
    const { timeZone } = body;
    if (timeZone) {
      await tx.execute(sql`
        update users set preferences = preferences || jsonb_build_object('timeZone', ${timeZone}::text)
         where customer_id = ${customerId} and id = ${userId}`);
    }
    if (body.tasks) await writeTaskMails(tx, customerId, userId, body.tasks);
    return settingsOf(asked, timeZone ?? session.preferences.timeZone);
  }),
];

type Asked = AskedBySession & { tx: Tx };
type Place = { customerId: number; userId: number; collectionId: number; channel: MailChannel };

/** What stays as it is keeps its moment: a mail reaches back no further than to it. */
async function write(tx: Tx, place: Place, wish: PriorityName | "None" | "Inherit"): Promise<void> {
  const { customerId, userId, collectionId, channel } = place;
  if (wish === "Inherit") {
    const there = and(
      eq(deliveryMinimums.customerId, customerId),
      eq(deliveryMinimums.userId, userId),
      eq(deliveryMinimums.collectionId, collectionId),
      eq(deliveryMinimums.channel, channel),
    );
    await tx.delete(deliveryMinimums).where(there);
    return;
  }
  const minimum = wish === "None" ? null : PRIORITY_NAMES.indexOf(wish) + 1;
  await tx
    .insert(deliveryMinimums)
    .values({ ...place, minimum })
    .onConflictDoUpdate({
      target: [
        deliveryMinimums.customerId,
        deliveryMinimums.userId,
        deliveryMinimums.collectionId,
        deliveryMinimums.channel,
      ],
      set: { minimum, updatedAt: sql`now()` },
      setWhere: sql`${deliveryMinimums.minimum} is distinct from ${minimum}`,
    });
}

async function settingsOf({ tx, scope, session }: Asked, timeZone: string | null): Promise<Delivery> {
  const choices = await readChoices(tx, scope.customerId, session.user.id);
  return {
    timeZone: timeZone ?? "UTC",
    timeZoneChosen: timeZone !== null,
    hour: DIGEST_HOUR,
    standard: each((channel) => named(standardOf(choices, channel))),
    tasks: await readTaskMails(tx, scope.customerId, session.user.id),
    collections: inTreeOrder(choices.collections).map(({ node: { id, name }, level }) => ({
      id,
      name,
      level,
      own: ownOf(choices, id),
      holds: each((channel) => named(minimumOf(choices, channel, id))),
    })),
  };
}

function ownOf(choices: Choices, collectionId: number): Partial<Minimums> {
  const set = MAIL_CHANNELS.flatMap((channel) => {
    const own = ownMinimum(choices, channel, collectionId);
    return own === undefined ? [] : [[channel, named(own)] as const];
  });
  return Object.fromEntries(set);
}

type Node = Choices["collections"][number];

/** Parents before their children; who has no parent that the user sees stands at the top. */
function inTreeOrder(all: readonly Node[]): { node: Node; level: number }[] {
  const ids = new Set(all.map(({ id }) => id));
  const below = (parentId: number | null, level: number): { node: Node; level: number }[] =>
    all
      .filter((node) => (node.parentId !== null && ids.has(node.parentId) ? node.parentId : null) === parentId)
      .flatMap((node) => [{ node, level }, ...below(node.id, level + 1)]);
  return below(null, 0);
}

function each<Value>(of: (channel: MailChannel) => Value): Record<MailChannel, Value> {
  return { EmailRealtime: of("EmailRealtime"), EmailDaily: of("EmailDaily"), EmailWeekly: of("EmailWeekly") };
}
