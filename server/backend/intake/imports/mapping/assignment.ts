/**
 * The assignment of rows to columns with the best total weight, each at most once (Hungarian method). A pair of
 * weight 0 or less is left apart. `weights[row][column]`; answers the column of each row, or -1.
 */
export function bestAssignment(weights: readonly (readonly number[])[]): number[] {
  const rows = weights.length;
  const columns = (weights[0]?.length ?? 0) + rows; // one column of nothing for every row
  const cost = (row: number, column: number): number => -Math.max(0, weights[row]?.[column] ?? 0);
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(columns + 1);
  /** The row that holds a column, counted from 1; column 0 stands for the row being placed. */
  const holder = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row++) {
    holder[0] = row;
    augment({ columns, cost, rowPotential, columnPotential, holder });
  }
  const assigned = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= columns; column++) {
    const row = (holder[column] ?? 0) - 1;
    if (row >= 0 && cost(row, column - 1) < 0) assigned[row] = column - 1;
  }
  return assigned;
}

interface Search {
  columns: number;
  cost: (row: number, column: number) => number;
  rowPotential: Float64Array;
  columnPotential: Float64Array;
  holder: Int32Array;
}

/** Places the row that holds column 0 along the cheapest path of exchanges. */
function augment({ columns, cost, rowPotential, columnPotential, holder }: Search): void {
  const slack = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(columns + 1);
  const seen = new Uint8Array(columns + 1);
  let column = 0;
  do {
    seen[column] = 1;
    const row = holder[column] ?? 0;
    let delta = Number.POSITIVE_INFINITY;
    let next = 0;
    for (let other = 1; other <= columns; other++) {
      if (seen[other]) continue;
      const reduced = cost(row - 1, other - 1) - (rowPotential[row] ?? 0) - (columnPotential[other] ?? 0);
      if (reduced < (slack[other] ?? 0)) {
        slack[other] = reduced;
        before[other] = column;
      }
      if ((slack[other] ?? 0) < delta) {
        delta = slack[other] ?? 0;
        next = other;
      }
    }
    for (let other = 0; other <= columns; other++) {
      if (seen[other]) {
        const held = holder[other] ?? 0;
        rowPotential[held] = (rowPotential[held] ?? 0) + delta;
        columnPotential[other] = (columnPotential[other] ?? 0) - delta;
      } else slack[other] = (slack[other] ?? 0) - delta;
    }
    column = next;
  } while (holder[column] !== 0);
  while (column !== 0) {
    const previous = before[column] ?? 0;
    holder[column] = holder[previous] ?? 0;
    column = previous;
  }
}
