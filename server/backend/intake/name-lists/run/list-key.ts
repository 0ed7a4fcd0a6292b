import type { CustomerScope } from "../../../platform/db/database";

/** Which list, and whose. */
export interface ListKey {
  customerId: number;
  operationId: number;
}

/** A list is matched on behalf of its customer and sees no other's rows. */
export const scopeOf = ({ customerId }: ListKey): CustomerScope => ({ customerId, userId: null });

/** The kind of the operation that a list is, and the name of its job. */
export const MATCH_LIST = "explorer.match";
