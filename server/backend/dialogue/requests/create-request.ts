import { randomBytes } from "node:crypto";
import { days } from "~/time/duration";
import type { Tx } from "../../platform/db/database";
import { requests } from "../../platform/db/schema/requests";
import { type RequestLink, secretHash } from "./request-of-link";

/** How long somebody has to answer. */
const OPEN_FOR = days(90);

/** Makes a customer's request and answers what its link carries. The secret is kept nowhere and cannot be told again. */
export async function createRequest(
  tx: Tx,
  request: Pick<
    typeof requests.$inferInsert,
    "customerId" | "kind" | "name" | "flag" | "questionnaireId" | "planId"
  > & {
    /** 90 days from now unless said. */
    expiresAt?: Date;
  },
): Promise<RequestLink> {
  const secret = randomBytes(32).toString("base64url");
  const [row] = await tx
    .insert(requests)
    .values({ expiresAt: new Date(Date.now() + OPEN_FOR), ...request, secretHash: secretHash(secret) })
    .returning({ id: requests.id });
  if (!row) throw new Error("A request that was just made is not there");
  return { requestId: row.id, secret };
}
