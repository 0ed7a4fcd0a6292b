import { and, asc, eq, isNull, ne, or } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { deliveryMinimums, type MailChannel } from "../../platform/db/schema/delivery";
import { collections } from "../../platform/db/schema/follows";

export const MAIL_CHANNELS: readonly MailChannel[] = ["EmailRealtime", "EmailDaily", "EmailWeekly"];

/** 1 Low to 4 Critical; null: no such mails. */
type Minimum = number | null;

interface Node {
  id: number;
  parentId: number | null;
  name: string;
  delivery: { [C in MailChannel]?: number | null };
  /** From which priority on alerts of a tier count there at all; what is missing: all. */
  byTier: Record<string, number>;
}

/** What a user chose, and the collections that they see. */
export interface Choices {
  collections: Node[];
  rows: (typeof deliveryMinimums.$inferSelect)[];
}

export async function readChoices(tx: Tx, customerId: number, userId: number): Promise<Choices> {
  const collections = await readCollections(tx, customerId, userId);
  return { collections, rows: await readChosen(tx, customerId, userId) };
}

/** What the user set themselves; who set nothing gets no mails, whatever the collections say. */
export function readChosen(tx: Tx, customerId: number, userId: number): Promise<Choices["rows"]> {
  const own = and(eq(deliveryMinimums.customerId, customerId), eq(deliveryMinimums.userId, userId));
  return tx.select().from(deliveryMinimums).where(own);
}

export async function readCollections(tx: Tx, customerId: number, userId: number): Promise<Node[]> {
  const seen = and(
    eq(collections.customerId, customerId),
    or(ne(collections.scope, "User"), eq(collections.userId, userId), isNull(collections.userId)),
  );
  const { id, parentId, name, delivery, tiersEnabled, tierSettings } = collections;
  const found = await tx
    .select({ id, parentId, name, delivery, tiersEnabled, tierSettings })
    .from(collections)
    .where(seen)
    .orderBy(asc(name), asc(id))
    .limit(MOST_COLLECTIONS);
  return found.map(({ tiersEnabled: tiers, tierSettings: settings, ...rest }) => ({
    ...rest,
    byTier: (tiers && settings?.minimumPriority) || {},
  }));
}

const MOST_COLLECTIONS = 1000;

/** What the user set at one place; undefined where nothing. 0 is "wherever no collection says otherwise". */
export function ownMinimum({ rows }: Choices, channel: MailChannel, collectionId: number): Minimum | undefined {
  return rows.find((row) => row.channel === channel && row.collectionId === collectionId)?.minimum;
}

export const standardOf = (choices: Choices, channel: MailChannel): Minimum => ownMinimum(choices, channel, 0) ?? null;

/**
 * What holds for a collection: the user's word about it or about the nearest of those above, else the collections' own. These
 * refine mails that the user gets at all and bring nobody a mail who asked for none.
 */
export function minimumOf(choices: Choices, channel: MailChannel, collectionId: number): Minimum {
  const standard = standardOf(choices, channel);
  const way = upwards(choices.collections, collectionId);
  for (const { id } of way) {
    const own = ownMinimum(choices, channel, id);
    if (own !== undefined) return own;
  }
  if (standard === null) return null;
  const said = way.find(({ delivery }) => delivery[channel] !== undefined)?.delivery[channel];
  return said === undefined ? standard : said;
}

/** The collection and those above it; a circle, which no call makes, ends where it began. */
function upwards(all: readonly Node[], id: number): Node[] {
  const way: Node[] = [];
  let next = all.find((one) => one.id === id);
  while (next && !way.includes(next)) {
    way.push(next);
    const { parentId } = next;
    next = all.find((one) => one.id === parentId);
  }
  return way;
}
