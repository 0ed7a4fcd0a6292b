/** Words are compared up to this length; what follows it tells no names apart. */
const MAX_WORD = 32;
const WIDTH = MAX_WORD + 1;
const cells = new Float64Array(WIDTH * WIDTH);
for (let i = 0; i < WIDTH; i++) {
  cells[i] = i;
  cells[i * WIDTH] = i;
}

/**
 * Edits (insert, delete, substitute, swap of neighbours) from one lower-case word to the other. `heard` weighs them by
 * how easily the ear makes them: vowel for vowel and kindred consonants count half. Symmetric. Answers a number above
 * `limit` as soon as it is certain to be passed.
 */
export function editDistance(a: string, b: string, limit: number, heard: boolean): number {
  const n = Math.min(a.length, MAX_WORD);
  const m = Math.min(b.length, MAX_WORD);
  for (let i = 1; i <= n; i++) {
    const x = a.charCodeAt(i - 1);
    let least = Number.POSITIVE_INFINITY;
    for (let j = 1; j <= m; j++) {
      const y = b.charCodeAt(j - 1);
      const at = i * WIDTH + j;
      let cost = cell(at - WIDTH - 1) + (x === y ? 0 : heard ? substitution(x, y) : 1);
      cost = Math.min(cost, cell(at - WIDTH) + (heard ? gap(x) : 1), cell(at - 1) + (heard ? gap(y) : 1));
      if (i > 1 && j > 1 && x !== y && x === b.charCodeAt(j - 2) && y === a.charCodeAt(i - 2)) {
        cost = Math.min(cost, cell(at - 2 * WIDTH - 2) + SWAP);
      }
      cells[at] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
  }
  return cell(n * WIDTH + m);
}

/** Two neighbours swapped are one slip of the hand, and a common one. */
const SWAP = 0.8;

const cell = (index: number): number => cells[index] as number;

const substitution = (x: number, y: number): number => {
  const group = GROUPS[x] ?? 0;
  return group !== 0 && (group & (GROUPS[y] ?? 0)) !== 0 ? 0.5 : 1;
};

/** A vowel or a breath more or less is half an edit. */
const gap = (x: number): number => (((GROUPS[x] ?? 0) & SOFT) !== 0 ? 0.5 : 1);

/** Letters that stand for each other across transliterations share a bit. */
const GROUPS = new Uint16Array(128);
const SOFT = 1;
for (const [bit, letters] of ["aeiou", "gkh", "bp", "dt", "sz", "vfu", "ijg", "mn", "lr"].entries()) {
  for (const letter of letters) GROUPS[letter.charCodeAt(0)] = (GROUPS[letter.charCodeAt(0)] ?? 0) | (1 << bit);
}
