/** The floor: how many trigrams of the lower-case text two names share. No word is known, none is weighed. */
export class TrigramBaseline {
  private readonly postings = new Map<string, number[]>();
  private readonly sizes: number[] = [];

  constructor(readonly names: readonly string[]) {
    for (const [number, name] of names.entries()) {
      const trigrams = trigramsOf(name);
      this.sizes.push(trigrams.size);
      for (const trigram of trigrams) {
        const numbers = this.postings.get(trigram);
        if (numbers) numbers.push(number);
        else this.postings.set(trigram, [number]);
      }
    }
  }

  /** Numbers of the names that are nearest, best first, by Jaccard similarity. */
  nearest(name: string, least: number, count: number): { number: number; similarity: number }[] {
    const trigrams = trigramsOf(name);
    const shared = new Map<number, number>();
    for (const trigram of trigrams) {
      for (const number of this.postings.get(trigram) ?? []) shared.set(number, (shared.get(number) ?? 0) + 1);
    }
    return [...shared]
      .map(([number, common]) => ({
        number,
        similarity: common / (trigrams.size + (this.sizes[number] as number) - common),
      }))
      .filter(({ similarity }) => similarity >= least)
      .sort((a, b) => b.similarity - a.similarity || a.number - b.number)
      .slice(0, count);
  }
}

export function trigramSimilarity(a: string, b: string): number {
  const [x, y] = [trigramsOf(a), trigramsOf(b)];
  let common = 0;
  for (const trigram of x) if (y.has(trigram)) common++;
  return x.size + y.size === 0 ? 0 : common / (x.size + y.size - common);
}

function trigramsOf(name: string): Set<string> {
  const text = `  ${name.toLowerCase()} `;
  const trigrams = new Set<string>();
  for (let i = 0; i + 3 <= text.length; i++) trigrams.add(text.slice(i, i + 3));
  return trigrams;
}
