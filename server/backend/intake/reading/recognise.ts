/** Longer ones are no titles, whoever asks. */
const LONGEST_TITLE = 300;

/**
 * The same answers for the first `most` different texts, and false for all after them: a file of many columns must not buy a search
 * among all known titles for each of its cells.
 */
export function withBudget(recognises: (title: string) => boolean, most: number): (title: string) => boolean {
  const asked = new Map<string, boolean>();
  return (title) => {
    const before = asked.get(title);
    if (before !== undefined) return before;
    if (title.length > LONGEST_TITLE || asked.size >= most) return false;
    const answer = recognises(title);
    asked.set(title, answer);
    return answer;
  };
}
