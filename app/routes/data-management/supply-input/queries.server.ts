import { callBackend } from "~/backend/client.server";
import { readSupplyInput, type SupplyInput } from "~/backend/contract/supply-inputs";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** Throws 404 for none of the customer's. */
export async function supplyInputOf(context: LoadContext, inputId: number): Promise<SupplyInput> {
  return callBackend(context, readSupplyInput, { params: { inputId } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
}
