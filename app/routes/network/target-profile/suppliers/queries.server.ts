import { callBackend } from "~/backend/client.server";
import { listSupplierProposals, listSuppliers } from "~/backend/contract/suppliers";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

const PAGE = 50;

/** A page of who delivers to a target, and who was proposed. Throws 404 for a target that is not there. */
export async function suppliersOf(context: LoadContext, targetId: number, after: string | null) {
  const params = { targetId: String(targetId) };
  const page = (cursor: string | null) =>
    callBackend(context, listSuppliers, { params, query: { size: PAGE, ...(cursor && { after: cursor }) } });
  try {
    const [suppliers, proposals] = await Promise.all([
      // A cursor that was cut short is a first page.
      page(after).catch((error) => {
        if (after && error instanceof BackendRefusedError && error.status === 422) return page(null);
        throw error;
      }),
      callBackend(context, listSupplierProposals, { params }),
    ]);
    return { suppliers, proposals };
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
}
export type SuppliersAnswer = Awaited<ReturnType<typeof suppliersOf>>;
