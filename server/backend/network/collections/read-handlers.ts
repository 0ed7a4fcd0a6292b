import { ROOT_ID } from "~/backend/contract/collection-words";
import {
  forecastGraphSize,
  readCollection,
  readCollectionOverview,
  readMyCollection,
  readRootCollection,
} from "~/backend/contract/collections";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import { countGraph } from "./graph-size";
import { inTreeOrder, lineage } from "./lineage";
import { graphLimitOf, readDetail } from "./read-detail";
import { rootCollection } from "./root";
import {
  defaultOf,
  findCollection,
  toCollection,
  toStored,
  type Viewer,
  visibleCollections,
} from "./stored-collection";

const viewerOf = ({ scope, session }: AskedBySession): Viewer => ({ customerId: scope.customerId, session });

export const collectionHandlers: Handler[] = [
  answer(readCollectionOverview, async (asked) => {
    const viewer = viewerOf(asked);
    const all = await visibleCollections(asked.tx, viewer);
    return {
      root: await rootCollection(asked.tx, viewer.customerId, all),
      content: inTreeOrder(all).map((row) => toCollection(row, all, viewer)),
      graphLimit: await graphLimitOf(asked.tx, viewer.customerId),
    };
  }),

  answer(readMyCollection, async (asked) => {
    const viewer = viewerOf(asked);
    const mine = defaultOf(await visibleCollections(asked.tx, viewer), viewer);
    return readDetail(asked.tx, viewer, mine?.id ?? ROOT_ID);
  }),

  answer(readCollection, (asked) => readDetail(asked.tx, viewerOf(asked), asked.params.collectionId)),

  answer(readRootCollection, async (asked) => {
    const { tx, params } = asked;
    const viewer = viewerOf(asked);
    const all = await visibleCollections(tx, viewer);
    if (params.collectionId === ROOT_ID) return rootCollection(tx, viewer.customerId, all);
    const { top } = lineage(await findCollection(tx, viewer, params.collectionId), all);
    return toCollection(await findCollection(tx, viewer, top), all, viewer);
  }),

  answer(forecastGraphSize, async (asked) => {
    const { tx, scope, params, body } = asked;
    const row = await findCollection(tx, viewerOf(asked), params.collectionId);
    const settings = { ...row, kind: body.kind, tierSettings: toStored(body.tierSettings) };
    const { size, isExact, byTier } = await countGraph(tx, scope.customerId, settings);
    return { targetGraphSize: size, isExact, byTier, limit: await graphLimitOf(tx, scope.customerId) };
  }),
];
