import { callBackend } from "~/backend/client.server";
import { chooseCollection } from "~/backend/contract/collections";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import { orNotFound } from "../queries.server";

/** Makes a collection what `my` shows the reader, or not any more. Throws 404 for the root, which nobody can choose. */
export async function chooseDefault(context: LoadContext, collectionId: number, isDefault: boolean): Promise<Message> {
  const chosen = callBackend(context, chooseCollection, { params: { collectionId }, body: { isDefault } });
  const { name } = await orNotFound(chosen);
  return { key: isDefault ? "network:myDefault.made" : "network:myDefault.ended", params: { name } };
}
