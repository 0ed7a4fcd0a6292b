import { REVIEW_KINDS, type ReviewKind } from "~/backend/contract/review-queue";

export interface ReviewFilter {
  kind: ReviewKind;
  after: string | null;
}

/** Rows of imports, unless said. What is no kind of ours is none. */
export function parseFilter(searchParams: URLSearchParams): ReviewFilter {
  const asked = searchParams.get("kind");
  return {
    kind: REVIEW_KINDS.find((kind) => kind === asked) ?? "import-row",
    after: searchParams.get("after")?.slice(0, 40) || null,
  };
}

/** The query of such a list, without what is as it always is. */
export function toSearch({ kind, after }: ReviewFilter): string {
  const query = new URLSearchParams({ ...(kind !== "import-row" && { kind }), ...(after && { after }) });
  return query.size > 0 ? `?${query}` : "";
}
