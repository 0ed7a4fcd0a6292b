import { callBackend } from "~/backend/client.server";
import { previewSanctionsListRemoval, type SanctionsListRemoval } from "~/backend/contract/sanctions-list-removal";
import {
  isOwnList,
  listSanctionsLists,
  listSanctionsListVersions,
  type SanctionsList,
  type SanctionsListVersion,
} from "~/backend/contract/sanctions-lists";
import { BackendRefusedError } from "~/backend/errors";
import { whoManages } from "~/domain/sanctions-list/who-manages";
import type { LoadContext } from "~/load-context";

export interface FoundList {
  name: string;
  /** Null for a list that was removed: its versions are kept. */
  list: SanctionsList | null;
  versions: SanctionsListVersion[];
  /** What would go, where somebody asks and may. */
  removal: SanctionsListRemoval | null;
}

/** Which removal the address asks about: one of a version, or of all. */
export function removalAsked(asked: URLSearchParams): number | "all" | null {
  const given = asked.get("remove");
  if (given === "all") return "all";
  return given && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : null;
}

/** A list with its versions. Throws 404. */
export async function listOf(
  context: LoadContext,
  name: string,
  removal: ReturnType<typeof removalAsked>,
): Promise<FoundList> {
  if (name.length > 60) throw new Response(null, { status: 404 });
  const params = { name };
  const { mayManage } = whoManages(context.session, isOwnList(name));
  const version = removal === "all" ? undefined : (removal ?? undefined);
  const [lists, versions, preview] = await Promise.all([
    callBackend(context, listSanctionsLists, {}),
    orNull(callBackend(context, listSanctionsListVersions, { params })),
    mayManage && removal !== null
      ? orNull(callBackend(context, previewSanctionsListRemoval, { params, query: { version } }))
      : null,
  ]);
  if (versions === null) throw new Response(null, { status: 404 });
  return { name, list: lists.find((one) => one.name === name) ?? null, versions, removal: preview };
}

/** Throws 403: only the pages of who may manage the list have its forms. */
export function refuseUnlessManaged({ session }: LoadContext, name: string): void {
  if (!whoManages(session, isOwnList(name)).mayManage) throw new Response(null, { status: 403 });
}

/** Null for what is not there: a list of none, or a version that somebody has removed in the meantime. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  }
}
