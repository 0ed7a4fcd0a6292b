/** What the backend counts up to; of new alerts it knows all. */
const COUNTED = 1000;

/** As the bar shows it: "12", "1,861"; what was counted no further, "1,000+". */
export function countText(count: number, language: string): string {
  const figure = count.toLocaleString(language);
  return count === COUNTED ? `${figure}+` : figure;
}
