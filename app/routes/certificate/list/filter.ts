import { DOCUMENT_TYPE_IDS, VALIDITIES } from "~/backend/contract/document-words";
import { targetOf } from "~/paths";

export interface DocumentFilter {
  q: string;
  documentType: (typeof DOCUMENT_TYPE_IDS)[number] | "custom" | null;
  validity: (typeof VALIDITIES)[number] | null;
  targetId: number | null;
}

/** What a URL asks for; what no list can mean is left out. */
export function parseDocumentFilter(search: URLSearchParams): DocumentFilter {
  const type = search.get("documentType");
  return {
    q: (search.get("q") ?? "").trim().slice(0, 200),
    documentType: type === "custom" ? type : (DOCUMENT_TYPE_IDS.find((id) => id === type) ?? null),
    validity: VALIDITIES.find((one) => one === search.get("validity")) ?? null,
    targetId: targetOf(search.get("targetId") ?? undefined),
  };
}

/** The filter as a query, from the page after `after` on. */
export function searchOf({ q, documentType, validity, targetId }: DocumentFilter, after?: string | null): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(documentType && { documentType }),
    ...(validity && { validity }),
    ...(targetId && { targetId: String(targetId) }),
    ...(after && { after }),
  }).toString();
  return query && `?${query}`;
}

export const isDefault = (filter: DocumentFilter): boolean => searchOf(filter) === "";
