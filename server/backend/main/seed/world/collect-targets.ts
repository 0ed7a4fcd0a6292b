import { and, eq, type SQL, sql } from "drizzle-orm";
import { countGraph } from "../../../network/collections/graph-size";
import type { Tx } from "../../../platform/db/database";
import type { TierSettings } from "../../../platform/db/schema/follows";
import { collections } from "../../../platform/db/schema/follows";
import { peopleOf, personOf } from "./people";

/** A tree of collections over what the customer follows, the default one among them. */
export async function collectTargets(tx: Tx, customerId: number): Promise<void> {
  const people = await peopleOf(tx, customerId);
  const manager = personOf(people, "manager").id;
  const idOf = new Map<string, number>();
  for (const { name, parent, filter, ...rest } of COLLECTIONS) {
    const analyst = personOf(people, "analyst").id;
    const userId = rest.scope === "User" ? analyst : null;
    const values = {
      customerId,
      createdBy: userId ?? manager,
      name,
      parentId: idOf.get(parent ?? "") ?? null,
      userId,
      ...rest,
    };
    const [row] = await tx.insert(collections).values(values).returning({ id: collections.id });
    const id = row?.id ?? 0;
    idOf.set(name, id);
    await tx.execute(sql`
      insert into collection_targets (customer_id, collection_id, target_id, added_by)
      select f.customer_id, ${id}::bigint, t.id, ${manager}::bigint from follows f join targets t on t.id = f.target_id
       where f.customer_id = ${customerId} and ${filter} order by t.id`);
    const roles = userId
      ? [[userId, "Manager"]]
      : [
          [manager, "Manager"],
          [personOf(people, "administrator").id, "Editor"],
          [analyst, "Editor"],
        ];
    for (const [person, role] of roles)
      await tx.execute(sql`
        insert into collection_roles (customer_id, collection_id, user_id, role)
        values (${customerId}, ${id}, ${person}, ${role}) on conflict do nothing`);
  }
  await countGraphs(tx, customerId);
}

/** What a collection's graph holds, counted as its own page counts it. */
async function countGraphs(tx: Tx, customerId: number): Promise<void> {
  const made = await tx.select().from(collections).where(eq(collections.customerId, customerId));
  for (const one of made) {
    const { size } = await countGraph(tx, customerId, one);
    await tx
      .update(collections)
      .set({ targetGraphSize: size })
      .where(and(eq(collections.customerId, customerId), eq(collections.id, one.id)));
  }
}

type Planned = Pick<typeof collections.$inferInsert, "name"> &
  Partial<typeof collections.$inferInsert> & { parent?: string; filter: SQL };

const TIERS: TierSettings = {
  maxTier: 5,
  minimumPriority: { "1": 1, "2": 2, "3": 3, "4": 3, "5": 3 },
  sources: ["Customer", "Customs", "Media", "Prediction"],
  minimumShipments: null,
  minimumProbability: 0.5,
  shipmentPeriod: { from: null, to: null },
};

const inAsia = sql`t.country in ('CN', 'JP', 'KR', 'TW', 'VN', 'TH', 'MY', 'ID', 'IN', 'PH', 'BD', 'LK', 'PK')`;

const COLLECTIONS: readonly Planned[] = [
  {
    name: "Direct suppliers",
    isDefault: true,
    kind: "suppliers",
    tiersEnabled: true,
    tierSettings: TIERS,
    delivery: { Feed: 1, EmailDaily: 3 },
    filter: sql`t.type = 'organization'`,
  },
  {
    name: "Core components",
    parent: "Direct suppliers",
    kind: "suppliers",
    tiersEnabled: true,
    tierSettings: TIERS,
    delivery: { Feed: 1, EmailRealtime: 4 },
    filter: sql`t.type = 'organization' and t.industry in ('basic-metals', 'metal-products', 'machinery', 'food')`,
  },
  {
    name: "Electrical and electronics",
    parent: "Direct suppliers",
    kind: "suppliers",
    tiersEnabled: true,
    tierSettings: TIERS,
    filter: sql`t.type = 'organization' and t.industry in ('electronics', 'electrical-equipment', 'paper')`,
  },
  {
    name: "Suppliers in Asia",
    parent: "Direct suppliers",
    kind: "suppliers",
    delivery: { EmailRealtime: 4 },
    filter: sql`t.type = 'organization' and ${inAsia}`,
  },
  {
    name: "Large suppliers",
    parent: "Direct suppliers",
    kind: "suppliers",
    filter: sql`t.type = 'organization' and t.size in ('Large', 'Very large')`,
  },
  {
    name: "Logistics",
    parent: "Direct suppliers",
    kind: "suppliers",
    filter: sql`t.industry = 'transport-and-storage'`,
  },
  { name: "Works and sites", kind: "follows", filter: sql`t.type = 'POI' and t.ctype <> 'port'` },
  { name: "Ports", parent: "Works and sites", kind: "follows", scope: "Featured", filter: sql`t.ctype = 'port'` },
  {
    name: "Raw materials",
    type: "Commodity",
    kind: "follows",
    delivery: { EmailWeekly: 2 },
    filter: sql`t.type = 'commodity'`,
  },
  { name: "Countries and industries", kind: "follows", filter: sql`t.type in ('country', 'industry')` },
  {
    name: "My critical suppliers",
    kind: "follows",
    scope: "User",
    filter: sql`t.type = 'organization' and t.size in ('Large', 'Very large') and t.country in ('TR', 'CZ', 'MD', 'CN', 'US', 'IN', 'NL')`,
  },
];
