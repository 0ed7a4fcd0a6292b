import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { callBackend } from "~/backend/client.server";
import { followTargets } from "~/backend/contract/following";
import { readSession } from "~/backend/contract/session";
import { addTargets } from "../network";
import type { OwnBackend } from "../own-backend";
import { signInAs } from "../personas";
import { addAlerts } from "../scores/add-alerts";

/** Stands in every name and text of Nordwind's: no answer to anybody else may hold it. */
export const MARK = "Zirbenholz";
export const marked = (): string => `${MARK} ${randomUUID().slice(0, 8)}`;

export interface Nordwind extends OwnBackend {
  /** Its administrator, who may everything. */
  backend: Awaited<ReturnType<typeof signInAs>>["backend"];
  customerId: number;
  userId: number;
}

export async function nordwindOf(use: OwnBackend): Promise<Nordwind> {
  const admin = await signInAs(use.transport, "admin");
  const { user } = await callBackend(admin, readSession, {});
  return { ...use, backend: admin.backend, customerId: user.customer.id, userId: user.id };
}

/** What names a thing: under the names that the calls give it. */
export type Ids = Record<string, number | string | readonly number[]>;
export type Make = (nordwind: Nordwind) => Promise<Ids>;

export interface Asked {
  params?: Ids;
  query?: Record<string, string | number>;
  body?: object;
}

export interface Probe {
  /** Makes what the call is about, anew. */
  make: Make;
  /** The request about it; without this the call's sample, with the ids in the places of their names. */
  ask?(ids: Ids): Asked;
  /** A stranger is answered this: 404 unless said, and always the same as for what never was. */
  stranger?: number;
  /** What everybody knows of `make`, so that it stays where the rest is put in the place of what never was. */
  open?: readonly string[];
  /** The call tells its own customer no more than a stranger, such as that a job was begun. */
  saysNothing?: true;
}

/** A company that only Nordwind knows, followed by it. */
export async function ownTarget(nordwind: Nordwind): Promise<number> {
  const { database, customerId } = nordwind;
  const given = {
    name: marked(),
    country: "DE",
    ownerId: customerId,
    details: { email: `${randomUUID()}@supplier.example` },
  };
  const [id = 0] = await database.asSystem((tx) => addTargets(tx, [given]));
  await callBackend(nordwind, followTargets, { body: { targetIds: [id] } });
  return id;
}

/** A company that everybody knows, followed by nobody. */
export async function publicTarget({ database }: Nordwind): Promise<number> {
  const [id = 0] = await database.asSystem((tx) => addTargets(tx, [{ name: `Werk ${randomUUID()}`, country: "DE" }]));
  return id;
}

export async function ownAlert({ database, customerId }: Nordwind, targetId: number): Promise<number> {
  const alert = { targetId, at: new Date(), eventTypeId: "strike", priority: 3, impactLevel: "direct" } as const;
  const [id = 0] = await database.asSystem((tx) => addAlerts(tx, customerId, [alert]));
  return id;
}

/** Two alerts of Nordwind's about one target, the later of which may be an update of the earlier; the later one's number. */
export async function possibleUpdate(nordwind: Nordwind): Promise<{ alertId: number; updateId: number }> {
  const targetId = await ownTarget(nordwind);
  const [earlier, alertId] = [await ownAlert(nordwind, targetId), await ownAlert(nordwind, targetId)];
  const updateId = await nordwind.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into event_updates (later_id, earlier_id, reason)
      select later.event_id, earlier.event_id, '{"key":"joined.amended","params":{"days":3}}'
        from alerts later, alerts earlier
       where later.customer_id = ${nordwind.customerId} and later.id = ${alertId}
         and earlier.customer_id = ${nordwind.customerId} and earlier.id = ${earlier} returning id`);
    return Number(rows[0]?.id);
  });
  return { alertId, updateId };
}
