import { callBackend } from "~/backend/client.server";
import { isByFile } from "~/backend/contract/connector-files";
import { type Connector, readConnector } from "~/backend/contract/connectors";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** A source of the customer's own that a file can tell as well. Throws 404 for any other. */
export async function sourceByFile(context: LoadContext, name: string | undefined): Promise<Connector> {
  if (!name || name.length > 70) throw new Response(null, { status: 404 });
  const found = await callBackend(context, readConnector, { params: { name } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  });
  if (!found?.own || !isByFile(found.format)) throw new Response(null, { status: 404 });
  return found;
}
