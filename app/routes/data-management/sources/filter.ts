import { CONNECTOR_FORMATS, CONNECTOR_HEALTH, type Connector } from "~/backend/contract/connectors";

export interface SourceFilter {
  health: (typeof CONNECTOR_HEALTH)[number] | null;
  format: (typeof CONNECTOR_FORMATS)[number] | null;
}

/** What is no filter of ours is none. */
export function parseFilter(searchParams: URLSearchParams): SourceFilter {
  return {
    health: CONNECTOR_HEALTH.find((health) => health === searchParams.get("health")) ?? null,
    format: CONNECTOR_FORMATS.find((format) => format === searchParams.get("format")) ?? null,
  };
}

/** The query of such a list. */
export function toSearch({ health, format }: SourceFilter): string {
  const query = new URLSearchParams({ ...(health && { health }), ...(format && { format }) });
  return query.size > 0 ? `?${query}` : "";
}

export const isNarrowed = ({ health, format }: SourceFilter): boolean => health !== null || format !== null;

export const matches = ({ health, format }: SourceFilter, source: Pick<Connector, "health" | "format">): boolean =>
  (health === null || source.health === health) && (format === null || source.format === format);

/** What has to be mended first. */
const ORDER: readonly Connector["health"][] = ["failing", "late", "silent", "good", "off"];

export function inOrder<Source extends Pick<Connector, "health" | "name">>(sources: readonly Source[]): Source[] {
  return sources.toSorted(
    (one, other) => ORDER.indexOf(one.health) - ORDER.indexOf(other.health) || (one.name < other.name ? -1 : 1),
  );
}
