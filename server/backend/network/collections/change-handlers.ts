import { and, eq, sql } from "drizzle-orm";
import { EDGE_SOURCES, ROOT_ID } from "~/backend/contract/collection-words";
import {
  changeCollection,
  chooseCollection,
  createCollection,
  deleteCollection,
  monitorCollection,
  type TierSettings,
} from "~/backend/contract/collections";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import { notFound, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { collectionDefaults, collections } from "../../platform/db/schema/follows";
import { checkNumber, checkPlace, requireEditor, requireManager } from "./check-settings";
import { followMembers } from "./follow-members";
import { rolesOf } from "./read-detail";
import { recordCollection } from "./record-collection";
import { putRoles } from "./roles";
import { sizeWithin } from "./size-within";
import {
  type CollectionRow,
  findCollection,
  toCollection,
  toStored,
  toStoredDelivery,
  visibleCollections,
} from "./stored-collection";

/** Until somebody says otherwise: what is more likely than not, two tiers behind. */
const USUAL_TIERS: TierSettings = {
  maxTier: 3,
  minimumPriority: {},
  sources: [...EDGE_SOURCES],
  minimumShipments: null,
  minimumProbability: 0.5,
  shipmentPeriod: { from: null, to: null },
};

type Asked = AskedBySession & { tx: Tx };
const viewerOf = ({ scope, session }: Asked) => ({ customerId: scope.customerId, session });

export const collectionChangeHandlers: Handler[] = [
  answer(createCollection, async (asked) => {
    const { tx, scope, session, body } = asked;
    const viewer = viewerOf(asked);
    await checkPlace(tx, viewer, body, null);
    await checkNumber(tx, viewer);
    const { tierSettings, delivery, ...values } = body;
    const [row] = await tx
      .insert(collections)
      .values({
        ...values,
        customerId: scope.customerId,
        userId: body.scope === "User" ? session.user.id : null,
        createdBy: session.user.id,
        tierSettings: body.tiersEnabled ? toStored(tierSettings ?? USUAL_TIERS) : null,
        delivery: toStoredDelivery(delivery),
      })
      .returning({ id: collections.id });
    // Who makes one of the customer's keeps a hand on it.
    if (body.scope !== "User" && row) {
      await putRoles(tx, scope.customerId, row.id, [{ userId: session.user.id, role: "Manager" }]);
    }
    const made = await collectionNow(asked, row?.id ?? 0);
    await recordCollection(asked, made.id, "collection.created", null, made);
    return made;
  }),

  answer(changeCollection, async (asked) => {
    const { tx, scope, session, params, body } = asked;
    const viewer = viewerOf(asked);
    const before = await lock(asked, params.collectionId);
    requireEditor(before, viewer);
    if (body.scope !== before.scope || body.roles) requireManager(before, viewer);
    const was = await collectionNow(asked, before.id);
    const rolesBefore = await rolesOf(tx, scope.customerId, before.id);
    if (before.version !== body.version) throw staleVersion(was);
    await checkPlace(tx, viewer, body, before);
    const { roles, version, tierSettings, delivery, ...values } = body;
    const settings = before.tiersEnabled ? (tierSettings ? toStored(tierSettings) : before.tierSettings) : null;
    const targetGraphSize = await sizeWithin(
      tx,
      scope.customerId,
      { ...before, kind: body.kind, tierSettings: settings },
      before,
    );
    if (roles) await putRoles(tx, scope.customerId, before.id, roles);
    await tx
      .update(collections)
      .set({
        ...values,
        userId: body.scope === "User" ? (before.userId ?? session.user.id) : null,
        tierSettings: settings,
        delivery: toStoredDelivery(delivery),
        targetGraphSize,
        version: version + 1,
        updatedAt: new Date(),
      })
      .where(one(scope.customerId, before.id));
    const now = await collectionNow(asked, before.id);
    const rolesNow = await rolesOf(tx, scope.customerId, before.id);
    const [past, present] = [
      { ...was, roles: rolesBefore },
      { ...now, roles: rolesNow },
    ];
    await recordCollection(asked, before.id, "collection.changed", past, present);
    return now;
  }),

  answer(monitorCollection, async (asked) => {
    const { tx, scope, session, params, body } = asked;
    const before = await lock(asked, params.collectionId);
    requireEditor(before, viewerOf(asked));
    if (before.monitored === body.monitored) return collectionNow(asked, before.id);
    await tx
      .update(collections)
      .set({ monitored: body.monitored, version: before.version + 1 })
      .where(one(scope.customerId, before.id));
    if (body.monitored) await followMembers(tx, scope.customerId, before.id, session.user.id);
    const now = await collectionNow(asked, before.id);
    const [was, is] = [{ monitored: before.monitored }, { monitored: now.monitored }];
    await recordCollection(asked, before.id, "collection.monitored", was, is);
    return now;
  }),

  answer(chooseCollection, async (asked) => {
    const { tx, scope, session, params, body } = asked;
    const { id } = await findCollection(tx, viewerOf(asked), params.collectionId);
    const own = { customerId: scope.customerId, userId: session.user.id };
    const { customerId, userId, collectionId } = collectionDefaults;
    if (body.isDefault) {
      await tx
        .insert(collectionDefaults)
        .values({ ...own, collectionId: id })
        .onConflictDoUpdate({ target: [customerId, userId], set: { collectionId: id } });
    } else {
      const chosen = and(eq(customerId, own.customerId), eq(userId, own.userId), eq(collectionId, id));
      await tx.delete(collectionDefaults).where(chosen);
    }
    return collectionNow(asked, id);
  }),

  answer(deleteCollection, async (asked) => {
    const { tx, scope, params } = asked;
    const { customerId } = scope;
    const before = await lock(asked, params.collectionId);
    requireManager(before, viewerOf(asked));
    const was = await collectionNow(asked, before.id);
    await tx
      .update(collections)
      .set({ parentId: before.parentId })
      .where(and(eq(collections.customerId, customerId), eq(collections.parentId, before.id)));
    await tx.execute(sql`
      delete from delivery_minimums where customer_id = ${customerId} and collection_id = ${before.id}`);
    await tx.delete(collections).where(one(customerId, before.id));
    await recordCollection(asked, before.id, "collection.deleted", was, null);
  }),
];

const one = (customerId: number, id: number) => and(eq(collections.customerId, customerId), eq(collections.id, id));

/** The root has no row, so nothing of it can be changed. */
async function lock(asked: Asked, id: number): Promise<CollectionRow> {
  if (id === ROOT_ID) throw notFound("collection");
  return findCollection(asked.tx, viewerOf(asked), id, true);
}

async function collectionNow(asked: Asked, id: number) {
  const viewer = viewerOf(asked);
  const all = await visibleCollections(asked.tx, viewer);
  return toCollection(await findCollection(asked.tx, viewer, id), all, viewer);
}
