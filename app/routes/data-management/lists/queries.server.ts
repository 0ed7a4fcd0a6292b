import { callBackend } from "~/backend/client.server";
import { listSanctionsLists } from "~/backend/contract/sanctions-lists";
import type { LoadContext } from "~/load-context";

export const listsOf = (context: LoadContext) => callBackend(context, listSanctionsLists, {});
