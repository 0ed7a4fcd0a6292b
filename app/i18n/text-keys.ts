/** Where the catalogue's words stand: `catalogue` has to be among the page's namespaces. */
const KEYS = {
  eventType: (id: string) => `catalogue:eventTypes.${id}`,
  eventGroup: (id: string) => `catalogue:eventGroups.${id}`,
  perspective: (id: string) => `catalogue:perspectives.${id}`,
  priority: (id: string) => `catalogue:priorities.${id}`,
  risk: (id: string) => `catalogue:risks.${id}`,
  targetType: (id: string) => `catalogue:targetTypes.${id}`,
  ctype: (id: string) => `catalogue:ctypes.${id}`,
  impactLevel: (id: string) => `catalogue:impactLevels.${id}`,
  status: (id: string) => `catalogue:statuses.${id}`,
  relevancy: (id: string) => `catalogue:relevancies.${id}`,
  flagReason: (id: string) => `catalogue:flagReasons.${id}`,
  edgeType: (id: string) => `catalogue:edgeTypes.${id}`,
  edgeSource: (id: string) => `catalogue:edgeSources.${id}`,
  size: (id: string) => `catalogue:sizes.${id}`,
  industry: (id: string) => `catalogue:industries.${id}`,
  commodity: (id: string) => `catalogue:commodities.${id}`,
  /** By the digits of an HS chapter or heading. */
  goods: (digits: string) => `catalogue:goods.${digits}`,
  /** By the foreign system that gives it out. */
  identifier: (id: string) => `catalogue:identifiers.${id}`,
  actionType: (id: string) => `catalogue:actionTypes.${id}`,
  metaStatus: (id: string) => `catalogue:metaStatuses.${id}`,
  sanctionsStatus: (id: string) => `catalogue:sanctionsStatuses.${id}`,
} as const;
export type CatalogueWord = keyof typeof KEYS;

/** The key of the text that names a value: `catalogueKey("eventType", "earthquake")`. */
export function catalogueKey(word: CatalogueWord, id: string): string {
  return KEYS[word](id);
}
