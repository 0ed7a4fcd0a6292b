import { and, eq } from "drizzle-orm";
import type { Minimums } from "~/backend/contract/delivery";
import type { VisibleTarget } from "../../network/targets/visible-target";
import type { Tx } from "../../platform/db/database";
import type { MailChannel } from "../../platform/db/schema/delivery";
import { collectionTargets } from "../../platform/db/schema/follows";
import { named } from "./minimum-names";
import { type Choices, minimumOf, readChosen, readCollections, standardOf } from "./minimums";
import type { MailUser } from "./pick-alerts";

/** From which priority on a user gets the alerts of a target by each kind of mail, as `pickAlerts` picks them. */
export async function deliveryOfTarget(
  tx: Tx,
  { customerId, userId }: MailUser,
  { id, tier }: Pick<VisibleTarget, "id" | "tier">,
): Promise<Minimums> {
  const chosen = await readChosen(tx, customerId, userId);
  if (chosen.length === 0) return { EmailRealtime: null, EmailDaily: null, EmailWeekly: null };
  const choices = { rows: chosen, collections: await readCollections(tx, customerId, userId) };
  const { collectionId } = collectionTargets;
  const held = and(eq(collectionTargets.customerId, customerId), eq(collectionTargets.targetId, id));
  const rows = await tx.select({ collectionId }).from(collectionTargets).where(held);
  const of = (channel: MailChannel) =>
    named(leastOf(choices, channel, new Set(rows.map((row) => row.collectionId)), tier));
  return { EmailRealtime: of("EmailRealtime"), EmailDaily: of("EmailDaily"), EmailWeekly: of("EmailWeekly") };
}

/** The collection that wants most decides; where none that the user sees holds the target, what they want in general. */
function leastOf(choices: Choices, channel: MailChannel, holding: ReadonlySet<number>, tier: number | null) {
  const wanted = choices.collections
    .filter(({ id }) => holding.has(id))
    .map(({ id, byTier }) => Math.max(minimumOf(choices, channel, id) ?? NEVER, byTier[String(tier)] ?? 1));
  if (wanted.length === 0) return standardOf(choices, channel);
  const least = Math.min(...wanted);
  return least === NEVER ? null : least;
}

const NEVER = Number.POSITIVE_INFINITY;
