import type { Story } from "./story";

export interface Chapter {
  stories: Story[];
  /** The end of the month whose scores are computed after it; null inside a month and in earlier ones. */
  closes: Date | null;
}

/** The stories in the order in which they happened, cut at the ends of months (UTC) and into pieces of one transaction each. */
export function chaptersOf(stories: readonly Story[], now: Date): Chapter[] {
  const ofMonth = new Map<string, Story[]>();
  for (const story of [...stories].sort((a, b) => timeOf(a) - timeOf(b))) {
    const month = new Date(timeOf(story)).toISOString().slice(0, 7);
    ofMonth.set(month, [...(ofMonth.get(month) ?? []), story]);
  }
  return [...ofMonth].flatMap(([month, all]) => {
    const end = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0, 23, 59));
    const counts = end < now && end > monthsBefore(now, MONTHS_OF_HISTORY);
    return pieces(all).map((part, index, { length }) => ({
      stories: part,
      closes: counts && index === length - 1 ? end : null,
    }));
  });
}

const STORIES_AT_ONCE = 250;
const MONTHS_OF_HISTORY = 6;

const timeOf = ({ first }: Story): number => Date.parse(first.event.publishedAt ?? "");

const monthsBefore = (now: Date, months: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));

function pieces(stories: readonly Story[]): Story[][] {
  const count = Math.ceil(stories.length / STORIES_AT_ONCE);
  return Array.from({ length: count }, (_, n) => stories.slice(n * STORIES_AT_ONCE, (n + 1) * STORIES_AT_ONCE));
}
