import { MATCH_KINDS, MATCH_SORTS, MATCH_STATES, MATCH_VERDICTS } from "~/backend/contract/sanctions-words";

export interface ReviewFilter {
  state: (typeof MATCH_STATES)[number];
  listName: string | null;
  kind: (typeof MATCH_KINDS)[number] | null;
  verdict: (typeof MATCH_VERDICTS)[number] | null;
  collectionId: number | null;
  sort: (typeof MATCH_SORTS)[number];
  after: string | null;
}

/** Open matches, the strongest first; unless said. What is no filter of ours is none. */
export function parseFilter(searchParams: URLSearchParams): ReviewFilter {
  const given = <T extends string>(name: string, words: readonly T[]) =>
    words.find((word) => word === searchParams.get(name)) ?? null;
  const number = (name: string) =>
    /^[1-9]\d{0,14}$/.test(searchParams.get(name) ?? "") ? searchParams.get(name) : null;
  const collectionId = number("collectionId");
  const listName = searchParams.get("listName") ?? "";
  return {
    state: given("state", MATCH_STATES) ?? "open",
    listName: /^[a-z\d][a-z\d-]{0,99}$/.test(listName) ? listName : null,
    kind: given("kind", MATCH_KINDS),
    verdict: given("verdict", MATCH_VERDICTS),
    collectionId: collectionId === null ? null : Number(collectionId),
    sort: given("sort", MATCH_SORTS) ?? "strongest",
    after: number("after"),
  };
}

/** The query of such a list, without what is as it always is. */
export function toSearch({ state, listName, kind, verdict, collectionId, sort, after }: ReviewFilter): string {
  const query = new URLSearchParams({
    ...(state !== "open" && { state }),
    ...(listName && { listName }),
    ...(kind && { kind }),
    ...(verdict && { verdict }),
    ...(collectionId && { collectionId: String(collectionId) }),
    ...(sort !== "strongest" && { sort }),
    ...(after && { after }),
  });
  return query.size > 0 ? `?${query}` : "";
}

/** Whether another filter would show matches that this one leaves out, whatever their status. */
export const isNarrowed = ({ listName, kind, verdict, collectionId }: ReviewFilter): boolean =>
  listName !== null || kind !== null || verdict !== null || collectionId !== null;

/** What the backend is asked for. */
export function fieldsOf({ state, sort, listName, kind, verdict, collectionId }: ReviewFilter) {
  return {
    ...{ state, sort },
    ...(listName && { listName }),
    ...(kind && { kind }),
    ...(verdict && { verdict }),
    ...(collectionId && { collectionId }),
  };
}
