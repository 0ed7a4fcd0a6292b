import type { RequestLink } from "~/access/request-link.server";
import { callBackend } from "~/backend/client.server";
import { type LinkedPlan, openLinkedPlan } from "~/backend/contract/supplier-plans";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** The plan behind the link; null where it opens none. */
export async function readPlan(context: LoadContext, link: RequestLink): Promise<LinkedPlan | null> {
  try {
    return await callBackend(context, openLinkedPlan, { body: link });
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  }
}
