const MOST = 12;

/**
 * The columns that go on with one, by the numbers in their titles: beside "Shareholder 1" those of "Shareholder 2" and "Shareholder 3", beside
 * "Share 1 (%)" that of "Share 2 (%)"; a first one may have no number. 0-based, in the order of the numbers, the given one among them; by itself
 * where none goes on.
 */
export function numberedColumns(header: readonly string[], column: number): number[] {
  const title = keyOf(header[column] ?? "");
  const [, before = title, , behind = ""] = /^(.*?)(\d{1,2})(\D*)$/.exec(title) ?? [];
  const at = new Map(header.map((other, index) => [keyOf(other), index]));
  const numbered = Array.from({ length: MOST }, (_, index) => at.get(keyOf(`${before} ${index + 1}${behind}`)));
  const found = numbered.filter((one) => one !== undefined);
  return [...new Set(found.includes(column) ? found : [column, ...found])];
}

const keyOf = (title: string): string => title.toLowerCase().replace(/[\s_.-]+/g, "");
