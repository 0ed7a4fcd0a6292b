import { callBackend } from "~/backend/client.server";
import { readSupplier, type Supplier } from "~/backend/contract/suppliers";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** What the customer told of a supplier. Throws 404 for what is not there and for what others told. */
export async function ownSupplier(context: LoadContext, targetId: number, edgeId: number): Promise<Supplier> {
  const params = { targetId: String(targetId), edgeId: String(edgeId) };
  const found = await callBackend(context, readSupplier, { params }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  });
  if (!found?.own) throw new Response(null, { status: 404 });
  return found;
}
