import { createHash, timingSafeEqual } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database";
import { customers } from "../../platform/db/schema/customers";
import { requests } from "../../platform/db/schema/requests";

export interface RequestLink {
  requestId: string;
  secret: string;
}

export type LinkedRequest = typeof requests.$inferSelect & { customer: string };

/** The request that a link opens, with its customer's name; null when id or secret is wrong or, unless said otherwise, its time is over. */
export async function requestOfLink(
  database: Database,
  link: RequestLink,
  { evenOver = false }: { evenOver?: boolean } = {},
): Promise<LinkedRequest | null> {
  if (!UUID.test(link.requestId)) return null;
  // The visitor belongs to no customer: the secret is what lets them see the row.
  const [row] = await database.asSystem((tx) =>
    tx
      .select({ request: requests, customer: customers.name })
      .from(requests)
      .innerJoin(customers, eq(customers.id, requests.customerId))
      .where(and(eq(requests.id, link.requestId), evenOver ? undefined : gt(requests.expiresAt, sql`now()`))),
  );
  if (!row || !timingSafeEqual(row.request.secretHash, secretHash(link.secret))) return null;
  return { ...row.request, customer: row.customer };
}

export function secretHash(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
