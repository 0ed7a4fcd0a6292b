/** What a layout is made of: pure data, so that it can be sent to a worker and compared by its content. */
export interface LayoutInput {
  /** In a column each; columns are counted from 0 and none is left out that a node stands behind. */
  nodes: readonly {
    id: string;
    column: number;
    /** Below everything of its column of which this is less. */
    rank?: number;
  }[];
  /** Either way round. */
  edges: readonly { from: string; to: string }[];
  measures: Measures;
}

export interface Measures {
  /** Of a node, in units of the picture. */
  width: number;
  height: number;
  /** Between columns, and between nodes of one. */
  gapX: number;
  gapY: number;
  /** Of a node in the first column, which is the customer alone. */
  first: number;
  /** Nodes of a column follow each other without gaps from the top; else each stands near its neighbours. */
  packed: boolean;
  /** A column with more nodes stands in several beside each other; Infinity for never. */
  mostRows: number;
}

export interface Column {
  x: number;
  width: number;
}

export interface Layout {
  width: number;
  height: number;
  /** By number. */
  columns: Column[];
  /** The upper left corner of each node. */
  places: Map<string, { x: number; y: number }>;
}

/** Nodes with room for a name. */
export const CARDS: Measures = {
  width: 240,
  height: 48,
  gapX: 48,
  gapY: 8,
  first: 124,
  packed: true,
  mostRows: Number.POSITIVE_INFINITY,
};
/** Marks without one, to see all at once. */
export const MARKS: Measures = { width: 10, height: 10, gapX: 90, gapY: 4, first: 10, packed: false, mostRows: 90 };
