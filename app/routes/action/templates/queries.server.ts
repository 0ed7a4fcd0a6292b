import { callBackend } from "~/backend/client.server";
import { listActionTemplates } from "~/backend/contract/action-templates";
import type { LoadContext } from "~/load-context";

export const templatesOf = (context: LoadContext) => callBackend(context, listActionTemplates, {});
