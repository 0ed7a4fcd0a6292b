import { callBackend } from "~/backend/client.server";
import { readSyndication, type Syndication } from "~/backend/contract/feed-subscriptions";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** Null for a token that opens nothing, whatever the reason. */
export async function syndicationOf(context: LoadContext, token: string): Promise<Syndication | null> {
  try {
    return await callBackend(context, readSyndication, { params: { token } });
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  }
}
