import type { MapCell } from "~/backend/contract/map";
import type { Bounds } from "~/backend/contract/map-grid";
import { RISK_NAMES, type RiskName } from "~/backend/contract/score-words";
import type { RiskBands } from "../../reference/catalogue/risk-bands";

/** What of the world is counted, by which cells and risks. */
export interface Part {
  bounds: Bounds;
  zoom: number;
  bands: RiskBands;
}

/** The places of one cell that are of one band. Longitudes are counted from the date line. */
export interface CellGroup {
  x: number;
  y: number;
  band: number;
  count: number;
  vague: number;
  id: number;
  eastSum: number;
  latSum: number;
  west: number;
  east: number;
  south: number;
  north: number;
}

export type Joined = Omit<MapCell, "target"> & { id: number };

export function joinGroups(groups: readonly CellGroup[], bands: RiskBands): Joined[] {
  const byCell = new Map<string, CellGroup[]>();
  for (const part of groups) {
    const key = `${part.x},${part.y}`;
    const known = byCell.get(key);
    if (known) known.push(part);
    else byCell.set(key, [part]);
  }
  return [...byCell.values()].map((some) => joinedOf(some, bands));
}

function joinedOf(groups: readonly CellGroup[], bands: RiskBands): Joined {
  const sum = (of: (part: CellGroup) => number) => groups.reduce((total, part) => total + of(part), 0);
  const count = sum((part) => part.count);
  const counts = new Map<RiskName, number>();
  for (const part of groups) {
    const risk = riskOfBand(part.band, bands);
    counts.set(risk, (counts.get(risk) ?? 0) + part.count);
  }
  const byRisk = GRAVEST_FIRST.flatMap((risk) => {
    const ofRisk = counts.get(risk) ?? 0;
    return ofRisk > 0 ? [{ risk, count: ofRisk }] : [];
  });
  const [first] = groups;
  return {
    x: first?.x ?? 0,
    y: first?.y ?? 0,
    id: first?.id ?? 0,
    lon: sum(({ eastSum }) => eastSum) / count - 180,
    lat: sum(({ latSum }) => latSum) / count,
    count,
    vague: sum(({ vague }) => vague),
    byRisk,
    worst: byRisk[0]?.risk ?? "NA",
    box: {
      west: Math.min(...groups.map(({ west }) => west)) - 180,
      south: Math.min(...groups.map(({ south }) => south)),
      east: Math.max(...groups.map(({ east }) => east)) - 180,
      north: Math.max(...groups.map(({ north }) => north)),
    },
  };
}

const GRAVEST_FIRST = RISK_NAMES.toReversed();

export const riskOfBand = (band: number, bands: RiskBands): RiskName =>
  band === 0 ? "NA" : (bands[band - 1]?.risk ?? "No");
