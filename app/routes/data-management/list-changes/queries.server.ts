import { callBackend } from "~/backend/client.server";
import { listSanctionsListChanges } from "~/backend/contract/sanctions-lists";
import type { LoadContext } from "~/load-context";
import { listOf } from "../list/queries.server";
import type { ChangesFilter } from "./filter";

const PAGE = 50;

/** Which versions are compared: the last two, unless said. Throws 404. */
export async function rangeOf(context: LoadContext, name: string, asked: ChangesFilter) {
  const { list, versions } = await listOf(context, name, null);
  const [newest, before] = versions.filter(({ state }) => state === "Done").map(({ version }) => version);
  const to = asked.to ?? newest ?? null;
  const from = asked.from ?? (asked.to === null ? (before ?? 0) : beforeOf(asked.to));
  return { title: list?.title ?? name, versions, from, to };

  function beforeOf(version: number): number {
    return versions.find((other) => other.state === "Done" && other.version < version)?.version ?? 0;
  }
}

/** The versions of a list, and what changed between two of them. Throws 404. */
export async function changesOf(context: LoadContext, name: string, asked: ChangesFilter) {
  const { title, versions, from, to } = await rangeOf(context, name, asked);
  const known = { title, versions, filter: { ...asked, from, to } };
  if (to === null || from >= to) return { ...known, page: null };
  const { change, after } = asked;
  const query = { from, to, size: PAGE, ...(change && { change }), ...(after && { after }) };
  return { ...known, page: await callBackend(context, listSanctionsListChanges, { params: { name }, query }) };
}
export type FoundChanges = Awaited<ReturnType<typeof changesOf>>;
