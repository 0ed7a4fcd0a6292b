import { callBackend } from "~/backend/client.server";
import { listTargetCtypes, listTargetTypes } from "~/backend/contract/target-types";
import type { KnownTypes } from "~/live/target-types";
import type { LoadContext } from "~/load-context";

export async function readTypes(context: LoadContext): Promise<KnownTypes> {
  const [types, ctypes] = await Promise.all([
    callBackend(context, listTargetTypes, {}),
    callBackend(context, listTargetCtypes, {}),
  ]);
  return { types: types.map(({ id }) => id), ctypes };
}
