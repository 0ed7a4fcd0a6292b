import { sql } from "drizzle-orm";
import { callBackend } from "~/backend/client.server";
import { createCollection } from "~/backend/contract/collections";
import { keepExplorerReceipt } from "~/backend/contract/explorer-receipts";
import { createExplorerSearch } from "~/backend/contract/explorer-searches";
import { followTargets } from "~/backend/contract/following";
import { addSupplier, proposeSupplier } from "~/backend/contract/suppliers";
import { SAMPLES } from "../sample-requests";
import { type Ids, MARK, type Make, marked, ownTarget, type Probe, publicTarget } from "./nordwind";

export const collection: Make = async (nordwind) => {
  const body = { name: marked(), scope: "Customer", tiersEnabled: true } as const;
  const made = await callBackend(nordwind, createCollection, { body });
  const targetId = await publicTarget(nordwind);
  await callBackend(nordwind, followTargets, { body: { targetIds: [targetId], collectionIds: [made.id] } });
  return { collectionId: made.id, version: made.version, targetId };
};

export const target: Make = async (nordwind) => ({ targetId: await ownTarget(nordwind) });

/** A relation that only Nordwind tells of, between two that everybody knows. */
const relation: Make = async (nordwind) => {
  const [targetId, supplierId] = [await publicTarget(nordwind), await publicTarget(nordwind)];
  const body = { supplierId, type: "Supplier" as const };
  const made = await callBackend(nordwind, addSupplier, { params: { targetId: String(targetId) }, body });
  return { targetId, supplierId, edgeId: made.edgeId, version: made.version };
};

const proposal: Make = async (nordwind) => {
  const targetId = await publicTarget(nordwind);
  const made = await callBackend(nordwind, proposeSupplier, {
    params: { targetId: String(targetId) },
    body: { name: marked() },
  });
  return { targetId, proposalId: made.id, version: made.version };
};

