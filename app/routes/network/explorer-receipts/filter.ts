/** Which receipts a page of their list shows. */
export interface ReceiptsFilter {
  searchId: number | null;
  after: string | null;
}

export function parseFilter(search: URLSearchParams): ReceiptsFilter {
  const searchId = search.get("search") ?? "";
  const after = search.get("after") ?? "";
  return {
    searchId: /^[1-9]\d{0,14}$/.test(searchId) ? Number(searchId) : null,
    after: /^[1-9]\d{0,14}$/.test(after) ? after : null,
  };
}

export function toSearch({ searchId, after }: ReceiptsFilter): string {
  const search = new URLSearchParams({
    ...(searchId && { search: String(searchId) }),
    ...(after && { after }),
  }).toString();
  return search && `?${search}`;
}
