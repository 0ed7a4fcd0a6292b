import { callBackend } from "~/backend/client.server";
import { readTaskOwners } from "~/backend/contract/tasks";
import type { LoadContext } from "~/load-context";

export const ownersOf = (context: LoadContext) => callBackend(context, readTaskOwners, {});
