/**
 * What the suite sends each time, so that what is red was broken by the change. Long runs with other seeds: `npm run bench -- fuzz`. A seed
 * that found something there is added here, with as many cases as it took: `rounds` times every call, or every page.
 */
export const SEEDS: Record<"calls" | "pages", readonly { seed: number; rounds: number }[]> = {
  calls: [{ seed: 1, rounds: 3 }],
  pages: [{ seed: 1, rounds: 2 }],
};
