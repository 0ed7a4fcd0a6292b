export interface BCubed {
  precision: number;
  recall: number;
  f1: number;
}

/**
 * How well items were put together: for each item, how many of those put with it belong to it (precision), and how many of those that
 * belong to it were put with it (recall), each including itself; the mean over all (Bagga and Baldwin 1998). Both lists have one name of a
 * group for each item, in one order.
 */
export function bCubed(found: readonly (string | number)[], truth: readonly (string | number)[]): BCubed {
  const [inFound, inTruth, inBoth] = [sizes(found), sizes(truth), sizes(found.map((one, n) => `${one}|${truth[n]}`))];
  let [precision, recall] = [0, 0];
  found.forEach((one, n) => {
    const both = inBoth.get(`${one}|${truth[n]}`) ?? 0;
    precision += both / (inFound.get(one) ?? 1);
    recall += both / (inTruth.get(truth[n] ?? "") ?? 1);
  });
  [precision, recall] = [precision / found.length, recall / found.length];
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}

function sizes<T>(names: readonly T[]): Map<T, number> {
  const counted = new Map<T, number>();
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1);
  return counted;
}