const twoTargets: Make = async (nordwind) => ({
  targetId: await ownTarget(nordwind),
  supplierId: await ownTarget(nordwind),
});
const relatedOwn: Make = async (nordwind) => {
  const ids = await twoTargets(nordwind);
  const body = { supplierId: Number(ids.supplierId), type: "Supplier" as const, hsCodes: ["7601"] };
  await callBackend(nordwind, addSupplier, { params: { targetId: String(ids.targetId) }, body });
  return ids;
};
/** What Nordwind says of what one of its suppliers delivers. */
const supplyInput: Make = async (nordwind) => {
  const targetId = await ownTarget(nordwind);
  const inputId = await nordwind.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into edge_impacts (customer_id, supplier_id, input, input_key, valid_from)
      values (${nordwind.customerId}, ${targetId}, ${MARK}, ${MARK.toLowerCase()}, '2026-01-01') returning id`);
    return Number(rows[0]?.id);
  });
  return { inputId, targetId, version: 1 };
};
const search: Make = async (nordwind) => {
  const body = { scope: "Customer", name: marked(), filter: { own: "true" } } as const;
  const made = await callBackend(nordwind, createExplorerSearch, { body });
  return { searchId: made.id, version: made.version };
};
const receipt: Make = async (nordwind) => {
  const { searchId } = await search(nordwind);
  const made = await callBackend(nordwind, keepExplorerReceipt, { body: { searchId: Number(searchId) } });
  return { receiptId: made.id, searchId: Number(searchId) };
};
const both: Make = async (nordwind) => ({ ...(await collection(nordwind)), targetId: await publicTarget(nordwind) });

const between = ({ targetId = 0, supplierId = 0 }: Ids) => ({
  query: { from: String(supplierId), to: String(targetId) },
});
const listed = ({ targetId }: Ids) => ({ body: { targetIds: [targetId] } });

/** Collections, targets in them, and what runs between targets. */
export const NETWORK: Record<string, Probe> = {
  readExplorerSearch: { make: search },
  changeExplorerSearch: {
    make: search,
    ask: ({ searchId = 0, version }) => ({
      params: { searchId },
      body: { scope: "Customer", name: marked(), filter: {}, notify: "never", version },
    }),
  },
  deleteExplorerSearch: { make: search },
  keepExplorerReceipt: { make: search, ask: ({ searchId }) => ({ body: { searchId } }) },
  readExplorerReceipt: { make: receipt },
  exportExplorerReceipt: { make: receipt },
  listExplorerReceipts: {
    make: receipt,
    ask: ({ searchId = 0 }) => ({ query: { searchId: String(searchId) } }),
    stranger: 200,
  },
  readTreeGraph: { make: collection },
  readCommodityGraph: { make: collection },
  readCommodityMapping: { make: collection },
  readGraphSize: { make: collection },
  readCollection: { make: collection },
  readRootCollection: { make: collection },
  createCollection: {
    make: collection,
    ask: ({ collectionId }) => ({ body: { name: marked(), scope: "Customer", parentId: collectionId } }),
    stranger: 422,
  },
  changeCollection: {
    make: collection,
    ask: ({ collectionId = 0, version }) => ({
      params: { collectionId },
      body: { ...SAMPLES.changeCollection?.body, name: marked(), version },
    }),
  },
  chooseCollection: { make: collection },
  monitorCollection: { make: collection },
  deleteCollection: { make: collection },
  forecastGraphSize: { make: collection },
  listCollectionTargets: { make: collection },
  countCollectionTargets: { make: collection },
  exportCollectionTargets: {
    make: collection,
    ask: ({ collectionId = 0 }) => ({ params: { collectionId }, query: { format: "csv" } }),
  },
  readMapCells: {
    make: collection,
    ask: ({ collectionId }) => ({ query: { collectionId: Number(collectionId), bounds: "-180,-90,180,90", zoom: 0 } }),
  },
  listMapPlaces: {
    make: collection,
    ask: ({ collectionId }) => ({ query: { collectionId: Number(collectionId), bounds: "-180,-90,180,90" } }),
  },
  readMapCountries: {
    make: collection,
    ask: ({ collectionId }) => ({ query: { collectionId: Number(collectionId) } }),
  },
  exportMapCountries: {
    make: collection,
    ask: ({ collectionId }) => ({ query: { collectionId: Number(collectionId) } }),
  },
  listSupplyInputs: {
    make: supplyInput,
    ask: ({ targetId }) => ({ query: { supplierId: Number(targetId) } }),
    stranger: 200,
  },
  exportSupplyInputs: {
    make: supplyInput,
    ask: ({ targetId }) => ({ query: { supplierId: Number(targetId) } }),
    stranger: 200,
  },
  readSupplyInput: { make: supplyInput },
  changeSupplyInput: { make: supplyInput },
  exportMapPlaces: {
    make: collection,
    ask: ({ collectionId }) => ({ query: { collectionId: Number(collectionId), format: "csv" } }),
  },
  startImport: {
    make: collection,
    ask: ({ collectionId }) => ({
      body: {
        ...{ kind: "suppliers", fileName: "list.csv", dryRun: true },
        ...{ content: Buffer.from(`Name\n${marked()}\n`).toString("base64"), options: { collectionId } },
      },
    }),
  },
  listAllSanctionsMatches: {
    make: collection,
    ask: ({ collectionId }) => ({ query: { collectionId: Number(collectionId) } }),
  },
  exportSanctionsMatches: {
    make: collection,
    ask: ({ collectionId }) => ({ query: { collectionId: Number(collectionId), format: "csv" } }),
  },
  fetchTargets: { make: target, ask: ({ targetId }) => ({ body: { ids: [targetId] } }), stranger: 200 },
  followTargets: {
    make: both,
    open: ["targetId"],
    ask: ({ targetId, collectionId }) => ({ body: { targetIds: [targetId], collectionIds: [collectionId] } }),
  },
  unfollowTargets: { make: target, ask: listed },
  forecastUnfollow: {
    make: target,
    ask: ({ targetId }) => ({ body: { selection: { targetIds: [targetId] } } }),
    stranger: 200,
  },
  changeTargets: {
    make: target,
    ask: ({ targetId }) => ({ body: { selection: { targetIds: [targetId] }, change: { kind: "unfollow" } } }),
    stranger: 200,
  },
  addEdges: {
    make: target,
    ask: ({ targetId }) => ({ body: { type: "Supplier", targetIds: [targetId] } }),
    stranger: 200,
  },
  bulkAssignCollections: {
    make: both,
    ask: ({ targetId, collectionId }) => ({ body: { targetIds: [targetId], collectionIds: [collectionId] } }),
  },
  listTargetEdges: {
    make: target,
    ask: ({ targetId = 0 }) => ({ params: { targetId }, query: { direction: "in" } }),
  },
  readConnection: { make: target },
  countContacts: { make: target },
  listTargetPaths: { make: target },
  listEdgesBetween: { make: relatedOwn, ask: between },
  listSuppliersBetween: { make: relatedOwn, ask: between },
  listHsCodesBetween: { make: relatedOwn, ask: between },
  changeEdge: { make: relation, open: ["targetId"] },
  decideEdge: { make: relation, open: ["targetId"] },
  listSuppliers: { make: target },
  readSupplier: { make: relation, open: ["targetId"] },
  addSupplier: {
    make: twoTargets,
    ask: ({ targetId = 0, supplierId }) => ({ params: { targetId }, body: { supplierId, type: "Supplier" } }),
  },
  changeSupplier: { make: relation, open: ["targetId"] },
  removeSupplier: { make: relation, open: ["targetId"] },
  listSupplierProposals: { make: target },
  proposeSupplier: { make: target },
  decideSupplierProposal: { make: proposal, open: ["targetId"] },
};
