import type { CustomerScope } from "../../../platform/db/database";

/** Which import, and whose. */
export interface ImportKey {
  customerId: number;
  importId: number;
}

/** An import works on behalf of its customer and sees no other's rows. */
export const scopeOf = ({ customerId }: ImportKey): CustomerScope => ({ customerId, userId: null });

/** A row's problem or the reason of a likeness: a text of the namespace `imports` with its values. */
export interface RowReason {
  key: string;
  params: Record<string, string | number>;
}
