/**
 * How many insertions, deletions, substitutions and swaps of neighbours lead from one text to the other (optimal
 * string alignment). Answers `limit + 1` as soon as it is certain to exceed the limit, which keeps a table scan cheap.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  // What both begin and end with costs nothing, and is most of two words that are alike.
  const shorter = Math.min(from.length, to.length);
  let begin = 0;
  while (begin < shorter && from.charCodeAt(begin) === to.charCodeAt(begin)) begin++;
  let end = 0;
  while (end < shorter - begin && from.charCodeAt(from.length - 1 - end) === to.charCodeAt(to.length - 1 - end)) end++;
  const longest = Math.max(from.length, to.length) - begin - end;
  if (begin + end === shorter) return longest;
  // They differ at both ends: of more than two letters one step makes up for one end only.
  if (limit < 2 && longest > 2) return limit + 1;
  return distanceOf(from.slice(begin, from.length - end), to.slice(begin, to.length - end), limit);
}

function distanceOf(from: string, to: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      current.push(cheapest(from, to, row, column, current, last, beforeLast));
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[to.length] ?? limit + 1, limit + 1);
}

function cheapest(
  from: string,
  to: string,
  row: number,
  column: number,
  current: readonly number[],
  last: readonly number[],
  beforeLast: readonly number[],
): number {
  const same = from[row - 1] === to[column - 1];
  const plain = Math.min(
    (last[column] ?? 0) + 1,
    (current[column - 1] ?? 0) + 1,
    (last[column - 1] ?? 0) + (same ? 0 : 1),
  );
  const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
  return swapped ? Math.min(plain, (beforeLast[column - 2] ?? 0) + 1) : plain;
}
