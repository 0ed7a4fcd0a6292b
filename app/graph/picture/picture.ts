import type { EdgeSourceName } from "~/backend/contract/graph-words";
import type { RiskName } from "~/backend/contract/score-words";
import type { NodeKind } from "../graph";

/** A graph ready to be drawn: places in units of the picture, everything else in the reader's words. */
export interface Picture {
  /** What a screen reader says that it is. */
  label: string;
  width: number;
  height: number;
  /** Where nodes begin below the headings of the columns. */
  top: number;
  columns: PictureColumn[];
  /** Something is chosen: what has nothing to do with it fades. */
  isChosen: boolean;
  /** It is about shares: what fades still has to be read. */
  hasRibbons: boolean;
  /** In reading order: by column, from the top. */
  nodes: PictureNode[];
  edges: PictureEdge[];
}

export interface PictureColumn {
  x: number;
  width: number;
  title: string;
  /** How many targets there are in it, and the riskiest of them by risk; empty for what is no tier. */
  count: string;
  risks: readonly RiskCount[];
  /** The same for who hears it. */
  label: string;
}

export interface RiskCount {
  risk: RiskName;
  number: string;
}

export interface PictureNode {
  id: string;
  kind: NodeKind;
  column: number;
  x: number;
  y: number;
  height: number;
  /** As much of the name as there is room for. */
  name: string;
  /** Below the name: the risk in words, and where it is. */
  rating: string;
  note: string;
  /** Below that, where a card is high enough. */
  more: string;
  /** Of a group, by risk. */
  risks: readonly RiskCount[];
  /** Of a group: opens it in place. */
  openHref: string | null;
  /** What that link is called. */
  openLabel: string;
  /** Name, risk, country and what else a sighted reader sees at once. */
  label: string;
  risk: RiskName;
  /** Where it leads; null for what leads nowhere. */
  href: string | null;
  /** On the way that is shown. */
  lit: boolean;
  /** Joined to what is chosen. */
  near: boolean;
  selected: boolean;
}

export interface PictureEdge {
  key: string;
  from: string;
  to: string;
  /** The data of an SVG path. */
  d: string;
  /** An area as wide as what flows, with its number where it has to do with what is chosen; null for a line. */
  ribbon: { number: string; x: number; y: number } | null;
  label: string;
  href: string | null;
  line: EdgeLine;
  lit: boolean;
  near: boolean;
}

/** How an edge looks: what it rests on by its stroke, how sure and how old that is by its weight. */
export interface EdgeLine {
  source: EdgeSourceName | "followed";
  width: number;
  opacity: number;
}

/** Of cards and marks alike, around the picture and for the headings. */
export const MARGIN = 24;
export const HEADINGS = 36;
