import { callBackend } from "~/backend/client.server";
import { LAWS } from "~/backend/contract/law-words";
import { type Law, readLaw } from "~/backend/contract/laws";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** The legal basis that a URL names, with its rows of the register. Throws 404 where there is none. */
export function oneLaw(context: LoadContext, param: string | undefined): Promise<Law> {
  const lawId = LAWS.find((one) => one === param);
  if (!lawId) throw new Response(null, { status: 404 });
  return callBackend(context, readLaw, { params: { lawId } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
}
